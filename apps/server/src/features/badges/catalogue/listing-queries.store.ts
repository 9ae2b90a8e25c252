import { sql } from 'kysely';
import { dateOf, dayNumber, eventRows, isWanted, openDays, openRows, places } from './market-rows.store.ts';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { adding, anything, counted, dayIn, dollars, isDuring } from './row-parts.store.ts';

const ofListings = { category: 'listings', recordKind: 'listing', needsAgreement: true } as const;
const ofMarket = { ...ofListings, sources: ['market'], isSameForAll: true } as const;
const ofFavorites = { ...ofListings, sources: ['favorites', 'market'], isSameForAll: false } as const;
/** In hundredths of a percent. */
const deepCut = 1_000;

/** Homes that the agent marked: the mark `v`, the home's facts `f`. */
const favoriteRows = (day: Part, columns: Part, more: Part = anything) => sql<QueryRow>`
  select f.id, ${day} as day, ${columns}
  from favorite v join listing_any f on f.id = v.listing_id
  where v.removed_at is null and ${more}`;

const markedOn = (input: QueryInput) => dayIn(sql`v.marked_at`, input);

export const listingQueries: readonly QueryDefinition[] = [
  {
    ...ofFavorites,
    key: 'listings.favorites',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => favoriteRows(markedOn(input), counted),
  },
  {
    ...ofFavorites,
    key: 'listings.newFavorites',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => favoriteRows(markedOn(input), counted, isDuring(sql`v.marked_at`, input)),
  },
  {
    ...ofFavorites,
    key: 'listings.favoritesActive',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => favoriteRows(markedOn(input), counted, sql`f.status = 'active'`),
  },
  {
    ...ofFavorites,
    key: 'listings.favoritesSold',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: ({ from, to }) =>
      favoriteRows(
        dateOf(sql`f.sold_day`),
        counted,
        sql`f.status = 'sold' and f.sold_day between ${dayNumber(from)} and ${dayNumber(to)}`,
      ),
  },
  {
    ...ofFavorites,
    key: 'listings.favoritesDropped',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) =>
      favoriteRows(markedOn(input), counted, sql`f.status = 'active' and f.price < v.seen_price`),
  },
  {
    ...ofFavorites,
    key: 'listings.favoritesPrice',
    unit: 'money',
    measure: 'median',
    parameters: ['offer'],
    rows: (input) =>
      favoriteRows(
        markedOn(input),
        adding(dollars(sql`f.price`)),
        sql`f.status = 'active' and f.price is not null and ${isWanted('f', input)}`,
      ),
  },
  {
    ...ofMarket,
    key: 'listings.listed',
    unit: 'count',
    measure: 'count',
    parameters: ['period', 'listingStatus', ...places],
    rows: (input) => sql`
      select l.id, ${dateOf(sql`l.list_day`)} as day, ${counted}
      from listing_any l
      where l.list_day between ${dayNumber(input.from)} and ${dayNumber(input.to)} and ${isWanted('l', input)}
        and ${isInStatus(input)}`,
  },
  {
    ...ofMarket,
    key: 'listings.comingSoon',
    unit: 'count',
    measure: 'count',
    parameters: places,
    rows: (input) => openRows(input, counted, sql`l.code = 'cs'`),
  },
  {
    ...ofMarket,
    key: 'listings.backOnMarket',
    unit: 'count',
    measure: 'count',
    parameters: ['period', ...places],
    rows: (input) => eventRows(input, 'bom', counted),
  },
  {
    ...ofMarket,
    key: 'listings.longOnMarket',
    unit: 'count',
    measure: 'count',
    parameters: ['daysBack', ...places],
    rows: (input) =>
      openRows(
        input,
        counted,
        sql`${openDays(sql`l.market_day`, input)} >= ${input.values.daysBack}::int
        and l.market_day is not null`,
      ),
  },
  {
    ...ofMarket,
    key: 'listings.deepCuts',
    unit: 'count',
    measure: 'count',
    parameters: places,
    rows: (input) => openRows(input, counted, sql`l.drop_basis_points >= ${deepCut}::int`),
  },
];

const isInStatus = ({ values }: QueryInput): Part =>
  values.listingStatus === '' ? anything : sql`l.status = ${values.listingStatus}::listing_status`;
