import type { Language } from '@hearthline/contract/common';
import type { Preferences } from '@hearthline/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../../shared/api/me-query.ts';
import { takeSignIn } from '../../../shared/api/session.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { savePreferences } from '../api/user-mutations.ts';

/** Before a sign-in this browser's own choice counts; with it, the account's language and theme take over. */
export function useAccountAppearance(): void {
  const { data: me } = useQuery(meQuery);
  useEffect(() => {
    if (!me || !takeSignIn()) return;
    useLanguageStore.getState().setLanguage(me.preferences.language);
    useThemeStore.getState().setTheme(me.preferences.theme);
  }, [me]);
}

/** Choices made outside of the settings: shown at once, kept in the account in the background. */
export function useAppearance() {
  const queryClient = useQueryClient();
  // A failed save costs nothing here: the browser keeps the choice, and the settings show what the account has.
  const keep = (changes: Partial<Preferences>) => void savePreferences(queryClient, changes).catch(() => {});
  return {
    toggleTheme: () => {
      useThemeStore.getState().toggleTheme();
      keep({ theme: useThemeStore.getState().theme });
    },
    chooseLanguage: (language: Language) => {
      useLanguageStore.getState().setLanguage(language);
      keep({ language });
    },
  };
}
