import type { ListingCard, ListingDetail, Projection } from '@hearthline/contract/listings';
import { dayOf } from '@hearthline/domain/criteria/facts';
import { basementBitsOf, daysOnMarketOf } from '@hearthline/domain/criteria/judge';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { ListingDetailRow } from './listings.store.ts';
import type { CardSource } from './search/listing-search.ts';

/** Signs the address of a picture for one reader. */
export type PictureLink = (listingId: string, index: number) => string;

export function presentCard(source: CardSource, today: number, linkPicture: PictureLink): ListingCard {
  const { marketDay, soldDay, offMarketDay, firstPicture, ...card } = source;
  return {
    ...card,
    daysOnMarket: daysOnMarketOf(source, today),
    photoUrl: firstPicture === null ? null : linkPicture(card.id, 0),
  };
}

export function presentDetail(
  { card, row }: { card: CardSource; row: ListingDetailRow },
  context: {
    today: string;
    projection: Projection;
    propertyDaysOnMarket: number | null;
    linkPicture: PictureLink;
  },
): ListingDetail {
  const { basementBits, rooms, media, ...facts } = row;
  return {
    ...presentCard(card, dayOf(context.today), context.linkPicture),
    ...facts,
    projection: context.projection,
    propertyDaysOnMarket: context.propertyDaysOnMarket,
    basement: basementFeatures.filter((feature) => (basementBits & basementBitsOf([feature])) !== 0),
    rooms,
    pictures: media.map(({ kind, caption }, index) => ({
      url: context.linkPicture(card.id, index),
      kind,
      caption,
    })),
  };
}
