import { Link } from '@tanstack/react-router';
import { PanelLeft, Search, X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePaletteStore } from '../palette/palette-store.ts';
import { BrandLink, FooterLine } from './brand-link.tsx';
import type { NavEntry } from './nav-entries.ts';
import { isEntryActive, navEntries } from './nav-entries.ts';
import { useCurrentPlace } from './use-current-place.ts';

/** Pinned it pushes the page; otherwise it opens over it for as long as the pointer or the keyboard is inside. */
export function DesktopSidebar() {
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
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
  'relative flex h-11 items-center gap-3 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-control lg:h-10',
  'hovered:bg-hover hovered:text-ink focus-visible:-outline-offset-2',
  'aria-[current]:bg-brand-soft aria-[current]:text-ink aria-[current]:[&>svg]:text-brand-ink',
  'before:absolute before:inset-y-2 before:-left-4 before:w-[3px] before:rounded-r-[3px] aria-[current]:before:bg-brand',
].join(' ');

function NavLink({ entry, onNavigate }: { entry: NavEntry; onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={entryClass}
      // The router marks prefixes as active too; ours knows which screens belong together.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isEntryActive(entry, path, { basketType }) ? 'page' : undefined}
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
