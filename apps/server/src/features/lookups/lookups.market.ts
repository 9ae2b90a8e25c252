import type { Language } from '@hearthline/contract/common';
import type { LookupItem } from '@hearthline/contract/lookups';
import type { ListingLookup } from '@hearthline/domain/listing/facts';
import { listingFacts, lookupFacts, vocabularyOf } from '@hearthline/domain/listing/facts';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';

export type MarketLookupType = ListingLookup | 'ListingStatus';

const vocabularyOfLookup = (type: MarketLookupType) => {
  const fact = lookupFacts.find((one) => listingFacts[one].lookup === type);
  return fact === undefined ? 'status' : vocabularyOf(fact);
};

/** The closed lists of the listing model, in the model's order. */
export function listMarketLookup(type: MarketLookupType, language: Language): LookupItem[] {
  return Object.entries(listingVocabularies[language][vocabularyOfLookup(type)]).map(([code, name]) => ({
    id: code,
    name,
    code,
  }));
}
