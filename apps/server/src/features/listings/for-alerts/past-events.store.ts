import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import { addressPatterns } from '../search/address-pattern.ts';
import { conditionsOf } from '../search/sql-conditions.store.ts';

/** Something that happened to a listing that clients may see. */
export interface PastEvent extends AlertEvent {
  id: string;
  listingId: string;
  homeKey: string;
  at: Date;
  /** Of the listing as it is now, with the price that the step left. */
  traits: Traits;
  /** What happened to the listing after it, oldest first. */
  later: { at: Date; code: LifecycleCode; price: number | null }[];
}

type Traits = Pick<SearchFacts, 'kind' | 'municipalityCode' | 'communityCode' | 'bedrooms' | 'price'>;

/** From one moment until before another event, so many at most. */
interface PastSlice {
  codes: readonly LifecycleCode[];
  since: Date;
  before: string;
  limit: number;
}

/** Steps in the life of a listing that alerts may wait for. */
const awaitedCodes: readonly LifecycleCode[] = [
  'new',
  'pc',
  'bom',
  'dft',
  'sc',
  'sce',
  'lc',
  'lce',
  'sld',
  'lsd',
];
/** More than happens to a home while a message waits. */
const mostLater = 12;
/** What hangs on the price is asked with the one that the step left. */
const pricedFields: ReadonlySet<string> = new Set(['price', 'pricePerSquareFoot']);

const event = sql`
  e.id as event_id, e.at as event_at, e.code as event_code,
  case when e.code = 'new' then coalesce(offered.list_price, previous.list_price) else e.old_price end
    as event_old_price,
  e.new_price as event_new_price, l.previous_listing_id is not null as event_is_relisted,
  offered.id is not null as event_is_offered`;

/** The other numbers of a listing `l` that has come on the market: the one before, and one that offered the home then. */
const otherNumbers = sql`
  left join listing previous on previous.id = l.previous_listing_id and e.code = 'new'
  left join lateral (
    select same.id, same.list_price from listing same
    where e.code = 'new' and same.home_key = l.home_key and same.offer = l.offer
      and same.state not in ('draft', 'deleted') and (same.entered_at, same.id) < (l.entered_at, l.id)
      and (same.state = 'active' or same.status_changed_at > greatest(e.at, l.entered_at))
    order by same.entered_at desc, same.id desc limit 1) offered on true`;

interface EventColumns {
  eventId: string;
  eventAt: Date;
  eventCode: LifecycleCode;
  eventOldPrice: number | null;
  eventNewPrice: number | null;
  eventIsRelisted: boolean;
  eventIsOffered: boolean;
}

