import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import type { FilterAddress } from './clients-address.ts';
import { parseFilter, writeFilter } from './clients-address.ts';

export interface ClientsAddress extends FilterAddress {
  tab?: string;
  /** The smart list that was opened; its filter stands beside it. */
  list?: string;
  sort?: string;
  page?: string;
  size?: string;
}

export const clientTabs = ['clients', 'touchbase'] as const;
export type ClientTab = (typeof clientTabs)[number];

export const pageSizes = [10, 25, 50, 100] as const;

/** How a column is sorted by the first click on it. */
export const sortStarts = {
  name: 'ascending',
  lastContact: 'descending',
  nextContact: 'ascending',
  entered: 'descending',
  budget: 'descending',
  relation: 'descending',
} as const satisfies Partial<Record<ClientSort, 'ascending' | 'descending'>>;
export type SortColumn = keyof typeof sortStarts;

export interface ClientOrder {
  sort: SortColumn;
  isDescending: boolean;
}

const defaultOrder: ClientOrder = { sort: 'lastContact', isDescending: true };

export interface ClientsView extends ClientOrder {
  tab: ClientTab;
  filter: ClientFilter;
  listId: string | undefined;
  page: number;
  pageSize: number;
  setTab: (tab: ClientTab) => void;
  /** `isTyping` replaces the address instead of adding a step back. */
  setFilter: (filter: ClientFilter, options?: { isTyping?: boolean }) => void;
  openList: (list: { id: string; filter: ClientFilter } | null) => void;
  setOrder: (order: ClientOrder) => void;
  setPage: (page: number, options?: { isTyping?: boolean }) => void;
  setPageSize: (pageSize: number) => void;
}

/** What the list shows. All of it stands in the address, so Back finds it again. */
export function useClientsView(): ClientsView {
  const address = useSearch({ strict: false }) as ClientsAddress;
  const navigate = useNavigate();
  const filter = useMemo(() => parseFilter(address), [address]);
  const { sort, isDescending } = parseOrder(address.sort);

  function go(change: Partial<Record<keyof ClientsAddress, string | undefined>>, isReplaced = false) {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  }

  return {
    tab: address.tab === 'touchbase' ? 'touchbase' : 'clients',
    filter,
    listId: address.list,
    sort,
    isDescending,
    page: parsePage(address.page),
    pageSize: pageSizes.find((size) => String(size) === address.size) ?? pageSizes[0],
    setTab: (tab) => go({ tab: tab === 'clients' ? undefined : tab }),
    setFilter: (next, { isTyping = false } = {}) => go({ ...writeFilter(next), page: undefined }, isTyping),
    openList: (list) =>
      go({ ...writeFilter(list?.filter ?? { version: 1 }), list: list?.id, page: undefined }),
    setOrder: (order) => go({ sort: writeOrder(order), page: undefined }, true),
    setPage: (page, { isTyping = false } = {}) => go({ page: page > 1 ? String(page) : undefined }, isTyping),
    setPageSize: (size) =>
      go({ size: size === pageSizes[0] ? undefined : String(size), page: undefined }, true),
  };
}

function parseOrder(text = ''): ClientOrder {
  const name = text.replace(/^-/, '');
  const sort = (Object.keys(sortStarts) as SortColumn[]).find((column) => column === name);
  return sort ? { sort, isDescending: text.startsWith('-') } : defaultOrder;
}

function writeOrder({ sort, isDescending }: ClientOrder): string | undefined {
  if (sort === defaultOrder.sort && isDescending === defaultOrder.isDescending) return undefined;
  return (isDescending ? '-' : '') + sort;
}
