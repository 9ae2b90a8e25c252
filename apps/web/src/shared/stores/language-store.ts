import type { Language } from '@hearthline/contract/common';
import i18next from 'i18next';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherTabs } from './follow-other-tabs.ts';

interface LanguageState {
  lan: Language;
  setLanguage: (lan: Language) => void;
}

function parseLanguage(persisted: unknown): Language {
  const isStored = typeof persisted === 'object' && persisted && 'lan' in persisted;
  return isStored && persisted.lan === 'fr' ? 'fr' : 'en';
}

export const useLanguageStore = create<LanguageState>()(
  persist(
    (set) => ({
      lan: 'en',
      setLanguage: (lan) => set({ lan }),
    }),
    {
      name: 'hearthline.lan',
      partialize: ({ lan }) => ({ lan }),
      merge: (persisted, initial) => ({ ...initial, lan: parseLanguage(persisted) }),
    },
  ),
);

function applyLanguage({ lan }: LanguageState): void {
  document.documentElement.lang = lan;
  if (i18next.isInitialized && i18next.language !== lan) void i18next.changeLanguage(lan);
}

applyLanguage(useLanguageStore.getState());
useLanguageStore.subscribe(applyLanguage);
followOtherTabs(useLanguageStore);
