import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../features/users/model/appearance.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const theme = useThemeStore((state) => state.theme);
  const { toggleTheme } = useAppearance();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={t(theme === 'dark' ? 'header.toLight' : 'header.toDark')}
      icon={<Icon strokeWidth={1.75} aria-hidden />}
      onClick={toggleTheme}
    />
  );
}
