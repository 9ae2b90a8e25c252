import { cardFacts } from '@hearthline/domain/listing/facts';
import { listingStatuses } from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { cents, count, id } from './common.ts';
import { factShape } from './listing-facts.ts';

export const listingCard = z.object({
  id,
  ...factShape(cardFacts),
  status: z.enum(listingStatuses),
  /** The final price of a firm deal, the list price otherwise. */
  price: cents.nullable(),
  /** In this listing and those before it that were not sold; what is asked now may be less. */
  highestAsked: cents.nullable(),
  daysOnMarket: count.nullable(),
  areaLow: count.nullable(),
  areaHigh: count.nullable(),
  address: z.string(),
  community: z.string().nullable(),
  municipality: z.string().nullable(),
  photoUrl: z.string().nullable(),
  photoCount: count,
  isRelisted: z.boolean(),
});
export type ListingCard = z.infer<typeof listingCard>;
