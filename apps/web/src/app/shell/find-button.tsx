import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { loadPalette } from '../palette/load-palette.ts';
import { isApplePlatform } from '../palette/palette-shortcut.ts';
import { usePaletteStore } from '../palette/palette-store.ts';

/** Opens the command palette and teaches its shortcut. */
export function FindButton() {
  const { t } = useTranslation('shell');
  const open = usePaletteStore((state) => state.open);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      onPointerEnter={loadPalette}
      onFocus={loadPalette}
      className="mr-1 hidden h-9 flex-none items-center gap-2 rounded-md border border-line-strong bg-surface pr-2 pl-3 text-sm text-ink-3 transition-control hovered:bg-hover hovered:text-ink md:flex"
    >
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="mr-3">{t('header.find')}</span>
      <span aria-hidden className="flex gap-1">
        <Kbd>{isApplePlatform() ? '⌘' : t('palette.ctrl')}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
