import './shell.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { PanelLeft, Search, X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountAppearance } from '../../features/users/model/appearance.ts';
import { useAccessChange } from '../../features/users/model/use-access-change.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { useLostFocus } from '../../shared/hooks/use-lost-focus.ts';
import { useLive } from '../../shared/live/use-live.tsx';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { loadTexts } from '../i18n.ts';
import { usePaletteShortcut, usePaletteStore } from '../palette/palette-store.ts';
import { BrandLink, FooterLine } from './brand-link.tsx';
import { Header } from './header.tsx';
import type { NavEntry } from './nav-entries.ts';
import { isEntryActive, navEntries } from './nav-entries.ts';
import { loadNotificationPanel, useNotificationPanelStore } from './notification-panel-store.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import { useCurrentPlace } from './use-current-place.ts';
import { useIsDesktop } from './use-is-desktop.ts';

/** The frame of every signed-in screen. A screen sets its own padding, because builders reach the edges. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const isDesktop = useIsDesktop();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { path, basketType } = useCurrentPlace();
  // Where a page begins is for its scrolling to say.
  const main = useLostFocus<HTMLElement>(`${path} ${basketType}`, { preventScroll: true });
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  usePaletteShortcut();
  useAccountAppearance();
  useAccessChange();
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
            <SearchStripSlot />
            {/* What a screen still waits for hides that screen, not the frame and what is open over it. */}
            <Suspense>{children}</Suspense>
          </main>
        </div>
      </div>
      <ShellDialogs />
    </>
  );
}

const SearchStripRoute = lazy(async () => {
  const [{ SearchStripRoute }] = await Promise.all([
    import('../routes/search-strip.tsx'),
    loadTexts('baskets', 'listings'),
  ]);
  return { default: SearchStripRoute };
});

/** Above the screens of the search, where somebody came to them from the form of a basket. */
function SearchStripSlot() {
  const { basket } = useSearch({ strict: false }) as { basket?: string };
  return <Suspense>{basket === undefined ? null : <SearchStripRoute keptKey={basket} />}</Suspense>;
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

/** Pinned it pushes the page; otherwise it opens over it for as long as the pointer or the keyboard is inside. */
function DesktopSidebar() {
  const { t } = useTranslation('shell');
  const isPinned = useSidebarStore((state) => state.toggleSidebar);
  const setPinned = useSidebarStore((state) => state.setToggleSidebar);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isExpanded = isPinned || isHovered || isFocused;

  function handleFocus(event: FocusEvent<HTMLElement>) {
    // A click focuses too; only the keyboard needs to see where it stands.
    if (event.target.matches(':focus-visible')) setFocused(true);
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  function handleToggle() {
    setPinned(!isPinned);
    // The pointer still rests on the button: without this, unpinning would seem to do nothing.
    setHovered(false);
  }

  return (
    <div
      className="sticky top-0 z-(--z-sidebar) h-dvh w-[72px] flex-none transition-[width] duration-(--dur-slow) ease-out data-pinned:w-60"
      data-pinned={isPinned || undefined}
    >
      <aside
        data-expanded={isExpanded || undefined}
        data-floating={(isExpanded && !isPinned) || undefined}
        className="sidebar flex h-full flex-col"
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        <div className="flex h-16 flex-none items-center px-[18px]">
          <BrandLink />
        </div>
        <SidebarNav />
        {/* The button stays where it is while the menu opens under the pointer, so that a click meets it. */}
        <div className="flex h-16 flex-none items-center gap-2 px-5">
          <IconButton
            size="sm"
            label={t(isPinned ? 'nav.collapse' : 'nav.expand')}
            aria-expanded={isPinned}
            icon={<PanelLeft strokeWidth={1.75} aria-hidden />}
            onClick={handleToggle}
          />
          <FooterLine className="max-w-[160px] text-2xs text-ink-3 in-[.sidebar:not([data-expanded])]:hidden" />
        </div>
      </aside>
    </div>
  );
}

/**
 * The sidebar of small screens. The page behind is inert while it is open, so Tab stays inside.
 * No `ModalLayer`: it belongs to the first load, which does without the library of layers.
 */
function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const closeButton = useRef<HTMLButtonElement>(null);
  const openPalette = usePaletteStore((state) => state.open);

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    closeButton.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  function handleFind() {
    onClose();
    openPalette();
  }

  return (
    <div
      className="drawer fixed inset-0 z-(--z-panel) not-data-open:pointer-events-none"
      data-open={isOpen || undefined}
      inert={!isOpen}
      role="dialog"
      aria-modal="true"
      aria-label={t('nav.menu')}
      onKeyDown={handleKeyDown}
    >
      <div aria-hidden className="drawer-backdrop absolute inset-0 bg-overlay" onPointerUp={onClose} />
      <div className="drawer-panel relative flex h-full w-[min(300px,84vw)] flex-col border-r border-line bg-chrome">
        <div className="flex h-16 flex-none items-center justify-between pr-3 pl-[18px]">
          <BrandLink onNavigate={onClose} />
          <IconButton ref={closeButton} label={t('nav.close')} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <button
          type="button"
          className="mx-4 mt-1 flex h-11 flex-none items-center gap-3 rounded-md border border-line-control bg-surface px-2.5 text-left text-sm text-ink-3"
          onClick={handleFind}
        >
          <Search size={18} strokeWidth={1.75} aria-hidden />
          {t('header.find')}
        </button>
        <SidebarNav onNavigate={onClose} />
        <FooterLine className="flex-none px-[18px] py-4 text-2xs text-ink-3" />
      </div>
    </div>
  );
}

const entryClass = [
  'relative flex h-11 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-control lg:h-10',
  'hovered:bg-hover hovered:text-ink focus-visible:-outline-offset-2',
  'aria-[current]:bg-brand-soft aria-[current]:text-ink aria-[current]:[&>svg]:text-brand-ink',
  'before:absolute before:inset-y-2 before:-left-4 before:w-[3px] before:rounded-r-[3px] aria-[current]:before:bg-brand',
].join(' ');

function NavLink({ entry, onNavigate }: { entry: NavEntry; onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { path, ...asked } = useCurrentPlace();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={entryClass}
      // The router marks prefixes as active too; ours knows which screens belong together.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isEntryActive(entry, path, asked) ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="flex-none" />
      <span className="side-label">{t(`screens.${entry.screen}`)}</span>
    </Link>
  );
}

function SidebarNav({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('nav.main')}
      className="mt-3 flex-1 overflow-x-hidden overflow-y-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex flex-col gap-0.5">
        {navEntries.map((entry) => (
          <li key={entry.screen}>
            <NavLink entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
