import type { FacetField, Facets } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { countedFields } from '@hearthline/domain/criteria/fields';
import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { Figures } from '../search/listing-search.ts';
import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { countBits, countShared, rowsOf } from './bits.ts';
import { medianOf } from './select-nth.ts';
import type { Selection } from './selection.ts';
import type { ValueColumn } from './value-column.ts';

export function facetsOf(rows: ActiveRows, selection: Selection, criteria: Criteria): Facets {
  const all = selection.all();
  const total = countBits(all);
  const allRows = rowsOf(all, total);
  const baseOf = (field: string) => {
    const base = selection.without(field);
    return base === all ? { base, found: allRows } : { base, found: rowsOf(base) };
  };
  const counts = Object.fromEntries(
    countedFields.map((field): [FacetField, Record<string, number>] => {
      const { base, found } = baseOf(field);
      return [
        field,
        field === 'basement' ? countBasement(rows, base) : countValues(rows.values(field), base, found),
      ];
    }),
  ) as Facets['counts'];

  const { base, found } = baseOf('price');
  const bars = countValues(rows.priceBars, base, found);
  const steps = priceSteps[criteria.offer];
  return {
    counts,
    prices: {
      steps: [...steps],
      counts: Array.from({ length: steps.length + 1 }, (_, bar) => bars[`${criteria.offer}:${bar}`] ?? 0),
    },
  };
}

function countValues(column: ValueColumn, base: Bits, found: Int32Array): Record<string, number> {
  const { codes, values, rowsOfValue } = column;
  const counts: Record<string, number> = {};
  // Going through what was found costs a step a row, comparing sets a step per 32 rows of the market and value.
  if (found.length < base.length * values.length) {
    const tally = new Uint32Array(values.length);
    for (let index = 0; index < found.length; index += 1) {
      const code = codes[found[index] as number] as number;
      tally[code] = (tally[code] as number) + 1;
    }
    for (let code = 1; code < values.length; code += 1) {
      const count = tally[code] as number;
      if (count > 0) counts[values[code] as string] = count;
    }
    return counts;
  }
  for (let code = 1; code < values.length; code += 1) {
    const count = countShared(base, rowsOfValue[code] as Bits);
    if (count > 0) counts[values[code] as string] = count;
  }
  return counts;
}

function countBasement(rows: ActiveRows, base: Bits): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [feature, name] of basementFeatures.entries()) {
    const count = countShared(base, rows.basementRows(feature));
    if (count > 0) counts[name] = count;
  }
  return counts;
}

export function figuresOf(rows: ActiveRows, found: Bits, today: number): Figures {
  const foundRows = rowsOf(found);
  const prices = rows.numbers('price');
  const marketDays = rows.numbers('marketDay');
  const listDays = rows.numbers('listDay');
  const changedDays = rows.numbers('priceChangedDay');
  const knownPrices = new Float64Array(foundRows.length);
  const ages = new Float64Array(foundRows.length);
  let priceCount = 0;
  let ageCount = 0;
  let lowestPrice = Number.POSITIVE_INFINITY;
  let highestPrice = Number.NEGATIVE_INFINITY;
  let newThisWeek = 0;
  let priceChanged = 0;
  for (const row of foundRows) {
    const price = prices[row] as number;
    const marketDay = marketDays[row] as number;
    if (!Number.isNaN(price)) {
      knownPrices[priceCount++] = price;
      if (price < lowestPrice) lowestPrice = price;
      if (price > highestPrice) highestPrice = price;
    }
    if (!Number.isNaN(marketDay)) ages[ageCount++] = Math.max(0, today - marketDay);
    if ((listDays[row] as number) >= today - 7) newThisWeek += 1;
    if ((changedDays[row] as number) >= today - 7) priceChanged += 1;
  }
  return {
    medianPrice: medianOf(knownPrices.subarray(0, priceCount)),
    lowestPrice: priceCount > 0 ? lowestPrice : null,
    highestPrice: priceCount > 0 ? highestPrice : null,
    medianDaysOnMarket: medianOf(ages.subarray(0, ageCount)),
    pricedCount: priceCount,
    agedCount: ageCount,
    newThisWeek,
    priceChanged,
  };
}
