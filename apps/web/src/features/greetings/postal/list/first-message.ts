import type { Language } from '@hearthline/contract/common';

/** With what a new card begins, in both languages whichever of them the screen speaks. */
export const firstMessage: Record<Language, string> = {
  en: 'Dear {{firstName}}, thank you for a year of questions and good talks. May the season be kind to your home and everybody in it.',
  fr: 'Bonjour {{firstName}}, merci pour une année de questions et de belles conversations. Que la saison soit douce pour votre maison et tous ceux qui y vivent.',
};
