import { lifecycleCodes, listingStates } from '@hearthline/domain/listing/lifecycle';
import { homeKinds, houseStyles, listingStatuses, offers } from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant } from './common.ts';

export const listingCard = z.object({
  id,
  mlsNumber: z.string(),
  offer: z.enum(offers),
  status: z.enum(listingStatuses),
  state: z.enum(listingStates),
  code: z.enum(lifecycleCodes),
  /** The final price of a firm deal, the list price otherwise. */
  price: cents.nullable(),
  listPrice: cents.nullable(),
  originalListPrice: cents.nullable(),
  listDate: isoDate.nullable(),
  soldDate: isoDate.nullable(),
  daysOnMarket: count.nullable(),
  kind: z.enum(homeKinds),
  style: z.enum(houseStyles).nullable(),
  bedrooms: count.nullable(),
  bedroomsPlus: count.nullable(),
  bathrooms: count.nullable(),
  parkingTotal: z.number().nullable(),
  areaLow: count.nullable(),
  areaHigh: count.nullable(),
  lotFront: z.number().nullable(),
  lotDepth: z.number().nullable(),
  level: count.nullable(),
  address: z.string(),
  community: z.string().nullable(),
  municipality: z.string().nullable(),
  postalCode: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  photoUrl: z.string().nullable(),
  photoCount: count,
  officeName: z.string().nullable(),
  isRelisted: z.boolean(),
  modifiedAt: isoInstant,
});
export type ListingCard = z.infer<typeof listingCard>;
