import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePaletteStore } from '../palette/palette-store.ts';
import { BrandLink } from './brand-link.tsx';
import { FooterLine } from './footer-line.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

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
