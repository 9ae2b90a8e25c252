import type { createTurnstile } from './turnstile.ts';

/** Places that a page without a script of its own has marked, as the real challenge finds them; the script is deferred. */
export function renderMarked(turnstile: Pick<ReturnType<typeof createTurnstile>, 'render'>): void {
  for (const place of document.querySelectorAll<HTMLElement>('.cf-turnstile')) {
    const { sitekey = '', language, action } = place.dataset;
    turnstile.render(place, { sitekey, language, action });
  }
}
