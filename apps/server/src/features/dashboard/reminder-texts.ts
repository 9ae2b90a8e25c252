import type { Language } from '@hearthline/contract/common';

interface ReminderTexts {
  turns(years: number): string;
  livesThere(years: number): string;
  consent: string;
  moved(share: number): string;
}

const percents = (language: Language, share: number): string =>
  new Intl.NumberFormat(`${language}-CA`, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  })
    .format(share)
    .replace('-', '−');

/** What a reminder says beside whom it is about. */
export const reminderTexts: Record<Language, ReminderTexts> = {
  en: {
    turns: (years) => `Turns ${years}`,
    livesThere: (years) => (years === 1 ? '1 year in the home' : `${years} years in the home`),
    consent: 'Ask for express consent before it ends',
    moved: (share) => `${percents('en', share)} since you saved it`,
  },
  fr: {
    turns: (years) => `Aura ${years} an${years === 1 ? '' : 's'}`,
    livesThere: (years) => `${years} an${years === 1 ? '' : 's'} dans la propriété`,
    consent: 'Demandez un consentement exprès avant son échéance',
    moved: (share) => `${percents('fr', share)} depuis l’enregistrement`,
  },
};
