import type { AlertFilter, AlertSort } from '@hearthline/contract/alerts';
import { useListView } from '../../model/list-view.ts';

/** Complete by type; the contract's own lists would bring their schemas along. */
const filters: Record<AlertFilter, true> = {
  all: true,
  active: true,
  paused: true,
  waiting: true,
  silent: true,
};
export const alertFilters = Object.keys(filters) as AlertFilter[];

/** In which direction each of them goes. */
export const alertSortDirections = {
  lastSent: 'descending',
  lastSeen: 'descending',
  name: 'ascending',
  created: 'descending',
} as const satisfies Record<AlertSort, string>;
export const alertSorts = Object.keys(alertSortDirections) as AlertSort[];

export const alertsPageSize = 10;

export const useAlertsView = () => useListView({ filters: alertFilters, sorts: alertSorts });
