import { sql } from 'kysely';
import { endedRows, eventRows, inMarket, isDrop, marketSample, places } from './market-rows.store.ts';
import type { QueryDefinition } from './query.ts';
import { adding, counted } from './row-parts.store.ts';

/** What changed without a sale. */
export const marketChangeQueries: readonly QueryDefinition[] = [
  {
    ...inMarket,
    key: 'market.priceDrops',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => eventRows(input, 'pc', counted, isDrop),
  },
  {
    ...inMarket,
    key: 'market.averagePriceDrop',
    unit: 'percent',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) =>
      eventRows(input, 'pc', adding(sql`avg((e.old_price - e.new_price) * 100.0 / e.old_price)`), isDrop),
  },
  {
    ...inMarket,
    key: 'market.dealsFellThrough',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => eventRows(input, 'dft', counted),
  },
  {
    ...inMarket,
    key: 'market.expired',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => endedRows(input, sql`s.code = 'exp'`),
  },
  {
    ...inMarket,
    key: 'market.withdrawn',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => endedRows(input, sql`s.code <> 'exp'`),
  },
];
