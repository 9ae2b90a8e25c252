import { KeyRound, Languages, LogOut, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../features/users/model/appearance.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import type { PaletteRecord } from './palette-record.ts';

/** What one can do from everywhere. The language action names both languages, so that everybody finds it. */
export function useActionRecords(): PaletteRecord[] {
  const { t } = useTranslation('shell');
  const theme = useThemeStore((state) => state.theme);
  const lan = useLanguageStore((state) => state.lan);
  const { toggleTheme, chooseLanguage } = useAppearance();
  const { setChangePasswordModal, setLogoutModal } = useSidebarStore();
  const isDark = theme === 'dark';
  const group = t('palette.do');
  return [
    {
      id: 'do:theme',
      group,
      label: t(isDark ? 'header.toLight' : 'header.toDark'),
      icon: isDark ? Sun : Moon,
      run: toggleTheme,
    },
    {
      id: 'do:language',
      group,
      label: t(lan === 'en' ? 'palette.toFrench' : 'palette.toEnglish'),
      keywords: 'language langue english français',
      icon: Languages,
      run: () => chooseLanguage(lan === 'en' ? 'fr' : 'en'),
    },
    {
      id: 'do:password',
      group,
      label: t('account.changePassword'),
      icon: KeyRound,
      run: () => setChangePasswordModal(true),
    },
    { id: 'do:logout', group, label: t('account.logOut'), icon: LogOut, run: () => setLogoutModal(true) },
  ];
}