export function createPastEventsStore(db: Db | Tx) {
  return {
    /** Newest first; whole events with all that is asked of them, so that nothing is read that is not told. */
    list: async (
      criteria: Criteria,
      today: string,
      { codes, since, before, limit }: PastSlice,
    ): Promise<PastEvent[]> => {
      const conditions = [...conditionsOf(criteria, today)];
      const isPriced = ([field]: (typeof conditions)[number]) => pricedFields.has(field);
      const asked = (some: typeof conditions) =>
        sql.join([sql`true`, ...some.map(([, condition]) => condition)], sql` and `);
      const { rows } = await sql<PastRow>`
        select f.*, (
          select jsonb_agg(jsonb_build_array(x.at, x.code, x.new_price) order by x.id) from (
            select * from listing_event after where after.listing_id = f.listing_id and after.id > f.event_id
            order by after.id limit ${mostLater}) x) as later
        from (
          select ${event}, coalesce(e.new_price, f.price) as price, f.id as listing_id, f.offer, f.kind,
            f.municipality_code, f.community_code, f.bedrooms, f.area_low, f.area_high,
            coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key
          from listing_event e
          join listing_any f on f.id = e.listing_id
          join listing l on l.id = f.id and l.may_show_on_internet
          ${otherNumbers}
          where e.id >= ${firstIdAt(since)} and e.id < ${before} and e.code = any (${codes}::lifecycle_code[])
            and ${asked(conditions.filter((each) => !isPriced(each)))}
        ) f where ${asked(conditions.filter(isPriced))}
        order by f.event_id desc limit ${limit}`.execute(db);
      return rows.map(toPastEvent);
    },
    /** What happened to a home since then under all of its numbers, oldest first. */
    listOfHome: async (listingId: string, since: Date): Promise<AlertEvent[]> => {
      const { rows } = await sql<EventColumns>`
        select ${event}
        from listing asked
        join listing l on l.id = asked.id or (l.home_key = asked.home_key and l.offer = asked.offer)
        join listing_event e on e.listing_id = l.id
        ${otherNumbers}
        where asked.id = ${listingId} and l.state not in ('draft', 'deleted') and e.id >= ${firstIdAt(since)}
          and e.code = any (${awaitedCodes}::lifecycle_code[])
        order by e.id`.execute(db);
      return rows.map(toEvent);
    },
    /** With what names the home over all its numbers. */
    findFacts: async (ids: readonly string[]): Promise<(SearchFacts & { homeKey: string })[]> => {
      const { rows } = await sql<SearchFacts & { homeKey: string }>`
        select f.*, coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key
        from listing_any f join listing l on l.id = f.id
        where f.id = any (${ids}::uuid[]) and l.state not in ('draft', 'deleted')`.execute(db);
      return rows;
    },
    /** One of them, with whether clients may see the home as it is listed now; null where nobody offers it any more. */
    findHome: async (id: string): Promise<(SearchFacts & { homeKey: string; mayShow: boolean }) | null> => {
      const { rows } = await sql<SearchFacts & { homeKey: string; mayShow: boolean }>`
        select f.*, coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key,
          newest.may_show_on_internet as may_show
        from listing_any f
        join listing l on l.id = f.id and l.state not in ('draft', 'deleted')
        cross join lateral (
          select same.may_show_on_internet from listing same
          where same.state not in ('draft', 'deleted')
            and (same.id = l.id or (same.home_key = l.home_key and same.offer = l.offer))
          order by same.entered_at desc, same.id desc limit 1
        ) newest
        where f.id = ${id}`.execute(db);
      return rows[0] ?? null;
    },
    /** Which of the listings have the words in their remarks, or stand at the address. */
    listTextMatches: async (
      ids: readonly string[],
      { keywords, addresses }: { keywords: readonly string[]; addresses: readonly string[] },
    ) => {
      const written = await sql<{ text: string; id: string }>`
        select asked.text, d.listing_id as id from unnest(${keywords}::text[]) as asked (text)
        join listing_detail d on d.listing_id = any (${ids}::uuid[])
          and d.search @@ websearch_to_tsquery('english', asked.text)`.execute(db);
      const typed = addresses.flatMap((text) => addressPatterns(text).map((pattern) => ({ text, pattern })));
      const standing = await sql<{ text: string; id: string }>`
        select distinct asked.text, l.id
        from unnest(${typed.map(({ text }) => text)}::text[], ${typed.map(({ pattern }) => pattern)}::text[])
          as asked (text, pattern)
        join listing l on l.id = any (${ids}::uuid[])
          and (l.address_norm like asked.pattern or l.street_norm like asked.pattern)`.execute(db);
      return { keywords: byText(written.rows), addresses: byText(standing.rows) };
    },
  };
}

interface PastRow extends EventColumns, Traits {
  listingId: string;
  homeKey: string;
  later: [at: string, code: LifecycleCode, price: number | null][] | null;
}

/** Not every step tells the price; it is then the one that is asked. */
function toPastEvent(row: PastRow): PastEvent {
  const { eventId, eventAt, listingId, homeKey, kind, municipalityCode, communityCode, bedrooms, price } =
    row;
  return {
    ...toEvent(row),
    price,
    id: eventId,
    at: eventAt,
    listingId,
    homeKey,
    traits: { kind, municipalityCode, communityCode, bedrooms, price },
    later: (row.later ?? []).map(([at, code, asked]) => ({ at: new Date(at), code, price: asked })),
  };
}

const toEvent = ({
  eventCode,
  eventOldPrice,
  eventNewPrice,
  eventIsRelisted,
  eventIsOffered,
}: EventColumns): AlertEvent => ({
  code: eventCode,
  isRelisted: eventIsRelisted,
  isOffered: eventIsOffered,
  oldPrice: eventOldPrice,
  price: eventNewPrice,
});

const byText = (rows: readonly { text: string; id: string }[]): Map<string, Set<string>> =>
  new Map(
    [...Map.groupBy(rows, ({ text }) => text)].map(([text, own]) => [text, new Set(own.map(({ id }) => id))]),
  );
