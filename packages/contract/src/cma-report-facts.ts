import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import { z } from 'zod';

const number = z.number().nullable();
const flag = z.boolean().nullable();

/** The facts that a value is worked out from, as a report hands them over. */
export const reportFacts = z.object({
  kind: z.enum(homeKinds),
  area: number,
  lotArea: number,
  bedrooms: number,
  bedroomsPlus: number,
  bathrooms: number,
  garageSpaces: number,
  parkingTotal: number,
  yearBuilt: number,
  storeys: number,
  level: number,
  isPenthouse: flag,
  basementFinish: number,
  hasPool: flag,
  hasCooling: flag,
  isWaterfront: flag,
  hasView: flag,
  condition: number,
  areaBelow: number,
  rooms: number,
  feeMonthly: number,
  municipalityCode: z.string().nullable(),
  communityCode: z.string().nullable(),
  latitude: number,
  longitude: number,
}) satisfies z.ZodType<HomeFacts>;
