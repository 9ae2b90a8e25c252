import { post } from './post.ts';

/** So long a page has to be in sight; programs that only open it are gone sooner. */
export const seenMs = 2_000;
const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'wheel'] as const;

/** Tells the server once that somebody really looks at the page: in sight for a while, and a hand on it. */
export function tellVisit(): void {
  const main = document.querySelector<HTMLElement>('main');
  const { path = '', home } = main?.dataset ?? {};
  if (path === '') return;
  let isSeen = false;
  let isUsed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tellOnce(): void {
    if (!isSeen || !isUsed) return;
    document.removeEventListener('visibilitychange', watchSight);
    tell(path, { action: 'visit' });
    if (home !== undefined) tell(path, { action: 'open', home });
  }
  function watchSight(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible' || isSeen) return;
    timer = setTimeout(() => {
      isSeen = true;
      tellOnce();
    }, seenMs);
  }
  function noteLife(): void {
    for (const sign of signsOfLife) removeEventListener(sign, noteLife);
    isUsed = true;
    tellOnce();
  }

  for (const sign of signsOfLife) addEventListener(sign, noteLife, { passive: true });
  document.addEventListener('visibilitychange', watchSight);
  watchSight();
}

/** Nobody waits for it, and nothing is lost where it does not arrive. */
function tell(path: string, fields: Record<string, string>): void {
  post(path, new URLSearchParams(fields), { keepalive: true }).catch(() => {});
}
