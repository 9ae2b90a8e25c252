import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import type { MeasuredFact } from '@hearthline/domain/valuation/plausible-facts';
import { factBounds } from '@hearthline/domain/valuation/plausible-facts';
import { z } from 'zod';
import { count } from './common.ts';
import { listingCard } from './listing-card.ts';

const measured = <Fact extends MeasuredFact>(fact: Fact) => {
  const { min, max } = factBounds[fact];
  return z.number().min(min).max(max).nullable();
};
const flag = z.boolean().nullable();
const placeCode = z.string().min(1).max(64).nullable();

/** What a home is valued by; null says that nobody told. Areas in square feet, the fee in cents a month. */
export const homeFacts = z.strictObject({
  kind: z.enum(homeKinds),
  area: measured('area'),
  lotArea: measured('lotArea'),
  bedrooms: measured('bedrooms'),
  bedroomsPlus: measured('bedroomsPlus'),
  bathrooms: measured('bathrooms'),
  garageSpaces: measured('garageSpaces'),
  parkingTotal: measured('parkingTotal'),
  yearBuilt: measured('yearBuilt'),
  storeys: measured('storeys'),
  level: measured('level'),
  isPenthouse: flag,
  basementFinish: measured('basementFinish'),
  hasPool: flag,
  hasCooling: flag,
  isWaterfront: flag,
  hasView: flag,
  condition: measured('condition'),
  areaBelow: measured('areaBelow'),
  rooms: measured('rooms'),
  feeMonthly: measured('feeMonthly'),
  municipalityCode: placeCode,
  communityCode: placeCode,
  latitude: z.number().min(-85).max(85).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

/** As lists show it, with the years of age where the board tells a span. */
export const homeCard = listingCard.extend({ ageMin: count.optional(), ageMax: count.optional() });
export type HomeCard = z.infer<typeof homeCard>;
