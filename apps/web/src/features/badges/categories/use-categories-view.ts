import type { QueryCategory } from '@hearthline/contract/badges';
import { useNavigate, useSearch } from '@tanstack/react-router';

export const useFilters = ['all', 'used', 'unused'] as const;
export type UseFilter = (typeof useFilters)[number];

export interface CategoriesAddress {
  q?: string | undefined;
  category?: string | undefined;
  use?: string | undefined;
  page?: string | undefined;
}

/** What the list shows, as the address tells it. */
export function useCategoriesView() {
  const navigate = useNavigate();
  const { q = '', category, use, page } = useSearch({ strict: false }) as CategoriesAddress;

  function go(next: CategoriesAddress, isTyping = false): void {
    void navigate({
      to: '/badge-builder/categoreis',
      search: { q: q || undefined, category, use, page: undefined, ...next },
      replace: isTyping,
      resetScroll: false,
    });
  }

  return {
    q,
    category: category as QueryCategory | undefined,
    use: useFilters.find((each) => each === use) ?? 'all',
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    /** What is searched for may stand in any category. */
    setQ: (text: string) => go({ q: text || undefined, category: undefined, use: undefined }, true),
    setUse: (filter: UseFilter) => go({ use: filter === 'all' ? undefined : filter }, true),
    setPage: (number: number) => go({ page: number > 1 ? String(number) : undefined }),
    clear: () => go({ q: undefined, category: undefined, use: undefined }),
  };
}
