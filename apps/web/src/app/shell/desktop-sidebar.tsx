import { PanelLeft } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { FooterLine } from './footer-line.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

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
