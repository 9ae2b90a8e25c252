import { useEffect } from 'react';
import { create } from 'zustand';
// Loaded with the frame: what was opened is forgotten at sign-out, whether or not the palette was opened before.
import './palette-recents.ts';

interface PaletteState {
  isOpen: boolean;
  /** How often it was opened: each time it begins anew, also where the last one is still on its way out. */
  openings: number;
  /** What is typed before its field is there, as on the first opening, whose code is still on its way; else null. */
  early: string | null;
  open: () => void;
  setOpen: (isOpen: boolean) => void;
  /** The field is there and takes what was typed for it. */
  takeEarly: () => string;
}

/** Open or closed; several places open the palette, one place shows it. */
export const usePaletteStore = create<PaletteState>()((set, get) => ({
  isOpen: false,
  openings: 0,
  early: null,
  open: () => get().setOpen(true),
  setOpen: (isOpen) =>
    set(({ openings }) => ({
      isOpen,
      openings: isOpen ? openings + 1 : openings,
      early: isOpen ? '' : null,
    })),
  takeEarly: () => {
    const { early } = get();
    set({ early: null });
    return early ?? '';
  },
}));

export function isApplePlatform(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

function isPaletteShortcut(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey;
  return hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

/** Keys for a field that is not there yet: the page behind gets none of them. */
function typeEarly(event: KeyboardEvent): void {
  const { early, setOpen } = usePaletteStore.getState();
  if (early === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isLetter = [...event.key].length === 1;
  if (event.key === 'Escape') setOpen(false);
  else if (isLetter) usePaletteStore.setState({ early: early + event.key });
  else if (event.key === 'Backspace') usePaletteStore.setState({ early: early.slice(0, -1) });
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

/** Ctrl-K or ⌘-K opens the palette from everywhere in the shell, and closes it again. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isPaletteShortcut(event)) return typeEarly(event);
      event.preventDefault();
      const { isOpen, setOpen } = usePaletteStore.getState();
      setOpen(!isOpen);
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
