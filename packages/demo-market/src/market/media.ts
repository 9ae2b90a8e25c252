import type { ListingMedia, ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { ListingParts } from './describe-listing.ts';

export function createMedia(
  _parts: ListingParts,
  _rooms: readonly ListingRoom[],
  _enteredAt: string,
): ListingMedia[] {
  return [];
}
