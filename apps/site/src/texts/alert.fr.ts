import { basketFr as words } from '@hearthline/format/vocabulary/basket.fr';
import type { AlertTexts } from './alert-texts.ts';

const counted = (count: number): string => words.counts[count] ?? String(count);
const homes = (count: number): string => `${counted(count)} ${count === 1 ? 'propriété' : 'propriétés'}`;
/** Au milieu d’une phrase. */
const some = (count: number): string => counted(count).toLowerCase();
const within = (place: string): string => (place === '' ? '' : ` à ${place}`);

export const alertFr: AlertTexts = {
  trigger: {
    new: 'Nouvelle',
    priceIntoRange: 'Dans votre budget',
    priceChange: 'Prix changé',
    backOnMarket: 'De retour sur le marché',
    conditional: 'Vendue sous conditions',
    soldOrLeased: 'Vendue',
  },
  leasedTrigger: { conditional: 'Louée sous conditions', soldOrLeased: 'Louée' },
  since: {
    today: 'depuis ce matin',
    yesterday: 'depuis hier',
    weekday: (day) => `depuis ${day}`,
    date: (day) => `depuis le ${day}`,
  },
  reason: {
    new: {
      today: 'Nouvelle aujourd’hui.',
      yesterday: 'Nouvelle depuis hier.',
      weekday: (day) => `Nouvelle depuis ${day}.`,
      date: (day) => `Nouvelle depuis le ${day}.`,
    },
    down: (by, when) => `Baisse de ${by} ${when}.`,
    up: (by, when) => `Hausse de ${by} ${when}.`,
    intoRange: 'Le prix est maintenant de ceux que vous cherchez.',
    back: (when) => `De retour sur le marché ${when}.`,
    less: (by) => `Le prix demandé a baissé de ${by}.`,
    more: (by) => `Le prix demandé a monté de ${by}.`,
    conditional: 'Vendue, si les conditions sont remplies.',
    conditionalLease: 'Louée, si les conditions sont remplies.',
    sold: 'Elle est vendue.',
    leased: 'Elle est louée.',
    when: {
      today: 'aujourd’hui',
      yesterday: 'depuis hier',
      weekday: (day) => `depuis ${day}`,
      date: (day) => `depuis le ${day}`,
    },
    like: (address) => `Du genre de ${address}, à laquelle vous avez dit oui.`,
    fits: (count) =>
      count === 1 ? 'Elle répond à ce que vous cherchez.' : `Elle répond à vos ${count}\u00a0critères.`,
  },
  mail: {
    subject: {
      homes: (count, place, areNew) =>
        count === 1
          ? `Une ${areNew ? 'nouvelle ' : ''}propriété${within(place)}`
          : `${counted(count)} ${areNew ? 'nouvelles ' : ''}propriétés${within(place)}`,
      down: (count, by, ofAll) => {
        if (count === 1) return `une en baisse de ${by}`;
        return `${count === ofAll ? 'toutes' : some(count)} en baisse, jusqu’à ${by}`;
      },
      back: (count, ofAll) => `${count === ofAll ? 'toutes' : some(count)} de retour sur le marché`,
      gone: (count, ofAll) => {
        if (count === 1) return 'une n’est plus disponible';
        return `${count === ofAll ? 'toutes' : some(count)} ne sont plus disponibles`;
      },
      oneNew: (place, home, price) => `Nouvelle${within(place)}\u00a0: ${home}, ${price}`,
      oneDown: (home, by, price) => `${home}, en baisse de ${by}, à ${price}`,
      oneUp: (home, by, price) => `${home}, en hausse de ${by}, à ${price}`,
      oneBack: (home, price) => `${home} est de retour, ${price}`,
      oneConditional: (home, isLease) => `${home} est ${isLease ? 'louée' : 'vendue'} sous conditions`,
      oneGone: (home, isLease) => `${home} est ${isLease ? 'louée' : 'vendue'}`,
    },
    hello: (names) => (names === '' ? 'Bonjour,' : `Bonjour ${names},`),
    fit: (count, alerts, since) =>
      `${homes(count)} ${count === 1 ? 'correspond' : 'correspondent'} à ${alerts}${since === '' ? '' : ` ${since}`}.`,
    news: (count, alerts) =>
      `Du nouveau sur ${some(count)} ${count === 1 ? 'propriété' : 'propriétés'} de ${alerts}.`,
    alertName: (name) => `«\u00a0${name}\u00a0»`,
    tap: 'Touchez une réponse, je la vois tout de suite.',
    textMe: 'Me texter',
    merged: 'Réunies en un seul message, pour ne pas vous en envoyer plusieurs.',
    open: (count) => {
      if (count === 1) return 'La voir sur votre page';
      return count === 2 ? 'Voir les deux sur votre page' : 'Les voir toutes sur votre page';
    },
    answerLabel: (answer, home) => `${answer} pour ${home}`,
    ways: {
      title: 'Ces messages, à votre façon',
      fewer: ['Moins souvent', 'Au plus un par semaine'],
      other: ['Autre chose', 'Dire ce qui ne va pas'],
      pause: ['Pause', 'De 2 ou 4\u00a0semaines'],
      stop: ['Arrêter', 'Plus aucun de ceux-ci'],
    },
    privacy:
      'Aucun compte nécessaire. Les liens sont à vous seul\u00a0: quiconque les a répond en votre nom.',
  },
  question: {
    subject: (alerts) => `Voulez-vous encore des propriétés pour ${alerts}?`,
    lastSeen: (day) =>
      `Votre dernière visite de votre page date du ${day}, et je ne veux pas vous écrire pour rien.`,
    neverSeen: 'Vous n’avez pas encore ouvert votre page, et je ne veux pas vous écrire pour rien.',
    text: (day) =>
      `Si vous voulez d’autres propriétés de ce genre, dites-le. Sans nouvelles, les messages font une pause le ${day}; ils peuvent reprendre en tout temps.`,
    keep: 'Oui, continuez',
    pause: 'Faire une pause',
    stop: 'Arrêter',
    sms: (alerts) => `Voulez-vous encore des propriétés pour ${alerts}? Dites-le ici\u00a0:`,
  },
};
