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
  page: {
    watches: 'Ce qui est surveillé pour vous',
    everywhere: 'Partout',
    from: (amount) => `à partir de ${amount}`,
    upTo: (amount) => `jusqu’à ${amount}`,
    atLeast: (amount) => `${amount} ou plus`,
    not: (names) => `sauf ${names}`,
    is: { yes: 'Oui', no: 'Non' },
    shape: { polygon: 'Un secteur dessiné', box: 'Une partie de la carte' },
    near: (place, radius) =>
      place === '' ? `Dans un rayon de ${radius}` : `${place}, dans un rayon de ${radius}`,
    drop: (percent) => `${percent} ou plus`,
    days: (days) => (days === 1 ? 'Le dernier jour' : `Les ${days}\u00a0derniers jours`),
    between: (from, to) => `${from} à ${to}`,
    rhythm: {
      atOnce: 'dès que quelque chose convient',
      daily: 'une fois par jour',
      weekly: 'une fois par semaine',
      monthly: 'une fois par mois',
    },
    older: 'Propriétés plus anciennes',
    newer: 'Propriétés plus récentes',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    standing: {
      asSet: (rhythm) => `Vous recevez un message ${rhythm}.`,
      weekly: 'Vous recevez au plus un message par semaine.',
      pausedUntil: (day) => `En pause pour vous jusqu’au ${day}.`,
      stopped: 'Vous avez arrêté ces messages. Ce qui est ici reste.',
      alertPaused: {
        byAgent: (agent) => `${agent} a mis ces messages en pause pour l’instant.`,
        byClient: () => 'Ces messages sont en pause, comme vous l’avez demandé.',
        stoppedByClient: () => 'Ces messages sont arrêtés, comme vous l’avez demandé.',
        noSignOfLife: () => 'Ces messages sont en pause, faute de visite depuis longtemps.',
        bounced: (agent) =>
          `Ces messages n’arrivaient pas\u00a0: ils sont en pause. Demandez à ${agent} de vérifier votre adresse.`,
        consentLost: (agent) =>
          `Ces messages sont en pause, car vous ne voulez plus de courriels de ce genre. Demandez à ${agent} de les reprendre.`,
      },
      resumes: (day) => `Ils reprennent d’eux-mêmes le ${day}.`,
    },
    choiceFor: (alerts) => `Votre choix vaut ici pour ${alerts}.`,
    fewer: 'Au plus un par semaine',
    asBefore: 'Aussi souvent qu’avant',
    pauseFor: { '2': 'Pause de 2\u00a0semaines', '4': 'Pause de 4\u00a0semaines' },
    pauseLabel: 'Pause',
    goOn: 'Les reprendre',
    stop: 'Arrêter ces messages',
    stopText: (agent) => `Vos réponses et ces propriétés restent ici. ${agent} le voit.`,
    other: {
      title: 'Autre chose que celles-ci',
      legend: 'Qu’est-ce qui ne va pas avec ces propriétés?',
      off: {
        price: 'Prix',
        street: 'Rue ou quartier',
        size: 'Grandeur',
        layout: 'Plan',
        yard: 'Cour',
        condition: 'État',
        other: 'Autre chose',
      },
      place: 'Dans vos mots',
      send: 'Envoyer',
    },
    still: {
      title: 'Voulez-vous encore des propriétés de ce genre?',
      text: (day) => `Sans réponse, les messages font une pause le ${day}.`,
      keep: 'Oui, continuez',
      stop: 'Non, arrêtez',
    },
    outcome: {
      fewer: () => 'Enregistré. Vous recevez au plus un message par semaine.',
      asSet: () => 'Enregistré. Vous recevez des messages aussi souvent qu’avant.',
      paused: (agent) => `En pause. ${agent} le voit, et vous pouvez les reprendre en tout temps.`,
      stopped: (agent) => `Arrêté. ${agent} le voit, et vous pouvez les reprendre en tout temps.`,
      goesOn: (agent) => `C’est reparti. ${agent} le voit.`,
      other: (agent) => `Envoyé. ${agent} le voit tout de suite et cherche autre chose.`,
      kept: () => 'Merci. Les messages continuent.',
    },
    tapped: {
      title: (answer) => `Votre réponse dans le message\u00a0: ${answer}`,
      text: (agent) => `Confirmez-la ici, puis ${agent} la voit.`,
      confirm: (answer) => `Répondre «\u00a0${answer}\u00a0»`,
    },
  },
};
