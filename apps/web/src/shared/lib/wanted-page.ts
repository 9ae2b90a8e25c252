import type { HistoryState } from '@tanstack/react-router';
import { ownPath } from './own-path.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where somebody was going when the login page came between. */
    wantedPage?: string | undefined;
  }
}

interface Place {
  pathname: string;
  /** Path and search. */
  href: string;
  state: HistoryState;
}

/** Goes along to the login page. It stands in the history, not in the address, where anybody could write it. */
export function keepWanted({ pathname, href, state }: Place): HistoryState {
  if (pathname.startsWith('/auth/')) return { wantedPage: state.wantedPage };
  return { wantedPage: pathname === '/' ? undefined : href };
}

/** What is offered once somebody has signed in; null for nothing. */
export function wantedPage({ state }: Pick<Place, 'state'>): string | null {
  return ownPath(state.wantedPage ?? null);
}
