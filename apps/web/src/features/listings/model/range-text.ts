import type { Range } from '@hearthline/domain/criteria/criteria';
import type { RangeField } from '@hearthline/domain/criteria/fields';
import { criterionFields } from '@hearthline/domain/criteria/fields';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Format } from '@hearthline/format/format';
import type { ListingsT } from './chip-words.ts';
import { describeMetres } from './chip-words.ts';

/** Smaller amounts are no longer in writing than they are short. */
const roundFromCents = 1_000_000;

/** $2.4M where nothing is lost by it, the whole amount otherwise. */
function writeMoney(cents: number, format: Format): string {
  const isExact = Number((cents / 100).toPrecision(3)) === cents / 100;
  return isExact && cents >= roundFromCents ? format.roundPrice(cents) : format.price(cents);
}

/** How the ends of a range are told in a few letters: 3+, up to $900K, 1,500 – 3,200. */
export function createRangeText(t: ListingsT, format: Format, offer: Offer) {
  return (field: RangeField, { min, max }: Range): { text: string; count: number } => {
    const isMoney = criterionFields[field].unit === 'cents';
    const write = (value: number) => {
      if (field === 'price' && offer === 'sale') return writeMoney(value, format);
      if (field === 'pricePerSquareFoot') return format.unitPrice(value);
      if (isMoney) return format.price(value);
      return criterionFields[field].unit === 'metres'
        ? describeMetres(value, { t, format })
        : format.number(value);
    };
    if (min !== undefined && max !== undefined) {
      if (min === max) return { text: write(min), count: min };
      return { text: t('chips.range.between', { min: write(min), max: write(max) }), count: 2 };
    }
    if (min !== undefined)
      return {
        text: t(isMoney ? 'chips.range.moneyFrom' : 'chips.range.from', { min: write(min) }),
        count: 2,
      };
    if (max === 0 && !isMoney) return { text: write(0), count: 0 };
    return { text: t('chips.range.upTo', { max: write(max ?? 0) }), count: Math.min(max ?? 0, 2) };
  };
}
