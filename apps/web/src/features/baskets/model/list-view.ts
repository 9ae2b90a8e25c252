import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../shared/lib/parse-page.ts';

interface ListAddress {
  q?: string | undefined;
  show?: string | undefined;
  sort?: string | undefined;
  page?: string | undefined;
}

interface ListChoices<Filter, Sort> {
  /** The first one holds where the address does not say. */
  filters: readonly Filter[];
  sorts: readonly Sort[];
}

/** What a list shows. All of it stands in the address, so Back finds it again. */
export function useListView<Filter extends string, Sort extends string>({
  filters,
  sorts,
}: ListChoices<Filter, Sort>) {
  const address = useSearch({ strict: false }) as ListAddress;
  const navigate = useNavigate();

  function go(change: ListAddress, isReplaced = false) {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  }
  const find = <Choice extends string>(choices: readonly Choice[], wanted: string | undefined) =>
    (choices.find((choice) => choice === wanted) ?? choices[0]) as Choice;
  const orNone = <Choice extends string>(choices: readonly Choice[], chosen: Choice) =>
    chosen === choices[0] ? undefined : chosen;

  return {
    search: address.q ?? '',
    filter: find(filters, address.show),
    sort: find(sorts, address.sort),
    page: parsePage(address.page),
    setSearch: (text: string) => go({ q: text || undefined, page: undefined }, true),
    setFilter: (filter: Filter) => go({ show: orNone(filters, filter), page: undefined }),
    setSort: (sort: Sort) => go({ sort: orNone(sorts, sort), page: undefined }, true),
    setPage: (page: number, { isTyping = false } = {}) =>
      go({ page: page > 1 ? String(page) : undefined }, isTyping),
    clear: () => go({ q: undefined, show: undefined, page: undefined }),
  };
}

export type ListView<Filter extends string, Sort extends string> = ReturnType<
  typeof useListView<Filter, Sort>
>;
