import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { favoritesEn } from './favorites.en.ts';

export const favoritesFr: Texts<typeof favoritesEn> = {
  favorites: {
    title: 'Favoris',
    homes_one: '{{number}} propriété',
    homes_other: '{{number}} propriétés',
    changedCount_one: '{{number}} a changé depuis que vous l’avez marquée',
    changedCount_other: '{{number}} ont changé depuis que vous les avez marquées',
    filter: 'Afficher',
    filters: { all: 'Toutes', changed: 'Changées', price: 'Prix', status: 'Statut' },
    sort: 'Trier',
    sorts: {
      latestChange: 'Dernier changement',
      recentlyMarked: 'Marquées récemment',
      cheapest: listingFr.sort.cheapest,
      mostExpensive: listingFr.sort.mostExpensive,
    },
    seenAll: 'Marquer les changements comme vus',
    seenOne: 'Marquer les changements comme vus',
    since: 'Depuis le {{date}}',
    before: 'Avant\u00A0:',
    now: 'Maintenant\u00A0:',
    changes: { price: 'Prix', status: 'Statut', photos: 'Photos', relisted: 'Réinscrite' },
    marked: 'Marquée le {{date}}',
    level: 'niveau {{level}}',
    more: 'Plus pour {{address}}',
    note: 'Note',
    noteOn: 'Note sur {{address}}',
    notePlaceholder: 'Ajouter une note',
    saving: 'Enregistrement',
    saved: 'Enregistrée',
    remove: 'Retirer des favoris',
    removed: 'Retirée\u00A0: {{address}}',
    noChange: 'Aucun changement',
    seeAll: 'Voir les {{number}}',
    noneShown: 'Aucun favori n’a changé de cette façon.',
    empty: 'Aucun favori',
    emptyText: 'Marquez des propriétés avec le cœur. Vous verrez ici ce qui change.',
    failed: 'Vos favoris n’ont pas pu être chargés.',
  },
};
