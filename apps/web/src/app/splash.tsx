import type { AnyRouter } from '@tanstack/react-router';
import { useRouterState } from '@tanstack/react-router';
import { useIsAuthorized } from '../shared/api/use-is-authorized.ts';
import { BrandMark } from '../shared/ui/brand-mark.tsx';

/** Pages that need no session: the auth screens, the demo's mailbox and the component gallery. */
export function isOpenPath(path: string): boolean {
  return path.startsWith('/auth/') || path === '/mailbox' || path === '/gallery';
}

/** Needs neither texts nor configuration: it stands before both have arrived. */
export function Splash() {
  return (
    <div
      role="status"
      aria-label={document.title}
      data-splash
      className="fixed inset-0 z-(--z-modal) grid place-items-center bg-canvas"
    >
      <BrandMark sizePx={64} isAnimated />
    </div>
  );
}

interface SplashWhileSignedOutProps {
  router: AnyRouter;
  /** Where the page was opened, which counts as shown until the router has drawn something. */
  entryPath: string;
}

/** Covers the app from the moment the token is missing until an open page has taken its place. */
export function SplashWhileSignedOut({ router, entryPath }: SplashWhileSignedOutProps) {
  const isAuthorized = useIsAuthorized();
  const shownPath = useRouterState({ router, select: (state) => state.resolvedLocation?.pathname });
  return isAuthorized || isOpenPath(shownPath ?? entryPath) ? null : <Splash />;
}
