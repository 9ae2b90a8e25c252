import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import { z } from 'zod';
import { done, id, isoInstant, paragraphs, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { listingCard } from './listing-card.ts';

export const favoriteNoteMaxLength = 1_000;
export const favoriteLimit = 1_000;

/** What was different when it was marked, or when its changes were seen last. */
export const favoriteChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('price'), from: z.number().int().nullable(), to: z.number().int().nullable() }),
  z.object({ type: z.literal('status'), from: z.enum(lifecycleCodes), to: z.enum(lifecycleCodes) }),
  z.object({ type: z.literal('photos'), from: z.number().int(), to: z.number().int() }),
  z.object({ type: z.literal('relisted'), listingId: id, mlsNumber: z.string() }),
]);
export type FavoriteChange = z.infer<typeof favoriteChange>;

export const favorite = z.object({
  listing: listingCard,
  note: z.string(),
  markedAt: isoInstant,
  /** Changes are counted from here. */
  comparedWith: isoInstant,
  changes: z.array(favoriteChange),
});
export type Favorite = z.infer<typeof favorite>;

const favoriteParams = z.strictObject({ listingId: id });

export const favoriteEndpoints = defineEndpoints({
  'GET /favorites': {
    access: 'agent',
    summary: 'Marked homes, latest change first',
    reply: success(z.array(favorite)),
  },
  'GET /favorites/ids': {
    access: 'agent',
    summary: 'Which listings are marked, for the hearts of lists and maps',
    reply: success(z.array(id)),
  },
  'PUT /favorites/{listingId}': {
    access: 'agent',
    summary: 'Mark a home, or change its note',
    params: favoriteParams,
    body: z.strictObject({ note: paragraphs(favoriteNoteMaxLength).optional() }),
    reply: done,
  },
  'DELETE /favorites/{listingId}': {
    access: 'agent',
    summary: 'Take the mark away; marking it again brings note and date back for a day',
    params: favoriteParams,
    reply: done,
  },
  'POST /favorites/seen': {
    access: 'agent',
    summary: 'The changes up to now have been seen',
    body: z.strictObject({ listingIds: z.array(id).max(favoriteLimit) }),
    reply: done,
  },
});
