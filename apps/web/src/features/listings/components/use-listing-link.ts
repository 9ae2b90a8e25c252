import { useRouterState } from '@tanstack/react-router';
import type { SearchAddress } from '../model/criteria-url.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step back leads to the result that this home was opened from. */
    isFromResults?: boolean;
  }
}

/** Which view of a result an address is; undefined for every other screen. */
function findView(path: string, view: string | undefined): string | undefined {
  if (path === '/property-search/map-search') return 'map';
  if (path === '/property-search/result') return view ?? 'list';
  return undefined;
}

/** For `<Link {...useListingLink(id)}>`: from a result the search comes along, so that the next home is one step away. */
export function useListingLink(id: string) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return {
    to: '/property-search/result/view' as const,
    search: ({ c, k, sort, view: shown, at, layers, basket }: SearchAddress) => {
      const view = findView(path, shown);
      return view ? { id, c, k, sort, view, at, layers, basket } : { id };
    },
    state: { isFromResults: findView(path, undefined) !== undefined },
    'data-listing': id,
  };
}
