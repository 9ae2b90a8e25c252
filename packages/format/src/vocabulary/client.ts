import type { Language } from '@hearthline/domain/language';
import { clientEn } from './client.en.ts';
import { clientFr } from './client.fr.ts';
import type { ClientVocabulary } from './vocabulary.ts';

export const clientVocabularies: Readonly<Record<Language, ClientVocabulary>> = {
  en: clientEn,
  fr: clientFr,
};
