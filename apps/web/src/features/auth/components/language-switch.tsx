import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';

const languages = [
  { id: 'en', label: 'EN', name: 'English' },
  { id: 'fr', label: 'FR', name: 'Français' },
] as const;

export function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const { lan, setLanguage } = useLanguageStore();
  return <Segmented size="sm" label={t('language')} items={languages} value={lan} onChange={setLanguage} />;
}
