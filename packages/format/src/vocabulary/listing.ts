import type { Language } from '@hearthline/domain/language';
import { listingEn } from './listing.en.ts';
import { listingFr } from './listing.fr.ts';
import type { ListingVocabulary } from './vocabulary.ts';

export const listingVocabularies: Readonly<Record<Language, ListingVocabulary>> = {
  en: listingEn,
  fr: listingFr,
};
