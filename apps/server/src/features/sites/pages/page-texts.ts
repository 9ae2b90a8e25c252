import type { Language } from '@hearthline/contract/common';
import { withDe, withQue } from '@hearthline/format/elide';

interface PageTexts {
  homes: string;
  places: string;
  news: string;
  about: string;
  contact: string;
  privacy: string;
  unsubscribe: string;
  notFound: string;
  /** Of a page with a form, once it was sent. */
  outcomes: Record<'sent' | 'invalid', (page: string) => string>;
  /** What a page is about, for those who have not opened it. */
  descriptions: {
    home: (agent: string, brokerage: string) => string;
    homes: (agent: string, places: string) => string;
    places: (agent: string, places: string) => string;
    city: (place: string) => string;
    news: (agent: string) => string;
    about: (agent: string, brokerage: string) => string;
    contact: (agent: string) => string;
    privacy: (agent: string) => string;
    unsubscribe: (agent: string) => string;
  };
  /** Of the same pages while nothing of a board may stand on them. */
  withoutMarket: {
    home: (agent: string, brokerage: string) => string;
    places: (agent: string, places: string) => string;
    city: (agent: string, place: string) => string;
  };
  photo: (address: string, number: number) => string;
  portrait: (agent: string) => string;
}

export const pageTexts: Record<Language, PageTexts> = {
  en: {
    homes: 'Homes for sale and lease',
    places: 'Places',
    news: 'News',
    about: 'About me',
    contact: 'Contact',
    privacy: 'Privacy',
    unsubscribe: 'Unsubscribe',
    notFound: 'Page not found',
    outcomes: { sent: (page) => `Sent: ${page}`, invalid: (page) => `Error: ${page}` },
    descriptions: {
      home: (agent, brokerage) => `${agent}, ${brokerage}: homes, prices and news.`,
      homes: (agent, places) =>
        places === ''
          ? `Homes that ${agent} offers.`
          : `Homes for sale and lease in ${places}, with ${agent}.`,
      places: (agent, places) =>
        places === '' ? `Where ${agent} works.` : `What homes cost and how fast they sell in ${places}.`,
      city: (place) => `What homes cost in ${place}, how fast they sell and what is for sale today.`,
      news: (agent) => `News of the market by ${agent}.`,
      about: (agent, brokerage) => `${agent} of ${brokerage}.`,
      contact: (agent) => `Write to ${agent}, or call.`,
      privacy: (agent) => `What ${agent} keeps of whoever writes, and why.`,
      unsubscribe: (agent) => `No more messages from ${agent}.`,
    },
    withoutMarket: {
      home: (agent, brokerage) => `${agent}, ${brokerage}: places and news.`,
      places: (agent, places) => `Where ${agent} works${places && `: ${places}`}.`,
      city: (agent, place) => `${place}: news by ${agent}.`,
    },
    photo: (address, number) => `${address}, photo ${number}`,
    portrait: (agent) => `Portrait of ${agent}`,
  },
  fr: {
    homes: 'Propriétés à vendre et à louer',
    places: 'Secteurs',
    news: 'Nouvelles',
    about: 'À propos de moi',
    contact: 'Contact',
    privacy: 'Confidentialité',
    unsubscribe: 'Désabonnement',
    notFound: 'Page introuvable',
    outcomes: { sent: (page) => `Envoyé\u00a0: ${page}`, invalid: (page) => `Erreur\u00a0: ${page}` },
    descriptions: {
      home: (agent, brokerage) => `${agent}, ${brokerage}\u00a0: propriétés, prix et nouvelles.`,
      homes: (agent, places) =>
        places === ''
          ? `Les propriétés qu’offre ${agent}.`
          : `Propriétés à vendre et à louer, ${places}, avec ${agent}.`,
      places: (agent, places) =>
        places === ''
          ? `Où travaille ${agent}.`
          : `Ce que coûtent les propriétés et à quel rythme elles se vendent\u00a0: ${places}.`,
      city: (place) =>
        `${place}\u00a0: ce que coûtent les propriétés, à quel rythme elles se vendent et ce qui est offert aujourd’hui.`,
      news: (agent) => `Les nouvelles du marché, par ${agent}.`,
      about: (agent, brokerage) => `${agent}, ${withDe(brokerage)}.`,
      contact: (agent) => `Écrire à ${agent}, ou l’appeler.`,
      privacy: (agent) => `Ce ${withQue(agent)} garde de qui lui écrit, et pourquoi.`,
      unsubscribe: (agent) => `Ne plus recevoir de messages ${withDe(agent)}.`,
    },
    withoutMarket: {
      home: (agent, brokerage) => `${agent}, ${brokerage}\u00a0: lieux et nouvelles.`,
      places: (agent, places) => `Où travaille ${agent}${places && `\u00a0: ${places}`}.`,
      city: (agent, place) => `${place}\u00a0: les nouvelles, par ${agent}.`,
    },
    photo: (address, number) => `${address}, photo ${number}`,
    portrait: (agent) => `Portrait ${withDe(agent)}`,
  },
};
