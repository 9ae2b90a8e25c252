import './shell.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { useAccountAppearance } from '../../features/users/model/appearance.ts';
import { useLive } from '../../shared/live/use-live.ts';
import { usePaletteShortcut } from '../palette/palette-shortcut.ts';
import { DesktopSidebar } from './desktop-sidebar.tsx';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { NotificationPanelSlot } from './notification-panel-slot.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
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
