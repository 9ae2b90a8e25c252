import type { Language } from '@hearthline/contract/common';
import type { MessageCategory } from '@hearthline/contract/messages';

export interface MailTexts {
  on: string;
  unsubscribe: string;
  preferences: string;
  /** Why the reader gets this. */
  because: Record<Exclude<MessageCategory, 'personal'>, string>;
  referredBy: (name: string) => string;
  testNote: string;
}

export const mailTexts: Record<Language, MailTexts> = {
  en: {
    on: 'on behalf of',
    unsubscribe: 'Unsubscribe',
    preferences: 'Choose what you get',
    because: {
      news: 'You get this mail because you agreed to receive news from your agent.',
      alerts: 'You get this mail because you asked to hear about homes like these.',
      baskets: 'You get this mail because your agent picked homes for you.',
      greetings: 'You get this mail because you know your agent.',
      reports: 'You get this mail because you agreed to receive reports on your market.',
    },
    referredBy: (name) => `${name} gave us your address.`,
    testNote: 'This is a test. Only you got it.',
  },
  fr: {
    on: 'pour le compte de',
    unsubscribe: 'Se désabonner',
    preferences: 'Choisir ce que vous recevez',
    because: {
      news: 'Vous recevez ce courriel parce que vous avez accepté de recevoir les nouvelles de votre courtier.',
      alerts: 'Vous recevez ce courriel parce que vous avez demandé à connaître les propriétés de ce genre.',
      baskets: 'Vous recevez ce courriel parce que votre courtier a choisi des propriétés pour vous.',
      greetings: 'Vous recevez ce courriel parce que vous connaissez votre courtier.',
      reports:
        'Vous recevez ce courriel parce que vous avez accepté de recevoir des rapports sur votre marché.',
    },
    referredBy: (name) => `${name} nous a donné votre adresse.`,
    testNote: 'Ceci est un essai. Vous seul l’avez reçu.',
  },
};
