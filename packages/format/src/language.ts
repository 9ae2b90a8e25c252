import type { Language } from '@hearthline/domain/language';

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

/** What is neither of our languages is written in English. */
export function localeOf(language: string): string {
  return locales[language === 'fr' ? 'fr' : 'en'];
}
