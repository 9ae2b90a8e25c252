import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import {
  areaSources,
  basementFeatures,
  coolingTypes,
  exposures,
  garageTypes,
  heatFuels,
  heatTypes,
  homeKinds,
  lengthUnits,
  listingStatuses,
  offers,
  poolTypes,
  roomKinds,
  roomLevels,
  utilityServices,
  utilityStates,
} from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant } from './common.ts';

import { listingCard } from './listing-card.ts';

export const projections = ['agent', 'client', 'public'] as const;
export type Projection = (typeof projections)[number];

export const listingRoom = z.object({
  kind: z.enum(roomKinds),
  label: z.string().nullable(),
  level: z.enum(roomLevels).nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  unit: z.enum(lengthUnits),
  features: z.array(z.string()),
});

export const listingPicture = z.object({
  url: z.string(),
  kind: z.enum(['photo', 'floorPlan']),
  caption: z.string().nullable(),
});

export const listingDetail = listingCard.extend({
  projection: z.enum(projections),
  pin: z.string().nullable(),
  mlsStatus: z.string().nullable(),
  isIrregular: z.boolean(),
  previousListPrice: cents.nullable(),
  closePrice: cents.nullable(),
  closeDate: isoDate.nullable(),
  expiryDate: isoDate.nullable(),
  conditionalExpiryDate: isoDate.nullable(),
  priceChangedAt: isoInstant.nullable(),
  statusChangedAt: isoInstant.nullable(),
  propertyDaysOnMarket: count.nullable(),
  kindStated: z.string().nullable(),
  kitchens: count.nullable(),
  kitchensPlus: count.nullable(),
  roomsAbove: count.nullable(),
  roomsBelow: count.nullable(),
  garageType: z.enum(garageTypes).nullable(),
  garageSpaces: z.number().nullable(),
  basement: z.array(z.enum(basementFeatures)),
  heatType: z.enum(heatTypes).nullable(),
  heatFuel: z.enum(heatFuels).nullable(),
  cooling: z.enum(coolingTypes).nullable(),
  pool: z.enum(poolTypes).nullable(),
  isWaterfront: z.boolean().nullable(),
  waterBody: z.string().nullable(),
  utilities: z.partialRecord(z.enum(utilityServices), z.enum(utilityStates)),
  zoning: z.string().nullable(),
  taxAnnual: cents.nullable(),
  taxYear: count.nullable(),
  feeMonthly: cents.nullable(),
  feeIncludes: z.array(z.string()),
  areaPoint: count.nullable(),
  areaSource: z.enum(areaSources).nullable(),
  lotArea: z.number().nullable(),
  lotStated: z.string().nullable(),
  isLotIrregular: z.boolean(),
  yearBuilt: count.nullable(),
  ageMin: count.nullable(),
  ageMax: count.nullable(),
  storeys: z.number().nullable(),
  buildingStoreys: count.nullable(),
  levelStated: z.string().nullable(),
  exposure: z.enum(exposures).nullable(),
  areaName: z.string().nullable(),
  communityCode: z.string().nullable(),
  municipalityCode: z.string().nullable(),
  mayShowOnInternet: z.boolean(),
  mayShowAddress: z.boolean(),
  mayShowValuation: z.boolean(),
  mayShowComments: z.boolean(),
  agentName: z.string().nullable(),
  agentPhone: z.string().nullable(),
  agentEmail: z.string().nullable(),
  remarks: z.string().nullable(),
  privateRemarks: z.string().nullable(),
  rooms: z.array(listingRoom),
  pictures: z.array(listingPicture),
});
export type ListingDetail = z.infer<typeof listingDetail>;

export const listingHistory = z.object({
  /** The listings of this home, newest first, each with its steps, newest first. */
  listings: z.array(
    z.object({
      id,
      mlsNumber: z.string(),
      offer: z.enum(offers),
      status: z.enum(listingStatuses),
      code: z.enum(lifecycleCodes),
      daysOnMarket: count.nullable(),
      isCurrent: z.boolean(),
      events: z.array(
        z.object({
          code: z.enum(lifecycleCodes),
          date: isoDate,
          oldPrice: cents.nullable(),
          newPrice: cents.nullable(),
          isIrregular: z.boolean(),
        }),
      ),
    }),
  ),
  propertyDaysOnMarket: count.nullable(),
  /** Quarterly median of sold homes of this kind in the community, beside this home's prices. */
  communityMedians: z.array(z.object({ date: isoDate, price: cents, count })),
});
export type ListingHistory = z.infer<typeof listingHistory>;

export const marketContext = z.object({
  community: z.string().nullable(),
  kind: z.enum(homeKinds),
  /** Of the last 12 months, and the 12 before them. */
  medianPrice: cents.nullable(),
  medianPriceBefore: cents.nullable(),
  medianDaysOnMarket: count.nullable(),
  soldCount: count,
  activeCount: count,
  months: z.array(z.object({ month: isoDate, count, median: cents.nullable() })),
});
export type MarketContext = z.infer<typeof marketContext>;
