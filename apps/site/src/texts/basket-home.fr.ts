import { withQue } from '@hearthline/format/elide';
import { lowerFirst } from '@hearthline/format/intl-writers';
import type { BasketHomeTexts } from './basket-home.en.ts';

export const basketHomeFr: BasketHomeTexts = {
  back: 'Toutes les propriétés',
  previous: 'Propriété précédente',
  next: 'Propriété suivante',
  neighbours: 'Autres propriétés',
  gallery: 'Photos',
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  photoOf: (place, all) => `Photo ${place} sur ${all}`,
  scenes: { exterior: 'Extérieur', garden: 'Jardin', floorPlan: 'Plan d’étage' },
  mls: (number) => `MLS ${number}`,
  title: 'La propriété',
  allFacts: 'Toutes les caractéristiques et les pièces',
  remarksIn: 'En anglais seulement',
  rooms: 'Pièces',
  room: { name: 'Pièce', level: 'Niveau', size: 'Dimensions' },
  history: {
    title: 'Historique des prix',
    listed: 'Inscrite',
    otherNumber: (what, mlsNumber) => `${what}, sous ${mlsNumber}`,
    summary: (prices) => `Prix demandés\u00a0: ${prices}.`,
    priceOn: (price, date) => `${price} le ${date}`,
    days: (days) => (days === 1 ? '1\u00a0jour sur le marché.' : `${days}\u00a0jours sur le marché.`),
    daysInAll: (days, all) =>
      `${days}\u00a0jours sur le marché, ${all} avec le numéro précédent. C’est la même propriété pour nous.`,
    earlier: 'Plus tôt',
  },
  around: 'Aux alentours',
  school: {
    system: {
      englishPublic: 'Publique anglaise',
      englishCatholic: 'Catholique anglaise',
      frenchPublic: 'Publique française',
      frenchCatholic: 'Catholique française',
      private: 'Privée',
    },
    level: { elementary: 'élémentaire', secondary: 'secondaire' },
  },
  showing: {
    title: 'Demander une visite',
    upTo: 'Jusqu’à 3\u00a0moments',
    day: 'Jour',
    times: (day) => `Heures, ${lowerFirst(day)}`,
    message: 'Autre chose à préciser?',
    button: (agent) => `Demander ces moments à ${agent}`,
    note: (agent) => `Rien n’est réservé tant ${withQue(agent)} n’a pas dit oui.`,
    none: (agent) => `Aucun moment à choisir pour l’instant. Écrivez à ${agent} ci-dessous.`,
    state: {
      asked: (agent) => `Vous avez demandé une visite. ${agent} n’a pas encore répondu.`,
      proposed: (agent) => `${agent} propose d’autres moments. Choisissez-en un\u00a0:`,
      accepted: (agent) => `C’est convenu. ${agent} vous y attend\u00a0:`,
      declined: (agent) => `${agent} ne peut pas la faire visiter à ces moments\u00a0:`,
      withdrawn: () => 'Vous avez retiré cette demande\u00a0:',
    },
    agree: (time) => `Accepter ${lowerFirst(time)}`,
    gone: (agent) =>
      `Les moments proposés par ${agent} ne sont plus libres. Demandez-en d’autres ci-dessous.`,
    withdraw: 'Retirer',
  },
  questions: 'Questions',
  mistake: 'Signaler une erreur',
};
