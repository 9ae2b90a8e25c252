import type { BasketFilter, BasketSort } from '@hearthline/contract/baskets';
import { useListView } from './list-view.ts';

/** Complete by type; the contract's own lists would bring their schemas along. */
const filters: Record<BasketFilter, true> = {
  all: true,
  newAnswers: true,
  waiting: true,
  neverOpened: true,
  drafts: true,
};
export const basketFilters = Object.keys(filters) as BasketFilter[];

/** In which direction each of them goes. */
export const sortDirections = {
  lastSeen: 'descending',
  lastNotified: 'descending',
  name: 'ascending',
  created: 'descending',
} as const satisfies Record<BasketSort, string>;
export const basketSorts = Object.keys(sortDirections) as BasketSort[];

export const pageSize = 10;

export const useBasketsView = () => useListView({ filters: basketFilters, sorts: basketSorts });
