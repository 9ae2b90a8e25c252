import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const homeLayouts = ['list', 'cards', 'map'] as const;
export type HomeLayout = (typeof homeLayouts)[number];

export const findLayout = (text: unknown): HomeLayout | undefined =>
  homeLayouts.find((layout) => layout === text);

interface LayoutState {
  layout: HomeLayout;
  setLayout: (layout: HomeLayout) => void;
}

/** How this browser shows the homes of a basket where the address does not say it. */
export const useLayoutStore = create<LayoutState>()(
  persist((set) => ({ layout: 'cards', setLayout: (layout) => set({ layout }) }), {
    name: 'hearthline.basketLayout',
    partialize: ({ layout }) => ({ layout }),
    merge: (persisted, initial) => ({
      ...initial,
      layout: findLayout((persisted as Partial<LayoutState> | undefined)?.layout) ?? initial.layout,
    }),
  }),
);
