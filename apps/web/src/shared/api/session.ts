import { config } from '../lib/config.ts';
import { useLanguageStore } from '../stores/language-store.ts';
import { useSidebarStore } from '../stores/sidebar-store.ts';
import { createSession } from './create-session.ts';

/** Other tabs usually see a change within a few milliseconds; only they wait, and only after a refresh. */
const storageDelayMs = 250;

/** The session of this browser. */
export const session = createSession({
  storage: localStorage,
  now: () => Date.now(),
  fetch: (input, init) => fetch(input, init),
  locks: navigator.locks,
  settle: () => new Promise((resolve) => setTimeout(resolve, storageDelayMs)),
  apiBase: () => config().apiBase,
  language: () => useLanguageStore.getState().lan,
  userAgent: navigator.userAgent,
});

let hasJustSignedIn = false;

/** True once after a sign-in on this page. Noted here because the shell, which asks, is fetched only afterwards. */
export function takeSignIn(): boolean {
  const isFresh = hasJustSignedIn;
  hasJustSignedIn = false;
  return isFresh;
}

session.followOtherTabs(window);
session.subscribe((event) => {
  hasJustSignedIn = event.type === 'started' && !event.isOtherTab;
  if (event.type === 'ended') useSidebarStore.getState().resetModals();
});
