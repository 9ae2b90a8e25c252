import type { ListingCard } from '@hearthline/contract/listing-card';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { Format } from '@hearthline/format/format';

export type ListingMark = 'new' | 'active' | 'change' | 'cond' | 'sold' | 'leased' | 'off';

/** So long a listing counts as new; afterwards it is simply active. */
const newForDays = 7;

const marks: Record<LifecycleCode, ListingMark> = {
  draft: 'off',
  cs: 'new',
  new: 'new',
  pc: 'change',
  dft: 'change',
  ext: 'active',
  bom: 'active',
  sc: 'cond',
  sce: 'cond',
  lc: 'cond',
  lce: 'cond',
  sld: 'sold',
  lsd: 'leased',
  sus: 'off',
  exp: 'off',
  ter: 'off',
  del: 'off',
};

export const markInks: Record<ListingMark, string> = {
  active: 'text-st-active',
  new: 'text-st-new',
  change: 'text-st-change',
  cond: 'text-st-cond',
  sold: 'text-st-sold',
  leased: 'text-st-leased',
  off: 'text-st-off',
};

/** The shape and colour of a state; the word always stands beside it or in the name. */
export function markOf(code: LifecycleCode): ListingMark {
  return marks[code];
}

export type Standing = Pick<ListingCard, 'code' | 'status' | 'daysOnMarket'>;

/** What an agent calls the state today: the last event, or plainly active once a listing is no longer new. */
export function stateOf({ code, daysOnMarket }: Standing): {
  mark: ListingMark;
  word: LifecycleCode | 'active';
} {
  const isNoNews = (code === 'new' && (daysOnMarket ?? 0) > newForDays) || code === 'ext' || code === 'bom';
  return isNoNews ? { mark: 'active', word: 'active' } : { mark: marks[code], word: code };
}

/** A price, or a rent with its month; null where it was not told. */
export function priceText(
  { price, offer }: Pick<ListingCard, 'price' | 'offer'>,
  format: Format,
): string | null {
  if (price === null) return null;
  return offer === 'lease' ? format.rent(price) : format.price(price);
}

/** One number, or the band the board tells: 1,500 – 1,999 sq ft. */
export function sizeText({ areaLow, areaHigh }: Pick<ListingCard, 'areaLow' | 'areaHigh'>, format: Format) {
  const known = areaLow ?? areaHigh;
  if (known === null) return null;
  const isBand = areaLow !== null && areaHigh !== null && areaLow !== areaHigh;
  return isBand ? format.areaRange(areaLow, areaHigh) : format.area(known);
}
