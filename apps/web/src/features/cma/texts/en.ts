import { homeEn } from '@hearthline/format/vocabulary/home.en';
import { listingEn } from '@hearthline/format/vocabulary/listing.en';
import { factFormEn } from './fact-form.en.ts';
import { factsEn } from './facts.en.ts';
import { generateEn } from './generate.en.ts';
import { partsEn } from './parts.en.ts';
import { recentEn } from './recent.en.ts';
import { startEn } from './start.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  ...partsEn,
  vocabulary: listingEn,
  home: { fact: homeEn.fact, basementFinish: homeEn.basementFinish, condition: homeEn.condition },
  facts: factsEn,
  factForm: factFormEn,
  start: startEn,
  generate: generateEn,
  recent: recentEn,
} as const;
