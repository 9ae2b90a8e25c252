import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router';

const storageKey = 'hearthline.scroll';
const waitForHeightMs = 1500;
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function loadPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

function keyOf(location: ParsedLocation): string {
  return location.state.__TSR_key ?? location.href;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The page may still be waiting for its data, so the position is set again as it grows, until it is moved by hand. */
function restorePosition(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => {};
  const observer = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ownMoves) window.removeEventListener(type, stop);
  }
  const timer = setTimeout(stop, waitForHeightMs);
  for (const type of ownMoves) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.documentElement);
  return stop;
}

/** A new path starts at its top unless the query says scroll=off; going back finds the place one left. */
export function startScrollRule(router: AnyRouter): () => void {
  const history: RouterHistory = router.history;
  const positions = loadPositions();
  let isTraversal = false;
  let stopRestoring = () => {};

  function handlePageHide() {
    const { resolvedLocation } = router.state;
    if (resolvedLocation) positions.set(keyOf(resolvedLocation), window.scrollY);
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  }

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', handlePageHide);
  const stops = [
    history.subscribe(({ action }) => {
      isTraversal = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    }),
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      stopRestoring();
      if (fromLocation) positions.set(keyOf(fromLocation), window.scrollY);
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const search: { scroll?: unknown } = toLocation.search;
      if (isTraversal || !fromLocation) {
        stopRestoring = restorePosition(positions.get(keyOf(toLocation)) ?? 0);
      } else if (pathChanged && search.scroll !== 'off') {
        window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      }
    }),
    () => window.removeEventListener('pagehide', handlePageHide),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
