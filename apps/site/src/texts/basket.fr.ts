import { withQue } from '@hearthline/format/elide';
import { basketFr as words } from '@hearthline/format/vocabulary/basket.fr';
import { basketHomeFr } from './basket-home.fr.ts';
import type { BasketTexts } from './basket-texts.ts';

export const basketFr: BasketTexts = {
  title: words.title,
  skip: 'Aller aux propriétés',
  call: (agent) => `Appeler ${agent}`,
  text: (agent) => `Envoyer un texto à ${agent}`,
  textShort: 'Texto',
  email: (agent) => `Envoyer un courriel à ${agent}`,
  emailShort: 'Courriel',
  language: 'Langue',
  languages: { en: 'English', fr: 'Français' },
  updated: (when) => `mis à jour ${when}`,
  moment: (day, time) => `${day} à ${time}`,
  answersAs: ['Vous répondez pour ', '.'],
  others: (names, count) =>
    count === 1 ? `${names} répond de son côté.` : `${names} répondent de leur côté.`,
  notYou: 'Ce n’est pas vous?',
  notYouText: (reader, agent) =>
    `Cette page est celle d’une seule personne, ${reader}\u00a0: toute réponse donnée ici compte comme la sienne. Demandez à ${agent} votre propre page.`,
  share: {
    on: (names, count) => `${names} ${count === 1 ? 'voit' : 'voient'} vos réponses.`,
    off: (agent) => `Vos réponses ne sont visibles que pour ${agent}.`,
    hide: 'Les garder pour moi',
    show: 'Les montrer aux autres',
  },
  views: { homes: 'Propriétés', map: 'Carte', compare: 'Comparer', label: 'Vues' },
  since: {
    first: 'Du nouveau',
    today: 'Depuis votre visite d’aujourd’hui',
    yesterday: 'Depuis votre visite d’hier',
    weekday: (day) => `Depuis votre visite de ${day}`,
    date: (day) => `Depuis votre visite du ${day}`,
  },
  changes: {
    new: (agent) => `Nouvelle, ajoutée par ${agent}`,
    found: 'Trouvée pour vous',
    down: (by, to) => `Baisse de ${by}, à ${to}`,
    up: (by, to) => `Hausse de ${by}, à ${to}`,
    priceNow: (price) => `Maintenant ${price}`,
    priceGone: (agent) => `Le prix n’est plus affiché. Demandez à ${agent}`,
    available: 'De nouveau disponible',
    phase: { coming: 'Bientôt sur le marché', off: 'Retirée du marché' },
    photos: (count) => (count === 1 ? '1\u00a0nouvelle photo' : `${count}\u00a0nouvelles photos`),
    relisted: 'De retour sous un nouveau numéro MLS. C’est la même propriété.',
    relistedKept: {
      yes: 'De retour sous un nouveau numéro MLS. Votre oui est conservé.',
      maybe: 'De retour sous un nouveau numéro MLS. Votre peut-être est conservé.',
      no: 'De retour sous un nouveau numéro MLS. Votre non est conservé.',
    },
    hidden: 'Retenue par sa maison de courtage pour l’instant',
    shownAgain: 'De nouveau visible',
  },
  toDecide: 'À décider',
  decided: 'Décidées',
  progress: (done, all) => `${done} sur ${all} ${done === 1 ? 'décidée' : 'décidées'}`,
  allDecided: (agent) => `Vous avez répondu à toutes. ${agent} poursuit les recherches.`,
  none: {
    title: 'Aucune propriété pour l’instant',
    text: (agent) =>
      `${agent} ne vous a pas encore proposé de propriété. Dès qu’il y en aura une, elle sera ici.`,
  },
  closed: {
    title: 'Les propriétés ne peuvent pas être affichées en ce moment',
    text: (agent) =>
      `La chambre immobilière en a suspendu l’affichage. Vos réponses et vos messages restent. ${agent} vous aide en attendant.`,
  },
  hiddenHome: {
    name: 'Une propriété retenue pour l’instant',
    text: (agent) =>
      `Retenue par sa maison de courtage pour l’instant. Votre réponse reste; demandez à ${agent} ce qu’il en est.`,
  },
  askPrice: words.askPrice,
  addressOnRequest: words.addressOnRequest,
  before: 'avant',
  photos: (count) => (count === 1 ? '1\u00a0photo' : `${count}\u00a0photos`),
  noPhoto: 'Pas encore de photos',
  open: 'Ouvrir cette propriété',
  sameHome: 'Même propriété',
  stateOff: 'Retirée du marché',
  soldNote: (agent) => `Elle n’est plus disponible. ${agent} peut en trouver d’autres du même genre.`,
  facts: { beds: 'Chambres', baths: 'Salles de bain', area: 'Pieds carrés', parking: 'Stationnement' },
  factsRead: {
    beds: (text, isOne) => `${text} ${isOne ? 'chambre' : 'chambres'}`,
    baths: (text, isOne) => `${text} ${isOne ? 'salle de bain' : 'salles de bain'}`,
  },
  answer: words.answer,
  answerLabel: (home) => `Votre réponse pour ${home}`,
  yourAnswer: 'Votre réponse',
  reasonsQuestion: {
    yes: 'Qu’est-ce qui vous plaît?',
    maybe: 'Qu’est-ce qui vous fait hésiter?',
    no: 'Qu’est-ce qui ne vous convient pas?',
  },
  reasons: {
    for: {
      price: 'Prix',
      street: 'Rue',
      size: 'Grandeur',
      layout: 'Plan',
      yard: 'Cour',
      condition: 'État',
      other: 'Autre chose',
    },
    against: {
      price: 'Prix',
      street: 'Rue',
      size: 'Trop petite',
      layout: 'Plan',
      yard: 'Cour',
      condition: 'Travaux',
      other: 'Autre chose',
    },
  },
  saveReasons: 'Enregistrer',
  youWrote: 'Vous',
  noAnswer: (name) => `Pas encore de réponse de la part de ${name}`,
  write: (agent) => `Écrire à ${agent}`,
  send: 'Envoyer',
  outcome: {
    answered: (agent) => `Enregistré. ${agent} le voit tout de suite.`,
    written: (agent) => `Envoyé. ${agent} le voit tout de suite.`,
    asked: (agent) => `Demandé. Rien n’est réservé tant ${withQue(agent)} n’a pas dit oui.`,
    shared: () => 'Enregistré. C’est valable dès maintenant.',
    consented: (agent) => `Merci. ${agent} peut vous écrire; vous pouvez y mettre fin en tout temps.`,
    withdrawn: (agent) => `Retiré. ${agent} le voit tout de suite.`,
    agreed: (agent) => `C’est convenu. ${agent} le voit tout de suite.`,
    taken: () =>
      'Ce moment n’est plus libre. Rien n’a été envoyé\u00a0: choisissez parmi les moments ci-dessous.',
    chooseTimes: () =>
      'Rien n’a encore été envoyé\u00a0: choisissez d’un à trois moments qui vous conviennent, puis renvoyez votre demande.',
    manyShowings: (agent) =>
      `Vous avez déjà demandé plusieurs fois à visiter cette propriété. Appelez ${agent}, ou envoyez un courriel, pour convenir d’un moment.`,
    full: (agent) =>
      `Cette page n’en prend pas plus pour l’instant. Appelez ${agent}, ou envoyez un courriel.`,
  },
  failed: 'L’envoi n’a pas abouti. Vérifiez votre connexion et réessayez.',
  listedBy: (office) => `Inscrite par ${office}`,
  attribution: (age) =>
    `Données de la chambre immobilière, reçues il y a ${age}, jugées fiables mais non garanties.`,
  noAge: 'Données de la chambre immobilière, jugées fiables mais non garanties.',
  ends: (date) => `Cette page est privée et fonctionne jusqu’au ${date}; chaque visite la prolonge.`,
  stop: 'Ne plus recevoir ces courriels',
  privacy: {
    title: 'Confidentialité',
    seen: (agent) =>
      `${agent} voit vos réponses, ce que vous écrivez et, là où la loi le permet, les propriétés que vous avez ouvertes. Le nombre de vos visites est oublié après 24\u00a0mois.`,
    shared: (names) =>
      `${names} et vous voyez les réponses les uns des autres, dans la mesure où chacun les partage.`,
    kept: (agent) =>
      `Quiconque possède l’adresse de cette page peut l’ouvrir. ${agent} peut la fermer, vous envoyer tout ce qui est conservé ou l’effacer.`,
  },
  ask: {
    title: (agent) => `Demander à ${agent}`,
    button: (agent) => `Poser une question à ${agent}`,
    hint: 'Une question, ou un moment qui vous convient pour une visite',
    place: 'Votre question',
    or: () => 'Ou par courriel\u00a0:',
  },
  consent: {
    title: 'Voulez-vous recevoir d’autres propriétés?',
    text: (agent) =>
      `${agent} vous a écrit une fois parce que quelqu’un a donné votre adresse. La suite ne vient que si vous le voulez.`,
    words: ({ agent, brokerage, contact }) =>
      `Oui, ${agent}, de ${brokerage}, peut m’envoyer par courriel des propriétés qui pourraient me convenir et des nouvelles à leur sujet. Je peux retirer ce consentement en tout temps, par le lien de chaque courriel. ${contact}`,
    agree: 'Accepter',
  },
  map: {
    open: 'Ouvrir la carte',
    label: 'Où se trouvent les propriétés',
    none: 'Aucune de ces propriétés ne peut être placée sur une carte.',
    unplaced: 'Pas sur la carte',
  },
  compare: {
    title: (count) => `Comparer ${count}\u00a0propriétés`,
    best: 'Un crochet marque la meilleure valeur de chaque ligne, là où elle l’est pour tout le monde.',
    bestRead: 'Meilleure valeur\u00a0: ',
    some: (shown, all) => `${shown} sur ${all}, d’abord celles qui vous plaisent.`,
    few: 'Il n’y a qu’une propriété à montrer, donc rien à comparer pour l’instant.',
    money: 'Prix et coûts',
    home: 'Propriété',
    place: 'Lieu et marché',
    answers: 'Réponses',
    lot: 'Terrain',
    priceSoFar: 'Prix jusqu’ici',
    noChange: 'Aucun changement',
    down: (amount) => `Baisse de ${amount}`,
    up: (amount) => `Hausse de ${amount}`,
    notYet: 'Pas encore',
    same: (count, rows) =>
      count === 1
        ? `1\u00a0ligne est identique\u00a0: ${rows}`
        : `${count}\u00a0lignes sont identiques\u00a0: ${rows}`,
  },
  mail: {
    notShown: (homes, agent) =>
      homes === 1
        ? `Une propriété ne peut pas être affichée ici. ${agent} peut vous en dire plus.`
        : `${words.counts[homes] ?? homes} propriétés ne peuvent pas être affichées ici. ${agent} peut vous en dire plus.`,
    dataFrom: (when) => `Données de la chambre immobilière du ${when}, jugées fiables mais non garanties.`,
    changed: (homes) =>
      homes === 1
        ? 'Une de vos propriétés a changé'
        : `${words.counts[homes] ?? homes} de vos propriétés ont changé`,
    open: (homes) => (homes === 1 ? 'La voir sur votre page' : 'Les voir toutes sur votre page'),
    more: (homes) => (homes === 1 ? 'et une autre sur votre page' : `et ${homes} autres sur votre page`),
    text: (title) => `${title}. À voir, avec vos réponses\u00a0:`,
  },
  home: basketHomeFr,
  ended: {
    title: 'Cette page n’est plus disponible',
    text: (agent) =>
      `Le lien a été fermé, ou personne ne l’a utilisé pendant un an. ${agent} peut vous en faire un nouveau, avec toutes vos réponses.`,
    contact: (agent) => `Joindre ${agent}`,
  },
};
