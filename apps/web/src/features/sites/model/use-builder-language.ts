import type { Language } from '@hearthline/contract/common';
import { useTranslation } from 'react-i18next';
import { useBuilderView } from './builder-view-store.ts';

/** The language that is written in now, and the other one. */
export function useBuilderLanguage(): { language: Language; other: Language } {
  const { i18n } = useTranslation('sites');
  const chosen = useBuilderView((view) => view.language);
  const language = chosen ?? (i18n.language === 'fr' ? 'fr' : 'en');
  return { language, other: language === 'en' ? 'fr' : 'en' };
}
