import type { CardSource } from '../search/listing-search.ts';

/** Id and address are kept beside the cards anyway. */
type Kept = Pick<CardSource, 'id' | 'address'>;

/**
 * A card is kept as one line of JSON, the values of these fields in this order: objects would take many times the memory,
 * and only a page of them is read at a time.
 */
export const packedFields = [
  'mlsNumber',
  'offer',
  'status',
  'state',
  'code',
  'price',
  'listPrice',
  'originalListPrice',
  'listDate',
  'soldDate',
  'marketDay',
  'soldDay',
  'offMarketDay',
  'kind',
  'style',
  'bedrooms',
  'bedroomsPlus',
  'bathrooms',
  'parkingTotal',
  'areaLow',
  'areaHigh',
  'lotFront',
  'lotDepth',
  'level',
  'community',
  'municipality',
  'postalCode',
  'longitude',
  'latitude',
  'firstPicture',
  'photoCount',
  'officeName',
  'isRelisted',
  'modifiedAt',
  'highestAsked',
] as const satisfies Exclude<keyof CardSource, keyof Kept>[];

export type PackedCard = Pick<CardSource, (typeof packedFields)[number]>;

export function packCard(card: PackedCard): string {
  return JSON.stringify(packedFields.map((field) => card[field]));
}

type ValuesOf<Fields extends readonly (keyof CardSource)[]> = {
  [Position in keyof Fields]: CardSource[Fields[Position]];
};

/** Field by field rather than in a loop: objects whose names are known beforehand are read and written many times faster. */
export function unpackCard(packed: string, { id, address }: Kept): CardSource {
  const values = JSON.parse(packed) as unknown as ValuesOf<typeof packedFields>;
  return {
    id,
    address,
    mlsNumber: values[0],
    offer: values[1],
    status: values[2],
    state: values[3],
    code: values[4],
    price: values[5],
    listPrice: values[6],
    originalListPrice: values[7],
    listDate: values[8],
    soldDate: values[9],
    marketDay: values[10],
    soldDay: values[11],
    offMarketDay: values[12],
    kind: values[13],
    style: values[14],
    bedrooms: values[15],
    bedroomsPlus: values[16],
    bathrooms: values[17],
    parkingTotal: values[18],
    areaLow: values[19],
    areaHigh: values[20],
    lotFront: values[21],
    lotDepth: values[22],
    level: values[23],
    community: values[24],
    municipality: values[25],
    postalCode: values[26],
    longitude: values[27],
    latitude: values[28],
    firstPicture: values[29],
    photoCount: values[30],
    officeName: values[31],
    isRelisted: values[32],
    modifiedAt: values[33],
    highestAsked: values[34],
  };
}
