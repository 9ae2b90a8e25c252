import { listingEn } from '@hearthline/format/vocabulary/listing.en';
import { chipsEn } from './chips.en.ts';
import { compareEn } from './compare.en.ts';
import { componentsEn } from './components.en.ts';
import { criteriaEn } from './criteria.en.ts';
import { detailEn } from './detail.en.ts';
import { favoritesEn } from './favorites.en.ts';
import { mapEn } from './map.en.ts';
import { resultsEn } from './results.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  vocabulary: listingEn,
  ...chipsEn,
  ...compareEn,
  ...componentsEn,
  ...criteriaEn,
  ...detailEn,
  ...favoritesEn,
  ...mapEn,
  ...resultsEn,
} as const;
