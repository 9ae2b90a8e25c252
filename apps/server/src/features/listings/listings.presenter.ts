import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail, Projection } from '@hearthline/contract/listing-detail';
import { toDayNumber } from '@hearthline/domain/calendar';
import { basementOfBits, daysOnMarketOf } from '@hearthline/domain/criteria/match';
import type { PriceChange } from '@hearthline/domain/listing/asking-price';
import type { ListingDetailRow } from './listings.store.ts';
import type { CardSource } from './search/listing-search.ts';

/** Signs the address of a picture for one reader. */
export type PictureLink = (listingId: string, index: number) => string;
/** Null for those who get none. */
type CardPictureLink = (...picture: Parameters<PictureLink>) => string | null;

/** Field by field: it runs for every home of every page, and spreading an object costs many times as much. */
export function presentCard(source: CardSource, today: number, linkPicture: CardPictureLink): ListingCard {
  return {
    id: source.id,
    mlsNumber: source.mlsNumber,
    offer: source.offer,
    status: source.status,
    state: source.state,
    code: source.code,
    price: source.price,
    listPrice: source.listPrice,
    originalListPrice: source.originalListPrice,
    highestAsked: source.highestAsked,
    listDate: source.listDate,
    soldDate: source.soldDate,
    daysOnMarket: daysOnMarketOf(source, today),
    kind: source.kind,
    style: source.style,
    bedrooms: source.bedrooms,
    bedroomsPlus: source.bedroomsPlus,
    bathrooms: source.bathrooms,
    parkingTotal: source.parkingTotal,
    areaLow: source.areaLow,
    areaHigh: source.areaHigh,
    lotFront: source.lotFront,
    lotDepth: source.lotDepth,
    level: source.level,
    address: source.address,
    community: source.community,
    municipality: source.municipality,
    postalCode: source.postalCode,
    longitude: source.longitude,
    latitude: source.latitude,
    photoUrl: source.firstPicture === null ? null : linkPicture(source.id, 0),
    photoCount: source.photoCount,
    officeName: source.officeName,
    isRelisted: source.isRelisted,
    modifiedAt: source.modifiedAt,
  };
}

export function presentDetail(
  { card, row }: { card: CardSource; row: ListingDetailRow },
  context: {
    today: string;
    projection: Projection;
    propertyDaysOnMarket: number | null;
    priceChange: PriceChange | null;
    linkPicture: PictureLink;
  },
): ListingDetail {
  const { basementBits, rooms, media, ...facts } = row;
  return {
    ...presentCard(card, toDayNumber(context.today), context.linkPicture),
    ...facts,
    projection: context.projection,
    propertyDaysOnMarket: context.propertyDaysOnMarket,
    priceChange: context.priceChange,
    basement: basementOfBits(basementBits),
    rooms,
    pictures: media.map(({ kind, caption }, index) => ({
      url: context.linkPicture(card.id, index),
      kind,
      caption,
    })),
  };
}
