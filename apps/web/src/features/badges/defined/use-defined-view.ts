import type { QueryCategory } from '@hearthline/contract/badges';
import type { BadgeType } from '@hearthline/domain/badge/configuration';
import { badgeTypes } from '@hearthline/domain/badge/configuration';
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface DefinedAddress {
  q?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
  page?: string | undefined;
}

/** What the list shows, as the address tells it. */
export function useDefinedView(categories: readonly QueryCategory[]) {
  const navigate = useNavigate();
  const { q = '', category, type, page } = useSearch({ strict: false }) as DefinedAddress;

  function go(next: DefinedAddress, isTyping = false): void {
    void navigate({
      to: '/badge-builder/defined-badges',
      search: { q: q || undefined, category, type, page: undefined, ...next },
      replace: isTyping,
      resetScroll: !isTyping,
    });
  }

  return {
    q,
    category: categories.find((each) => each === category),
    type: badgeTypes.find((each) => each === type),
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    isFiltered: q !== '' || category !== undefined || type !== undefined,
    setQ: (text: string) => go({ q: text || undefined }, true),
    setCategory: (next: QueryCategory | undefined) => go({ category: next }, true),
    setType: (next: BadgeType | undefined) => go({ type: next }, true),
    setPage: (number: number, options?: { isTyping: true }) =>
      go({ page: number > 1 ? String(number) : undefined }, options?.isTyping),
    clear: () => go({ q: undefined, category: undefined, type: undefined }, true),
  };
}
