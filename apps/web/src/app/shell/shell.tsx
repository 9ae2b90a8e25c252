import './shell.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { useAccountAppearance } from '../../features/users/model/appearance.ts';
import { useLive } from '../../shared/live/use-live.tsx';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { usePaletteShortcut, usePaletteStore } from '../palette/palette-store.ts';
import { Header, loadPalette } from './header.tsx';
import { loadNotificationPanel, useNotificationPanelStore } from './notification-panel-store.ts';
import { DesktopSidebar, Drawer } from './sidebar.tsx';
import { useIsDesktop } from './use-is-desktop.ts';

/** The frame of every signed-in screen. A screen sets its own padding, because builders reach the edges. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const isDesktop = useIsDesktop();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  usePaletteShortcut();
  useAccountAppearance();
  const { data: me } = useQuery(meQuery);
  useLive(me?.id);

  useEffect(() => {
    if (isDesktop) setDrawerOpen(false);
  }, [isDesktop]);

  function handleSkip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <>
      <Link
        to="."
        search={true}
        hash="content"
        activeProps={{}}
        onClick={handleSkip}
        className="fixed top-3 left-3 z-(--z-toast) -translate-y-20 rounded-md bg-brand px-4 py-2.5 text-sm font-semibold text-on-brand shadow-md focus:translate-y-0"
      >
        {t('skipToContent')}
      </Link>
      <div className="flex min-h-dvh">
        {isDesktop ? <DesktopSidebar /> : <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} />}
        <div className="flex min-w-0 flex-1 flex-col" inert={isDrawerOpen}>
          <Header
            hasMenuButton={!isDesktop}
            isMenuOpen={isDrawerOpen}
            onMenuOpen={() => setDrawerOpen(true)}
          />
          <NotificationPanelSlot />
          <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            {children}
          </main>
        </div>
      </div>
      <ShellDialogs />
    </>
  );
}

const ChangePasswordModal = lazy(async () => ({
  default: (await import('../../features/users/components/change-password-modal.tsx')).ChangePasswordModal,
}));
const LogoutModal = lazy(async () => ({
  default: (await import('../../features/users/components/logout-modal.tsx')).LogoutModal,
}));
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** True from the first time on, so that a dialog is fetched when needed and can still be seen closing. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}

/** The layers that any place of the shell can open through a store. */
function ShellDialogs() {
  const needsPassword = useWasOpen(useSidebarStore((state) => state.changePasswordModal));
  const needsLogout = useWasOpen(useSidebarStore((state) => state.logoutModal));
  const needsPalette = useWasOpen(usePaletteStore((state) => state.isOpen));
  return (
    <>
      <Suspense>{needsPassword && <ChangePasswordModal />}</Suspense>
      <Suspense>{needsLogout && <LogoutModal />}</Suspense>
      <Suspense>{needsPalette && <CommandPalette />}</Suspense>
    </>
  );
}

const NotificationPanel = lazy(async () => ({ default: (await loadNotificationPanel()).NotificationPanel }));

/** Where the panel of the bell appears: after the header in reading order, before the page. */
function NotificationPanelSlot() {
  const { isOpen, opener, close } = useNotificationPanelStore();
  const { data: me } = useQuery(meQuery);
  const isDesktop = useIsDesktop();
  const router = useRouter();

  // It covers a part of the page, so it makes room for the next one.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()),
    [router, close],
  );

  // Once opened it stays mounted, so that closing can be seen.
  if (!opener) return null;
  return (
    <Suspense>
      <NotificationPanel
        isOpen={isOpen}
        isDesktop={isDesktop}
        opener={opener}
        timeZone={me?.preferences.timeZone}
        onClose={close}
      />
    </Suspense>
  );
}
