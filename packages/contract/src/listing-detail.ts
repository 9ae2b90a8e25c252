import { detailFacts } from '@hearthline/domain/listing/facts';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import {
  homeKinds,
  lengthUnits,
  listingStatuses,
  offers,
  roomKinds,
  roomLevels,
  utilityServices,
  utilityStates,
} from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant } from './common.ts';
import { listingCard } from './listing-card.ts';
import { factShape } from './listing-facts.ts';

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
  ...factShape(detailFacts),
  projection: z.enum(projections),
  /** The public does not learn it. */
  statusChangedAt: isoInstant.nullable(),
  propertyDaysOnMarket: count.nullable(),
  /** How the asking price last changed over the listings of this campaign, and what was asked first. */
  priceChange: z
    .object({ before: cents, since: isoDate, firstPrice: cents, firstDate: isoDate.nullable() })
    .nullable(),
  areaName: z.string().nullable(),
  utilities: z.partialRecord(z.enum(utilityServices), z.enum(utilityStates)),
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
  /** Of the last 12 months, and the 12 before them where both had enough deals to be compared. */
  medianPrice: cents.nullable(),
  medianPriceBefore: cents.nullable(),
  medianDaysOnMarket: count.nullable(),
  soldCount: count,
  activeCount: count,
  months: z.array(z.object({ month: isoDate, count, median: cents.nullable() })),
});
export type MarketContext = z.infer<typeof marketContext>;
