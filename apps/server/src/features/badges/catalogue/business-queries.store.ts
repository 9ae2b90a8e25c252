import { sql } from 'kysely';
import {
  dateOf,
  dayNumber,
  eventRows,
  homes,
  isDrop,
  isOwn,
  isWanted,
  openDays,
  soldRows,
} from './market-rows.store.ts';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { adding, anything, counted, dollars, isAhead, sharing } from './row-parts.store.ts';

const ofBusiness = {
  category: 'business',
  recordKind: 'listing',
  sources: ['market'],
  needsAgreement: true,
  isSameForAll: false,
} as const;
const ofSales = { ...ofBusiness, recordsAre: 'sale' } as const;
const own = ['agent', 'offer', 'homeKind'] as const;

/** The agent's own listings, which are few: the listing `l`, its facts `f` without the way round by the projections. */
const ownRows = (input: QueryInput, day: Part, columns: Part, more: Part) => sql<QueryRow>`
  select l.id, ${day} as day, ${columns}
  from listing l join listing_facts f on f.id = l.id
  where ${isOwn('l', input)} and ${isWanted('f', input)} and ${more}`;

const ownOpen = (input: QueryInput, columns: Part, more: Part = anything) =>
  ownRows(input, sql`l.list_date`, columns, sql`f.status = 'active' and ${more}`);

const isBetween = (column: Part, { from, to }: QueryInput): Part =>
  sql`${column} between ${dayNumber(from)} and ${dayNumber(to)}`;

const ownSold = (input: QueryInput, columns: Part, more: Part = anything) =>
  ownRows(
    input,
    sql`l.sold_date`,
    columns,
    sql`f.status = 'sold' and ${isBetween(sql`f.sold_day`, input)} and ${more}`,
  );

const price = adding(dollars(sql`f.price`));
const isPriced = sql`f.price is not null`;

export const businessQueries: readonly QueryDefinition[] = [
  {
    ...ofBusiness,
    key: 'business.activeListings',
    unit: 'count',
    measure: 'count',
    parameters: own,
    rows: (input) => ownOpen(input, counted),
  },
  {
    ...ofBusiness,
    key: 'business.activeValue',
    unit: 'money',
    measure: 'sum',
    parameters: own,
    rows: (input) => ownOpen(input, price, isPriced),
  },
  {
    ...ofBusiness,
    key: 'business.daysOnMarket',
    unit: 'days',
    measure: 'mean',
    parameters: own,
    rows: (input) =>
      ownOpen(input, adding(openDays(sql`f.market_day`, input)), sql`f.market_day is not null`),
  },
  {
    ...ofBusiness,
    key: 'business.newListings',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...own],
    rows: (input) => ownRows(input, sql`l.list_date`, counted, isBetween(sql`f.list_day`, input)),
  },
  {
    ...ofSales,
    key: 'business.sold',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...own],
    rows: (input) => ownSold(input, counted),
  },
  {
    ...ofSales,
    key: 'business.soldVolume',
    unit: 'money',
    measure: 'sum',
    parameters: ['period', ...own],
    rows: (input) => ownSold(input, price, isPriced),
  },
  {
    ...ofSales,
    key: 'business.averageSoldPrice',
    unit: 'money',
    measure: 'mean',
    parameters: ['period', ...own],
    rows: (input) => ownSold(input, price, isPriced),
  },
  {
    ...ofSales,
    key: 'business.soldDaysOnMarket',
    unit: 'days',
    measure: 'mean',
    parameters: ['period', ...own],
    rows: (input) =>
      ownSold(input, adding(sql`greatest(0, f.sold_day - f.market_day)`), sql`f.market_day is not null`),
  },
  {
    ...ofSales,
    key: 'business.saleToList',
    unit: 'percent',
    measure: 'mean',
    parameters: ['period', ...own],
    rows: (input) =>
      ownSold(
        input,
        adding(sql`l.close_price * 100.0 / l.list_price`),
        sql`l.close_price > 0 and l.list_price > 0`,
      ),
  },
  {
    ...ofSales,
    key: 'business.marketShare',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period', 'agent', 'offer', ...homes],
    rows: (input) =>
      soldRows(input, sharing(sql`s.id in (select l.id from listing l where ${isOwn('l', input)})`)),
  },
  {
    ...ofBusiness,
    key: 'business.conditional',
    unit: 'count',
    measure: 'count',
    parameters: own,
    rows: (input) => ownOpen(input, counted, sql`l.state = 'conditional'`),
  },
  {
    ...ofBusiness,
    key: 'business.conditionsDue',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', ...own],
    rows: (input) =>
      ownRows(
        input,
        sql`l.conditional_expiry_date`,
        counted,
        sql`l.state = 'conditional' and ${isAhead(sql`l.conditional_expiry_date`, input)}`,
      ),
  },
  {
    ...ofBusiness,
    key: 'business.expiring',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', ...own],
    rows: (input) =>
      ownRows(
        input,
        sql`l.expiry_date`,
        counted,
        sql`f.status = 'active' and ${isAhead(sql`l.expiry_date`, input)}`,
      ),
  },
  {
    ...ofBusiness,
    key: 'business.closing',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', ...own],
    rows: (input) =>
      ownRows(
        input,
        sql`l.close_date`,
        counted,
        sql`f.status = 'sold' and not l.is_closed and ${isAhead(sql`l.close_date`, input)}`,
      ),
  },
  {
    ...ofBusiness,
    key: 'business.priceDrops',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...own],
    rows: (input) =>
      eventRows(
        input,
        'pc',
        counted,
        sql`${isDrop} and l.id in (select o.id from listing o where ${isOwn('o', input)})`,
      ),
  },
  {
    ...ofBusiness,
    key: 'business.offMarket',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...own],
    rows: (input) =>
      ownRows(
        input,
        dateOf(sql`f.off_market_day`),
        counted,
        sql`f.status = 'deactive' and ${isBetween(sql`f.off_market_day`, input)}`,
      ),
  },
];
