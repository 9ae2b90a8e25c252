import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Format } from './format.ts';

/** A price, or a rent with its month; null where it was not told. */
export function priceText(
  { price, offer }: Pick<ListingCard, 'price' | 'offer'>,
  format: Format,
): string | null {
  if (price === null) return null;
  return offer === 'lease' ? format.rent(price) : format.price(price);
}

/** One number, or the band the board tells: 1,500 – 1,999 sq ft. */
export function sizeText(
  { areaLow, areaHigh }: Pick<ListingCard, 'areaLow' | 'areaHigh'>,
  format: Format,
): string | null {
  const known = areaLow ?? areaHigh;
  if (known === null) return null;
  const isBand = areaLow !== null && areaHigh !== null && areaLow !== areaHigh;
  return isBand ? format.areaRange(areaLow, areaHigh) : format.area(known);
}
