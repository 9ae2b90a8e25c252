import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import type { listEn, menuEn, outcomesEn, stateEn } from './list.en.ts';

export const listFr: Texts<typeof listEn> = {
  title: 'Alertes clients',
  alerts_one: '{{count, number}} alerte',
  alerts_other: '{{count, number}} alertes',
  paused_one: '{{count, number}} en pause',
  paused_other: '{{count, number}} en pause',
  silent_one: '{{count, number}} sans signe de vie',
  silent_other: '{{count, number}} sans signe de vie',
  newAlert: 'Nouvelle alerte',
  search: 'Rechercher des alertes',
  searchHint: 'Alerte ou client',
  filter: 'Quelles alertes',
  filters: {
    all: 'Toutes',
    active: 'Actives',
    paused: 'En pause',
    waiting: 'En attente de vous',
    silent: 'Clients silencieux',
  },
  sorts: { lastSent: 'Dernier envoi', lastSeen: 'Dernière visite', name: 'Nom', created: 'Plus récentes' },
  columns: {
    name: 'Alerte et client',
    state: 'État',
    outcomes: '30 derniers jours',
    answers: 'Réponses',
    lastSent: 'Dernier envoi',
    lastSeen: 'Dernière visite',
    actions: 'Actions',
  },
  held_one: '{{count, number}} retenue',
  held_other: '{{count, number}} retenues',
  answers: {
    favourites_one: 'favori',
    favourites_other: 'favoris',
    possible_one: 'possible',
    possible_other: 'possibles',
    rejected_one: 'refusée',
    rejected_other: 'refusées',
  },
  nothingSent: 'Rien encore',
  notYet: 'Pas encore',
  found_one: '{{count, number}} alerte trouvée',
  found_other: '{{count, number}} alertes trouvées',
  failed: 'Vos alertes n’ont pas pu être chargées.',
  empty: {
    title: 'Aucune alerte pour l’instant',
    text: 'Une alerte surveille le marché pour un client et lui écrit quand une propriété convient. Toute recherche peut en devenir une.',
    search: 'Rechercher des propriétés',
  },
  noMatch: {
    title: 'Aucune alerte ne correspond à « {{text}} »',
    text: 'La recherche porte sur les noms des alertes et des clients.',
    clear: 'Afficher toutes les alertes',
  },
  noneOf: {
    all: 'Aucune alerte ici',
    active: 'Aucune alerte active',
    paused: 'Aucune alerte en pause',
    waiting: 'Rien ne vous attend',
    silent: 'Tous les clients ont donné signe de vie',
  },
};

export const menuFr: Texts<typeof menuEn> = {
  more: 'Plus pour {{name}}',
  open: 'Ouvrir',
  edit: 'Modifier',
  duplicate: 'Dupliquer',
  keep: 'Garder active',
  pause: 'Mettre en pause',
  pauseUntil: 'Mettre en pause jusqu’au…',
  resume: 'Reprendre',
  delete: 'Supprimer',
};

export const stateFr: Texts<typeof stateEn> = {
  active: 'Active',
  paused: 'En pause',
  begins: 'Débute : {{day}}',
  next: 'Suivant : {{when}}',
  pausesOn: 'Pause le {{day}}',
  until: 'jusqu’au {{day}}',
  reasons: {
    byAgent: 'Par vous',
    byClient: 'Par le client',
    stoppedByClient: 'Arrêtée par le client',
    noSignOfLife: 'Aucun signe de vie',
    bounced: 'Courriel retourné',
    consentLost: 'Consentement perdu',
  },
};

export const outcomesFr: Texts<typeof outcomesEn> = {
  matches_one: '{{count, number}} correspondance',
  matches_other: '{{count, number}} correspondances',
  people_one: '{{count, number}} personne',
  people_other: '{{count, number}} personnes',
  sum: '{{matches, number}} correspondances : {{sent, number}} envoyées, {{merged, number}} regroupées, {{held, number}} retenues, {{blocked, number}} bloquées',
};
