import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { ListingVocabulary } from '@hearthline/format/vocabulary/vocabulary';

const lists = {
  Offer: 'offer',
  ListingStatus: 'status',
  HomeKind: 'kind',
  HouseStyle: 'style',
  Basement: 'basement',
  HeatType: 'heat',
  HeatFuel: 'heatFuel',
  Cooling: 'cooling',
  Pool: 'pool',
  Garage: 'garageType',
  Exposure: 'exposure',
} as const satisfies Partial<Record<LookupType, keyof ListingVocabulary>>;

export type MarketLookupType = keyof typeof lists;

/** The closed lists of the listing model, in the model's order. */
export function listMarketLookup(type: MarketLookupType, language: Language): LookupItem[] {
  return Object.entries(listingVocabularies[language][lists[type]]).map(([code, name]) => ({
    id: code,
    name,
    code,
  }));
}
