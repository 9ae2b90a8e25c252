import { useEffect } from 'react';
import { create } from 'zustand';
// Loaded with the frame: what was opened is forgotten at sign-out, whether or not the palette was opened before.
import './palette-recents.ts';

interface PaletteState {
  isOpen: boolean;
  /** How often it was opened: each time it begins anew, also where the last one is still on its way out. */
  openings: number;
  open: () => void;
  setOpen: (isOpen: boolean) => void;
}

/** Open or closed; several places open the palette, one place shows it. */
export const usePaletteStore = create<PaletteState>()((set) => ({
  isOpen: false,
  openings: 0,
  open: () => set(({ openings }) => ({ isOpen: true, openings: openings + 1 })),
  setOpen: (isOpen) => set(({ openings }) => ({ isOpen, openings: isOpen ? openings + 1 : openings })),
}));

export function isApplePlatform(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

function isPaletteShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  return hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** Ctrl-K or ⌘-K opens the palette from everywhere in the shell, and closes it again. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isPaletteShortcut(event)) return;
      event.preventDefault();
      const { isOpen, setOpen } = usePaletteStore.getState();
      setOpen(!isOpen);
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
