import { createColumnStore } from '../../../shared/stores/column-store.ts';

/** In the order in which they stand; the basket and its people always come first. */
export const columnIds = [
  'matches',
  'fresh',
  'undecided',
  'favourites',
  'possible',
  'rejected',
  'lastNotified',
  'lastSeen',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Which columns this browser shows. */
export const useColumnStore = createColumnStore({
  name: 'hearthline.basketColumns',
  ids: columnIds,
  first: columnIds,
});
