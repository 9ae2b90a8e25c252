import type { Language } from '@hearthline/contract/common';

const en = {
  callList: 'Open the call list',
  recentReports: 'View recent',
};

const fr: typeof en = {
  callList: 'Ouvrir la liste d’appels',
  recentReports: 'Voir les récents',
};

/** What stands on the first badges of an agent beside the titles of their queries. */
export const defaultTexts: Record<Language, typeof en> = { en, fr };

/** Each of them in both languages. */
export const defaultWords: readonly Record<Language, string>[] = Object.keys(en).map((key) => ({
  en: en[key as keyof typeof en],
  fr: fr[key as keyof typeof en],
}));
