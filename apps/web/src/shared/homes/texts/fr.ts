import { listingFr } from '@hearthline/format/vocabulary/listing.fr';
import type { Texts } from '../../i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  vocabulary: { code: listingFr.code, status: listingFr.status },
  gone: 'Une propriété qui n’est plus au tableau',
  closed: 'Une propriété, affichée de nouveau avec l’accès à la chambre',
  goneState: 'Non disponible',
  mls: 'MLS {{number}}',
  noPrice: 'Prix non indiqué',
  find: 'Rechercher des propriétés',
  findHint: 'Adresse, numéro MLS ou liste de numéros à coller',
  found: 'Propriétés trouvées',
  searching: 'Recherche en cours',
  noneFound: 'Aucune propriété trouvée.',
  listFound_zero: 'Aucun des numéros n’a été trouvé.',
  listFound_one: '{{count, number}} propriété de la liste trouvée.',
  listFound_other: '{{count, number}} propriétés de la liste trouvées.',
  listMissing: 'Introuvables : {{numbers}}.',
  fromFavorites: 'Depuis les favoris',
  add_zero: 'Ajouter des propriétés',
  add_one: 'Ajouter {{count, number}} propriété',
  add_other: 'Ajouter {{count, number}} propriétés',
  noFavorites: {
    title: 'Aucun favori à ajouter',
    text: 'Marquez des propriétés d’un cœur, puis retrouvez-les ici.',
  },
  room_zero: 'Il n’y a plus de place pour d’autres propriétés.',
  room_one: 'Il reste de la place pour {{count, number}} propriété.',
  room_other: 'Il reste de la place pour {{count, number}} propriétés.',
  remove: 'Retirer {{name}}',
  removed: '{{name}} : retirée',
  order: {
    hint: 'Glissez, ou Espace et flèches, pour ordonner',
    move: 'Déplacer {{name}}',
    drop: 'Déposer {{name}}',
    pickedUp:
      '{{name}} : en main, place {{place, number}} sur {{count, number}}. Les flèches déplacent, Espace dépose, Échap annule.',
    movedTo: '{{name}}, place {{place, number}} sur {{count, number}}',
    dropped: '{{name}} : déposée, place {{place, number}} sur {{count, number}}',
    cancelled: '{{name}} : de retour à la place {{place, number}} sur {{count, number}}',
  },
};
