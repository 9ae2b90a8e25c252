import { create } from 'zustand';

interface PaletteState {
  isOpen: boolean;
  open: () => void;
  setOpen: (isOpen: boolean) => void;
}

/** Open or closed; several places open the palette, one place shows it. */
export const usePaletteStore = create<PaletteState>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  setOpen: (isOpen) => set({ isOpen }),
}));
