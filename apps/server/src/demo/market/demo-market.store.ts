import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';

export const demoFeed = 'demo';
/** One program at a time makes or moves the market: others that start wait, a tick is left out. */
export const marketLock = 7_210_003;
/** Whose rows only tell followers that a listing is gone. */
export const removedSource = 'demo removed';

/** What the market was made from, and how far the ticker has taken it since. */
export interface DemoMarketState {
  seed: number;
  listings: number;
  /** The last day of the market as it was made. */
  today: string;
  /** The next free MLS number, without its letter. */
  nextNumber: number;
  pulses: number;
}

/** In this order children go before their parents. */
const marketTables = [
  'listing_open',
  'listing_past',
  'sold_recent',
  'listing_event',
  'listing_detail',
  'favorite',
  'listing',
  'school',
  'census_area',
  'community',
  'municipality',
  'area',
  'feed_state',
] as const;
const hotTables = [
  'listing',
  'listing_detail',
  'listing_event',
  'listing_open',
  'listing_past',
  'sold_recent',
  'school',
  'census_area',
] as const;

/** All or nothing: what breaks off on the way leaves no trace. */
export async function inBulkTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [marketLock]);
    await client.query("set local hearthline.bulk = 'on'");
    // What a crash in the moments after it takes away is made again at the next start.
    await client.query('set local synchronous_commit = off');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const indexedTables = ['listing', 'listing_detail', 'listing_open', 'listing_past', 'sold_recent'] as const;

/**
 * Building an index once costs a quarter of keeping it row by row. Only for tables that are empty and whose first
 * readers can wait: it locks them until the transaction ends.
 */
export async function withIndexesAfterwards<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  onIndex: (done: number, total: number) => void,
): Promise<T> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any ($1::regclass[]) and not indisunique order by 1`,
    [indexedTables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  const result = await work();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const [index, { definition }] of rows.entries()) {
    await client.query(definition);
    onIndex(index + 1, rows.length);
  }
  return result;
}

/** Nothing of it is seen before the commit, so that a running server shows the old market until then. */
export async function emptyMarket(client: pg.ClientBase): Promise<void> {
  await client.query('create temporary table gone_listing on commit drop as select id from listing_open');
  for (const table of marketTables) await client.query(`delete from ${table}`);
}

/** Those who follow the listings read changed rows; a row that is no more would stay with them for ever. */
export async function markGone(client: pg.ClientBase, at: Date): Promise<void> {
  await client.query(
    `insert into listing (id, source, key, mls_number, offer, state, code, entered_at, modified_at, status_changed_at, kind)
     select id, $1, id::text, '', 'sale', 'deleted', 'del', $2, $2, $2, 'detached'
       from gone_listing where not exists (select from listing where listing.id = gone_listing.id)`,
    [removedSource, at],
  );
}

/** Worth a look of its own: whether there may be a market to make. */
export async function isListingTableEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Also where only schools or places were imported: then somebody brings data of their own. */
export async function isMarketEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(`
    select not (exists (select from listing) or exists (select from school)
      or exists (select from census_area) or exists (select from area)) as "isEmpty"`);
  return rows[0]?.isEmpty === true;
}

export async function saveState(client: pg.ClientBase, state: DemoMarketState, at: Date): Promise<void> {
  await client.query(
    `insert into feed_state (source, state, updated_at) values ($1, $2, $3)
     on conflict (source) do update set state = excluded.state, updated_at = excluded.updated_at`,
    [demoFeed, JSON.stringify(state), at],
  );
}

/** Statistics for the planner and all-visible marks for index-only scans. */
export async function settleTables(
  client: pg.ClientBase,
  onTable: (done: number, total: number) => void,
): Promise<void> {
  for (const [index, table] of hotTables.entries()) {
    await client.query(`vacuum (analyze) ${table}`);
    onTable(index + 1, hotTables.length);
  }
}
