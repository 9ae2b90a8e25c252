import { addDays } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import {
  dateOf,
  dayNumber,
  homes,
  inMarket,
  isSoldIn,
  isWanted,
  marketSample,
  openDays,
  openRows,
  places,
  withOffer,
} from './market-rows.store.ts';
import type { QueryDefinition } from './query.ts';
import { adding, counted, dollars, sharing } from './row-parts.store.ts';

const listPrice = adding(dollars(sql`l.price`));
const isPriced = sql`l.price is not null`;
const supplyDays = 90;
/** What can have happened last to a conditional deal; most homes are left out before their state is looked up. */
const dealCodes = ['sc', 'sce', 'lc', 'lce', 'ext', 'bom'];

/** What is on the market. */
export const marketQueries: readonly QueryDefinition[] = [
  {
    ...inMarket,
    key: 'market.newListings',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => sql`
      select l.id, ${dateOf(sql`l.list_day`)} as day, ${counted}
      from listing_any l
      where l.list_day between ${dayNumber(input.from)} and ${dayNumber(input.to)} and ${isWanted('l', input)}`,
  },
  {
    ...inMarket,
    key: 'market.activeListings',
    unit: 'count',
    measure: 'count',
    parameters: places,
    rows: (input) => openRows(input, counted),
  },
  {
    ...inMarket,
    key: 'market.activeValue',
    unit: 'money',
    measure: 'sum',
    parameters: places,
    rows: (input) => openRows(input, listPrice, isPriced),
  },
  {
    ...inMarket,
    key: 'market.averageListPrice',
    unit: 'money',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) => openRows(input, listPrice, isPriced),
  },
  {
    ...inMarket,
    key: 'market.medianListPrice',
    unit: 'money',
    measure: 'median',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) => openRows(input, listPrice, isPriced),
  },
  {
    ...inMarket,
    key: 'market.daysOnMarket',
    unit: 'days',
    measure: 'mean',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) =>
      openRows(input, adding(openDays(sql`l.market_day`, input)), sql`l.market_day is not null`),
  },
  {
    ...inMarket,
    key: 'market.conditional',
    unit: 'count',
    measure: 'count',
    parameters: places,
    rows: (input) => sql`
      select o.id, ${dateOf(sql`o.list_day`)} as day, ${counted}
      from listing_open o join listing l on l.id = o.id
      where o.code = any (${dealCodes}::lifecycle_code[]) and l.state = 'conditional' and ${isWanted('o', input)}`,
  },
  {
    ...inMarket,
    key: 'market.monthsOfSupply',
    basesAre: 'sale',
    unit: 'months',
    measure: 'ratio',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) => sql`
      select l.id, ${dateOf(sql`l.list_day`)} as day, 1::numeric as amount, 0::numeric as base
      from listing_open l where ${isWanted('l', input)}
      union all
      select s.id, ${dateOf(sql`s.sold_day`)}, 0, 1 / 3.0
      from listing_past s
      where ${isSoldIn({ ...input, from: addDays(input.today, 1 - supplyDays), to: input.today })}
        and ${isWanted('s', input)}`,
  },
  {
    ...inMarket,
    key: 'market.relistedShare',
    unit: 'percent',
    measure: 'ratio',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) => openRows(input, sharing(sql`l.is_relisted`)),
  },
  {
    ...inMarket,
    key: 'market.reducedShare',
    unit: 'percent',
    measure: 'ratio',
    smallestSample: marketSample,
    parameters: places,
    rows: (input) => openRows(input, sharing(sql`l.drop_basis_points > 0`)),
  },
  {
    ...inMarket,
    key: 'market.activeRentals',
    unit: 'count',
    measure: 'count',
    parameters: homes,
    rows: (input) => openRows(withOffer(input, 'lease'), counted),
  },
  {
    ...inMarket,
    key: 'market.medianRent',
    unit: 'money',
    measure: 'median',
    smallestSample: marketSample,
    parameters: homes,
    rows: (input) => openRows(withOffer(input, 'lease'), listPrice, isPriced),
  },
];
