export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

export function localeOf(language: string): string {
  return locales[language === 'fr' ? 'fr' : 'en'];
}
