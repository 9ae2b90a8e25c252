import type { Language } from '@hearthline/contract/common';

const en = {
  than90Days: 'vs the 90 days before',
  last90Days: 'Last 90 days',
  thisYear: 'vs last year so far',
  thisWeek: 'This week',
  callList: 'Open the call list',
  recentReports: 'View recent',
};

const fr: typeof en = {
  than90Days: 'par rapport aux 90 jours précédents',
  last90Days: '90 derniers jours',
  thisYear: 'par rapport à l’an dernier',
  thisWeek: 'Cette semaine',
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
