import type { ListingEvent as Event } from '@hearthline/domain/listing/listing-record';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { toRecords } from '../../../platform/db/records.ts';
import type { NotedStep, NotingOptions } from '../changes/listing-changes.store.ts';
import { noteListingChanges, redateListingChanges } from '../changes/listing-changes.store.ts';
import type { ListingDetailRow, ListingRow } from './listing-row.ts';
import type { ChainListing, RelistingLink } from './relisting-links.ts';

/** One writer at a time: two that bring the same listings in another order would wait for each other. */
const writerLock = 'hearthline:listing-writer';

export type ListingWriterStore = ReturnType<typeof createListingWriterStore>;
export type KnownRow = Awaited<ReturnType<ListingWriterStore['listKnown']>>[number];

export interface PlaceRow {
  code: string;
  name: string;
  parent?: string;
}

export function createListingWriterStore(tx: Tx) {
  return {
    lock: () => sql`select pg_advisory_xact_lock(hashtext(${writerLock}))`.execute(tx),

    listKnown: (keys: readonly { source: string; key: string }[]) =>
      tx
        .selectFrom('listing')
        .select(['id', 'source', 'key', 'recordHash', 'homeKey', 'worldX', 'worldY', 'schoolMetres'])
        .select([
          'offer',
          'state',
          'code',
          'priorState',
          'priorCode',
          'isClosed',
          'isIrregular',
          'pausedDays',
        ])
        .select(['listPrice', 'originalListPrice', 'previousListPrice', 'closePrice'])
        .select(['listDate', 'soldDate', 'closeDate', 'expiryDate', 'conditionalExpiryDate', 'offMarketDate'])
        .select(['enteredAt', 'modifiedAt', 'statusChangedAt', 'priceChangedAt'])
        .where(
          sql<boolean>`(source, key) in (select * from unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ key }) => key)}::text[]))`,
        )
        .execute(),

    listInside: (listingIds: readonly string[]) =>
      listingIds.length === 0
        ? Promise.resolve([])
        : tx
            .selectFrom('listingDetail')
            .select(['listingId', 'media', 'rooms'])
            .where('listingId', 'in', listingIds)
            .execute(),

    insertAreas: (rows: readonly PlaceRow[]) =>
      sql`insert into area (code, name) select * from unnest(${codes(rows)}::text[], ${names(rows)}::text[])
        on conflict do nothing`.execute(tx),
    insertMunicipalities: (rows: readonly PlaceRow[]) =>
      sql`insert into municipality (code, name, area_code)
        select * from unnest(${codes(rows)}::text[], ${names(rows)}::text[], ${parents(rows)}::text[])
        on conflict do nothing`.execute(tx),
    insertCommunities: (rows: readonly PlaceRow[]) =>
      sql`insert into community (code, name, municipality_code)
        select * from unnest(${codes(rows)}::text[], ${names(rows)}::text[], ${parents(rows)}::text[])
        on conflict do nothing`.execute(tx),

    upsertListings: async (rows: readonly ListingRow[]): Promise<void> => {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      const values = rows.map((row) => ({ ...row, recordHash: toHex(row.recordHash) }));
      await sql`insert into listing (${columnList(columns)})
        select ${columnList(columns)} from jsonb_populate_recordset(null::listing, ${toRecords(values)}::jsonb)
        on conflict (source, key) do update set ${assignments(columns, ['id', 'source', 'key'])}`.execute(tx);
    },

    upsertDetails: async (rows: readonly ListingDetailRow[]): Promise<void> => {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      await sql`insert into listing_detail (${columnList(columns)})
        select ${columnList(columns)} from jsonb_populate_recordset(null::listing_detail, ${toRecords(rows)}::jsonb)
        on conflict (listing_id) do update set ${assignments(columns, ['listingId'])}`.execute(tx);
    },

    deleteEvents: (listingIds: readonly string[]) =>
      tx
        .deleteFrom('listingEvent')
        .where('listingId', 'in', listingIds)
        .where('actor', '=', 'feed')
        .returning(['id', 'listingId', 'code', 'newPrice', 'at'])
        .execute(),

    insertEvents: async (rows: readonly (Event & { id: string; listingId: string })[]): Promise<void> => {
      if (rows.length === 0) return;
      await sql`insert into listing_event (id, listing_id, code, from_state, to_state, at, effective_date, old_price, new_price, actor, is_irregular)
        select id, listing_id, code, from_state, to_state, at, effective_date, old_price, new_price, actor, is_irregular
        from jsonb_populate_recordset(null::listing_event, ${toRecords(rows)}::jsonb)
        on conflict do nothing`.execute(tx);
    },

    redateChanges: (redated: ReadonlyMap<string, string>): Promise<void> => redateListingChanges(tx, redated),

    noteChanges: (steps: readonly NotedStep[], options: NotingOptions): Promise<void> =>
      noteListingChanges(tx, steps, options),

    listHomes: (homeKeys: readonly string[]): Promise<ChainListing[]> =>
      tx
        .selectFrom('listing')
        .select(['id', 'key', 'homeKey', 'previousListingId', 'offer', 'state', 'isClosed', 'pausedDays'])
        .select(['listDate', 'soldDate', 'closeDate', 'offMarketDate', 'enteredAt'])
        .where(sql<boolean>`home_key = any (${[...homeKeys]}::text[])`)
        .where('state', 'not in', ['draft', 'deleted'])
        .$narrowType<{ homeKey: string }>()
        .execute(),

    link: async (links: readonly RelistingLink[]): Promise<void> => {
      if (links.length === 0) return;
      await sql`update listing set previous_listing_id = links.previous
        from unnest(${links.map(({ id }) => id)}::uuid[], ${links.map(({ previousListingId }) => previousListingId)}::uuid[])
          as links (id, previous)
        where listing.id = links.id`.execute(tx);
    },

    /** The schools nearest to each point of the world's grid, which stretches distances a little. */
    findNearestSchools: async (points: readonly { id: string; x: number; y: number }[]) => {
      const { rows } = await sql<{ id: string; longitude: number; latitude: number }>`
        select spot.id, nearest.longitude, nearest.latitude
        from unnest(${points.map(({ id }) => id)}::text[], ${points.map(({ x }) => x)}::int[], ${points.map(({ y }) => y)}::int[])
          as spot (id, x, y)
        cross join lateral (
          select longitude, latitude from school
          order by point(world_x, world_y) <-> point(spot.x, spot.y) limit 3
        ) as nearest`.execute(tx);
      return rows;
    },

    /** Gone from the feed, kept for history. Without a hash the listing is written anew should it come back. */
    markDeleted: (source: string, keys: readonly string[], at: Date) =>
      sql<{ id: string; fromState: Event['toState']; homeKey: string | null }>`
        with gone as (
          select id, state from listing
          where source = ${source} and key = any (${[...keys]}::text[]) and state <> 'deleted'
        )
        update listing set state = 'deleted', code = 'del', record_hash = null, status_changed_at = ${at}
        from gone where listing.id = gone.id
        returning listing.id, gone.state as from_state, listing.home_key`
        .execute(tx)
        .then(({ rows }) => rows),
  };
}

const codes = (rows: readonly PlaceRow[]) => rows.map(({ code }) => code);
const names = (rows: readonly PlaceRow[]) => rows.map(({ name }) => name);
const parents = (rows: readonly PlaceRow[]) => rows.map(({ parent }) => parent ?? null);

function columnList(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function assignments(columns: readonly string[], except: readonly string[]) {
  const changed = columns.filter((column) => !except.includes(column));
  return sql.join(changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
}

function toHex(hash: Buffer | null | undefined): string | null {
  return hash ? `\\x${hash.toString('hex')}` : null;
}
