import type { BasketFilter, BasketSort } from '@hearthline/contract/baskets';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../shared/lib/parse-page.ts';

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

interface BasketsAddress {
  q?: string | undefined;
  show?: string | undefined;
  sort?: string | undefined;
  page?: string | undefined;
}

/** What the list shows. All of it stands in the address, so Back finds it again. */
export function useBasketsView() {
  const address = useSearch({ strict: false }) as BasketsAddress;
  const navigate = useNavigate();

  function go(change: BasketsAddress, isReplaced = false) {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  }

  return {
    search: address.q ?? '',
    filter: basketFilters.find((filter) => filter === address.show) ?? 'all',
    sort: basketSorts.find((sort) => sort === address.sort) ?? 'lastSeen',
    page: parsePage(address.page),
    setSearch: (text: string) => go({ q: text || undefined, page: undefined }, true),
    setFilter: (filter: BasketFilter) => go({ show: filter === 'all' ? undefined : filter, page: undefined }),
    setSort: (sort: BasketSort) =>
      go({ sort: sort === 'lastSeen' ? undefined : sort, page: undefined }, true),
    setPage: (page: number, { isTyping = false } = {}) =>
      go({ page: page > 1 ? String(page) : undefined }, isTyping),
    clear: () => go({ q: undefined, show: undefined, page: undefined }),
  };
}

export type BasketsView = ReturnType<typeof useBasketsView>;
