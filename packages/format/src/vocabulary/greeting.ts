import type { Language } from '@hearthline/domain/language';
import { greetingEn } from './greeting.en.ts';
import { greetingFr } from './greeting.fr.ts';
import type { GreetingVocabulary } from './vocabulary.ts';

export const greetingVocabularies: Readonly<Record<Language, GreetingVocabulary>> = {
  en: greetingEn,
  fr: greetingFr,
};
