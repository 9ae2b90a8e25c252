import type { Language } from '@hearthline/domain/language';
import { listingEn } from './listing.en.ts';
import { listingFr } from './listing.fr.ts';
import { statedWordsFr } from './stated-words.fr.ts';
import type { ListingVocabulary } from './vocabulary.ts';

export const listingVocabularies: Readonly<Record<Language, ListingVocabulary>> = {
  en: listingEn,
  fr: listingFr,
};

const frenchWords: ReadonlyMap<string, string> = new Map(Object.entries(statedWordsFr));

/**
 * As its board calls a room, which is in English; elsewhere by the word that is known for it, or else by its kind, where
 * that is known.
 */
export function nameRoom(
  { kind, label }: { kind: keyof ListingVocabulary['roomKind']; label: string | null },
  language: Language,
): string {
  const known = language === 'fr' ? frenchWords.get(label?.toLowerCase() ?? '') : undefined;
  if (known) return known;
  const isKindBetter = label === null || (language !== 'en' && kind !== 'other');
  return isKindBetter ? listingVocabularies[language].roomKind[kind] : label;
}
