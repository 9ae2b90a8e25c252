import type { CardSource } from '../search/listing-search.ts';

/** Id and address are kept beside the cards anyway. */
type Packed = Omit<CardSource, 'id' | 'address'>;

const fields = Object.keys({
  mlsNumber: 1,
  offer: 1,
  status: 1,
  state: 1,
  code: 1,
  price: 1,
  listPrice: 1,
  originalListPrice: 1,
  listDate: 1,
  soldDate: 1,
  marketDay: 1,
  soldDay: 1,
  offMarketDay: 1,
  kind: 1,
  style: 1,
  bedrooms: 1,
  bedroomsPlus: 1,
  bathrooms: 1,
  parkingTotal: 1,
  areaLow: 1,
  areaHigh: 1,
  lotFront: 1,
  lotDepth: 1,
  level: 1,
  community: 1,
  municipality: 1,
  postalCode: 1,
  longitude: 1,
  latitude: 1,
  firstPicture: 1,
  photoCount: 1,
  officeName: 1,
  isRelisted: 1,
  modifiedAt: 1,
} satisfies Record<keyof Packed, 1>) as (keyof Packed)[];

/** A card as one line of values; their names, the same for all, would take more than half of the memory. */
export function packCard(card: CardSource): string {
  return JSON.stringify(fields.map((field) => card[field]));
}

export function unpackCard(packed: string, { id, address }: Pick<CardSource, 'id' | 'address'>): CardSource {
  const values = JSON.parse(packed) as unknown[];
  const card: Record<string, unknown> = { id, address };
  for (let index = 0; index < fields.length; index += 1) card[fields[index] as string] = values[index];
  return card as unknown as CardSource;
}
