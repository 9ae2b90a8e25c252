import { newsTabs } from '@hearthline/contract/news';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../shared/lib/parse-page.ts';

interface NewsAddress {
  tab?: string;
  page?: string;
  show?: string;
}

/** What the list shows, as its address says. */
export function useNewsView() {
  const address = useSearch({ strict: false }) as NewsAddress;
  const navigate = useNavigate();
  const go = (change: { [Name in keyof NewsAddress]?: string | undefined }, isReplaced: boolean) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  return {
    isLibrary: address.show === 'library',
    tab: newsTabs.find((each) => each === address.tab) ?? 'mine',
    page: parsePage(address.page),
    setTab: (tab: string) => go({ tab: tab === 'mine' ? undefined : tab, page: undefined }, true),
    setPage: (page: number, { isTyping = false } = {}) =>
      go({ page: page > 1 ? String(page) : undefined }, isTyping),
  };
}

export type NewsView = ReturnType<typeof useNewsView>;
