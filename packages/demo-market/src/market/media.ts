import type { ListingMedia, ListingRecord, ListingRoom } from '@hearthline/domain/listing/listing-record';
import { scenesForHome } from '../pictures/scenes-for-home.ts';
import { createRandom } from '../random.ts';

/** What the pictures of a listing are chosen by. */
export type PicturedListing = Pick<
  ListingRecord,
  | 'kind'
  | 'yearBuilt'
  | 'storeys'
  | 'buildingStoreys'
  | 'bedrooms'
  | 'bathrooms'
  | 'pool'
  | 'garageSpaces'
  | 'isWaterfront'
  | 'enteredAt'
>;

export interface PictureSeeds {
  /** The same for all listings of a home, so that they show the same house. */
  home: number;
  listing: number;
}

const withoutShare = 0.025;
const fewShare = 0.12;
const few = 5;

/** Most agents show the whole home; some a few rooms, some have not sent pictures yet. */
export function createMedia(
  listing: PicturedListing,
  rooms: readonly ListingRoom[],
  seeds: PictureSeeds,
  most: number | null,
): ListingMedia[] {
  const random = createRandom(seeds.listing, 'pictures');
  if (random.chance(withoutShare)) return [];
  const pictures = scenesForHome({
    ...listing,
    storeys: listing.buildingStoreys ?? listing.storeys,
    hasPool: listing.pool === 'inground' || listing.pool === 'aboveGround',
    hasGarage: (listing.garageSpaces ?? 0) > 0,
    isWaterfront: listing.isWaterfront === true,
    listedMonth: Number(listing.enteredAt.slice(5, 7)),
    seed: seeds.home,
    rooms,
  });
  const shown = random.chance(fewShare) ? few : pictures.length;
  return pictures.slice(0, Math.min(shown, most ?? shown));
}
