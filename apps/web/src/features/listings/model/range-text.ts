import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { Range } from '@hearthline/domain/criteria/criteria';
import type { RangeField } from '@hearthline/domain/criteria/fields';
import { criterionFields, isMoney } from '@hearthline/domain/criteria/fields';
import { pricePerSquareFootOf } from '@hearthline/domain/criteria/match';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Format } from '@hearthline/format/format';
import type { Wording } from './chip-words.ts';

/** Smaller amounts are no longer in writing than they are short. */
const roundFromCents = 1_000_000;

/** $2.4M where nothing is lost by it, the whole amount otherwise. */
function writeMoney(cents: number, format: Format): string {
  const isExact = Number((cents / 100).toPrecision(3)) === cents / 100;
  return isExact && cents >= roundFromCents ? format.roundPrice(cents) : format.price(cents);
}

/** One amount of a range criterion, as its unit is written. */
export function writeAmount(field: RangeField, value: number, words: Wording): string {
  const { unit } = criterionFields[field];
  if (unit === 'centsPerSquareFoot') return words.format.unitPrice(value);
  if (unit === 'cents') return words.format.price(value);
  return unit === 'metres' ? words.format.distance(value) : words.format.number(value);
}

/** How the ends of a range are told in a few letters: 3+, up to $900K, 1,500 – 3,200. */
export function rangeText(
  field: RangeField,
  { min, max }: Range,
  words: Wording,
  offer?: Offer,
): { text: string; count: number } {
  const { t, format } = words;
  const write = (value: number) =>
    field === 'price' && offer === 'sale' ? writeMoney(value, format) : writeAmount(field, value, words);
  if (min !== undefined && max !== undefined) {
    const [low, high] = [write(min), write(max)];
    if (low === high) return { text: low, count: min };
    return { text: t('chips.range.between', { min: low, max: high }), count: 2 };
  }
  if (min !== undefined)
    return {
      text: t(isMoney(field) ? 'chips.range.moneyFrom' : 'chips.range.from', { min: write(min) }),
      count: 2,
    };
  if (max === 0 && !isMoney(field)) return { text: write(0), count: 0 };
  return { text: t('chips.range.upTo', { max: write(max ?? 0) }), count: Math.min(max ?? 0, 2) };
}

/** What a listing tells of a range, as `match` gives its ends: one figure, or both where it is a band. */
export function endsText(
  field: RangeField,
  ends: readonly [low: number, high: number] | null,
  words: Wording,
): string | null {
  const [min, max] = (ends ?? []).map((end) => (Number.isFinite(end) ? Math.round(end) : undefined));
  return min === undefined && max === undefined ? null : rangeText(field, { min, max }, words).text;
}

type Area = Pick<ListingDetail, 'areaPoint' | 'areaLow' | 'areaHigh'>;
type Ends = readonly [low: number, high: number] | null;

/** Both ends of the floor area: the point where it is known, the band otherwise, endless where that is open. */
export function areaEnds({ areaPoint, areaLow, areaHigh }: Area): Ends {
  if (areaPoint !== null) return [areaPoint, areaPoint];
  if (areaLow === null && areaHigh === null) return null;
  return [areaLow ?? Number.NEGATIVE_INFINITY, areaHigh ?? Number.POSITIVE_INFINITY];
}

/** What a square foot costs, by the point of the area where it is known. */
export function perFootEnds(listing: Area & Pick<ListingDetail, 'offer' | 'price'>): Ends {
  const { offer, price, areaPoint, areaLow, areaHigh } = listing;
  return pricePerSquareFootOf({
    offer,
    price,
    areaLow: areaPoint ?? areaLow,
    areaHigh: areaPoint ?? areaHigh,
  });
}
