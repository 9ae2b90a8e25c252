import { sql } from 'kysely';
import type { QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { anything, firstIdSince, isWithin } from './row-parts.store.ts';

/** The projections count days from here. */
const dayZero = sql`date '1970-01-01'`;
export const dayNumber = (date: string) => sql`(${date}::date - ${dayZero})`;
export const dateOf = (column: Part) => sql`(${dayZero} + ${column}::int)`;

export const inMarket = {
  category: 'market',
  recordKind: 'listing',
  sources: ['market'],
  needsAgreement: true,
  isSameForAll: true,
} as const;
/** So few say nothing about a market. */
export const marketSample = 3;
export const homes = ['homeKind', 'area', 'municipality', 'community'] as const;
export const places = ['offer', ...homes] as const;

/** The condition for one chosen value; true where nothing is chosen. */
const equals = (column: Part, value: string, type?: Part): Part =>
  value === '' ? anything : type ? sql`${column} = ${value}::${type}` : sql`${column} = ${value}`;

/** Offer, kind and place as they are chosen, for a projection or the listings themselves under this name. */
export function isWanted(table: string, { values }: QueryInput): Part {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql.join(
    [
      equals(column('offer'), values.offer, sql`listing_offer`),
      equals(column('kind'), values.homeKind, sql`home_kind`),
      equals(column('area_code'), values.area),
      equals(column('municipality_code'), values.municipality),
      equals(column('community_code'), values.community),
    ],
    sql` and `,
  );
}

export const withOffer = (input: QueryInput, offer: 'sale' | 'lease'): QueryInput => ({
  ...input,
  values: { ...input.values, offer },
});

/** What is on the market now, coming soon and conditionally sold included: `l`. */
export const openRows = (input: QueryInput, columns: Part, more: Part = anything) => sql<QueryRow>`
  select l.id, ${dateOf(sql`l.list_day`)} as day, ${columns}
  from listing_open l
  where ${isWanted('l', input)} and ${more}`;

/** In the period by the day of the deal. */
export const isSoldIn = ({ from, to }: QueryInput): Part =>
  sql`s.status = 'sold' and s.sold_day between ${dayNumber(from)} and ${dayNumber(to)}`;

/** Firm deals of the period: `s`. */
export const soldRows = (input: QueryInput, columns: Part, more: Part = anything) => sql<QueryRow>`
  select s.id, ${dateOf(sql`s.sold_day`)} as day, ${columns}
  from listing_past s
  where ${isSoldIn(input)} and ${isWanted('s', input)} and ${more}`;

/** The same with the listing `l`, where asked and paid prices are both known. */
export const pricedRows = (input: QueryInput, columns: Part) => sql<QueryRow>`
  select s.id, ${dateOf(sql`s.sold_day`)} as day, ${columns}
  from listing_past s join listing l on l.id = s.id
  where ${isSoldIn(input)} and ${isWanted('s', input)} and l.close_price > 0 and l.list_price > 0`;

/** Steps `e` of this code in the lives of listings; a home counts once a day. */
export const eventRows = (
  input: QueryInput,
  code: string,
  columns: Part,
  more: Part = anything,
) => sql<QueryRow>`
  select l.id, e.effective_date as day, ${columns}
  from listing_event e join listing_any l on l.id = e.listing_id
  where e.id >= ${firstIdSince(input.from)} and e.code = ${code}::lifecycle_code
    and ${isWithin(sql`e.effective_date`, input)} and ${isWanted('l', input)} and ${more}
  group by l.id, e.effective_date`;

export const isDrop: Part = sql`e.new_price < e.old_price`;

/** Left the market in the period without a sale: `s`. Only what is expired has the code of it. */
export const endedRows = (input: QueryInput, isEnd: Part) => sql<QueryRow>`
  select s.id, ${dateOf(sql`s.off_market_day`)} as day, null::numeric as amount, null::numeric as base
  from listing_past s
  where s.status = 'deactive' and s.off_market_day between ${dayNumber(input.from)} and ${dayNumber(input.to)}
    and ${isWanted('s', input)} and ${isEnd}`;

/** Days on market of an open listing, by the day from which they count. */
export const openDays = (column: Part, { today }: QueryInput): Part =>
  sql`greatest(0, ${dayNumber(today)} - ${column})`;

/** Whether a listing of this name is one of the agent's own. */
export function isOwn(table: string, { agentEmails }: QueryInput): Part {
  const email = sql.ref(`${table}.agent_email`);
  const emails = agentEmails.map((each) => each.toLowerCase());
  return sql`(${email} is not null and lower(${email}) = any (${emails}::text[]))`;
}
