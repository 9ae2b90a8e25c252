import { ownPath } from './own-path.ts';

/** Kept for the tab alone, and never in the address, where anybody could write it. */
const storageKey = 'hearthline.wantedPage';

interface Place {
  pathname: string;
  /** Path, search and hash. */
  href: string;
}

/** Where somebody was going when the login page came between. Who comes to the front door wants nothing else. */
export function keepWanted({ pathname, href }: Place): void {
  if (pathname.startsWith('/auth/')) return;
  if (href === '/') forgetWanted();
  else sessionStorage.setItem(storageKey, href);
}

export function forgetWanted(): void {
  sessionStorage.removeItem(storageKey);
}

export function findWanted(): string | null {
  return ownPath(sessionStorage.getItem(storageKey));
}

/** Once: whoever comes to the front door later stays there. */
export function takeWanted(): string | null {
  const wanted = findWanted();
  forgetWanted();
  return wanted;
}
