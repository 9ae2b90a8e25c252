import { sql } from 'kysely';
import {
  homes,
  inMarket,
  marketSample,
  places,
  pricedRows,
  soldRows,
  withOffer,
} from './market-rows.store.ts';
import type { QueryDefinition } from './query.ts';
import { adding, counted, dollars, sharing } from './row-parts.store.ts';

const ofSales = { ...inMarket, recordsAre: 'sale' } as const;

const paid = adding(dollars(sql`s.price`));
const isPaid = sql`s.price is not null`;
/** The middle of a band; a home that tells only one end of it has that size. */
const area = sql`((coalesce(s.area_low, s.area_high) + coalesce(s.area_high, s.area_low)) / 2.0)`;

/** What was sold or leased. */
export const marketSoldQueries: readonly QueryDefinition[] = [
  {
    ...ofSales,
    key: 'market.sold',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => soldRows(input, counted),
  },
  {
    ...ofSales,
    key: 'market.soldVolume',
    unit: 'money',
    measure: 'sum',
    parameters: ['period', ...places],
    rows: (input) => soldRows(input, paid, isPaid),
  },
  {
    ...ofSales,
    key: 'market.medianSoldPrice',
    unit: 'money',
    measure: 'median',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) => soldRows(input, paid, isPaid),
  },
  {
    ...ofSales,
    key: 'market.averageSoldPrice',
    unit: 'money',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) => soldRows(input, paid, isPaid),
  },
  {
    ...ofSales,
    key: 'market.soldPricePerArea',
    unit: 'moneyPerArea',
    measure: 'median',
    smallestSample: marketSample,
    parameters: ['period', ...homes],
    rows: (input) =>
      soldRows(
        withOffer(input, 'sale'),
        adding(sql`${dollars(sql`s.price`)} / ${area}`),
        sql`${isPaid} and ${area} > 0`,
      ),
  },
  {
    ...ofSales,
    key: 'market.soldDaysOnMarket',
    unit: 'days',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) =>
      soldRows(input, adding(sql`greatest(0, s.sold_day - s.market_day)`), sql`s.market_day is not null`),
  },
  {
    ...ofSales,
    key: 'market.saleToList',
    unit: 'percent',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) => pricedRows(input, adding(sql`l.close_price * 100.0 / l.list_price`)),
  },
  {
    ...ofSales,
    key: 'market.soldAboveAsking',
    unit: 'percent',
    measure: 'ratio',
    smallestSample: marketSample,
    parameters: ['period', ...places],
    rows: (input) => pricedRows(input, sharing(sql`l.close_price > l.list_price`)),
  },
];
