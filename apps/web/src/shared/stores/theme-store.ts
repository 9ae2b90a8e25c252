import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherTabs } from './follow-other-tabs.ts';

export type Theme = 'dark' | 'light';

interface ThemeState {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  toggleTheme: () => void;
}

/** The browser's own bars continue the colour of the frame (`--chrome` of the tokens). */
const barColors: Record<Theme, string> = { dark: '#0B0C10', light: '#FBFAF8' };

function parseTheme(persisted: unknown): Theme {
  const isStored = typeof persisted === 'object' && persisted && 'theme' in persisted;
  return isStored && persisted.theme === 'light' ? 'light' : 'dark';
}

export const useThemeStore = create<ThemeState>()(
  persist(
    (set) => ({
      theme: 'dark',
      setTheme: (theme) => set({ theme }),
      toggleTheme: () => set((state) => ({ theme: state.theme === 'dark' ? 'light' : 'dark' })),
    }),
    {
      name: 'hearthline.theme',
      partialize: ({ theme }) => ({ theme }),
      merge: (persisted, initial) => ({ ...initial, theme: parseTheme(persisted) }),
    },
  ),
);

function applyTheme({ theme }: ThemeState): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColors[theme]);
}

applyTheme(useThemeStore.getState());
useThemeStore.subscribe(applyTheme);
followOtherTabs(useThemeStore);
