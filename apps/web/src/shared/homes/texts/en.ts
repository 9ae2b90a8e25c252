import { listingEn } from '@hearthline/format/vocabulary/listing.en';

/** Homes that somebody looks for, chooses and puts in order, in whatever feature. */
export const en = {
  vocabulary: { code: listingEn.code, status: listingEn.status },
  gone: 'A home that is no longer on the board',
  closed: 'A home, shown again with board access',
  goneState: 'Not available',
  mls: 'MLS {{number}}',
  noPrice: 'Price not stated',
  find: 'Find homes',
  findHint: 'Address, MLS number, or paste a list of numbers',
  found: 'Homes found',
  searching: 'Searching',
  noneFound: 'No home found.',
  listFound_zero: 'None of the numbers was found.',
  listFound_one: '{{count, number}} home of the list was found.',
  listFound_other: '{{count, number}} homes of the list were found.',
  listMissing: 'Not found: {{numbers}}.',
  fromFavorites: 'From favorites',
  add_zero: 'Add homes',
  add_one: 'Add {{count, number}} home',
  add_other: 'Add {{count, number}} homes',
  noFavorites: {
    title: 'No favorites to add',
    text: 'Mark homes with the heart, then find them here.',
  },
  room_zero: 'There is no room for more homes.',
  room_one: 'There is room for {{count, number}} more home.',
  room_other: 'There is room for {{count, number}} more homes.',
  remove: 'Remove {{name}}',
  removed: 'Removed {{name}}',
  order: {
    hint: 'Drag, or Space and arrows, to order',
    move: 'Move {{name}}',
    drop: 'Put down {{name}}',
    pickedUp:
      '{{name}} picked up, place {{place, number}} of {{count, number}}. Arrows move it, Space puts it down, Escape cancels.',
    movedTo: '{{name}}, place {{place, number}} of {{count, number}}',
    dropped: '{{name}} put down, place {{place, number}} of {{count, number}}',
    cancelled: '{{name}} is back at place {{place, number}} of {{count, number}}',
  },
} as const;
