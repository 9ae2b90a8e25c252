import type { Language } from '@hearthline/domain/language';
import { basketEn } from './basket.en.ts';
import { basketFr } from './basket.fr.ts';
import type { BasketVocabulary } from './vocabulary.ts';

export const basketVocabularies: Readonly<Record<Language, BasketVocabulary>> = {
  en: basketEn,
  fr: basketFr,
};
