import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { RawBuilder } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { preparedMark } from '../../../platform/db/database.ts';
import type { AddressRow } from '../search/listing-cards.store.ts';
import { cardExpressions } from '../search/listing-cards.store.ts';
import { facetColumns, sortColumns } from '../search/listing-search.ts';
import type { ActiveListing, IndexedFacts } from './active-columns.ts';
import { numberColumns } from './active-columns.ts';
import type { PackedCard } from './packed-card.ts';
import { packCard, packedFields } from './packed-card.ts';

export interface ChangedListing {
  id: string;
  changedXid: string;
}

type ActiveRow = IndexedFacts & AddressRow & PackedCard & { changedXid: string };

const factNames = [
  ...new Set<string>([
    ...numberColumns,
    ...Object.values(sortColumns),
    ...Object.values(facetColumns),
    'id',
    'mlsNumber',
    'basementBits',
  ]),
];
/** Looked up here: two more tables would take the database longer to plan than to read a listing. */
const placeFields: string[] = ['community', 'municipality'];
const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const addressNames = ['unit', 'streetNumber', 'streetName', 'streetSuffix', 'streetDirection'];
/** As the index calls it: translating the names of a hundred thousand rows one by one takes seconds. */
const named = (expression: RawBuilder<unknown>, name: string) =>
  sql`${expression} as ${sql.raw(`"${name}"`)}`;
const activeColumns: RawBuilder<unknown> = sql.join([
  ...factNames.map((name) => named(sql`f.${sql.ref(name)}`, name)),
  ...packedFields
    .filter((name) => !factNames.includes(name) && !placeFields.includes(name))
    .map((name) => named(cardExpressions[name], name)),
  ...addressNames.map((name) => named(sql`l.${sql.ref(name)}`, name)),
  named(sql`l.changed_xid::text`, 'changedXid'),
]);
const activeTables: RawBuilder<unknown> = sql`listing_open f join listing l on l.id = f.id`;

/** What the active index reads. Transaction ids travel as text: they outgrow a number some day. */
export function createActiveIndexStore(db: Db) {
  const placeNames = createPlaceNames(db);
  // Written once: putting so many columns together takes longer than to read a row of them.
  const selection = sql`select ${activeColumns} from ${activeTables}`.compile(db).sql;

  async function read(
    name: string,
    condition: string,
    parameters: readonly unknown[],
  ): Promise<ActiveListing[]> {
    const text = `${preparedMark(name)} ${selection} where ${condition}`;
    const query = CompiledQuery.raw(text, [...parameters]);
    const { rows } = await db.withoutPlugins().executeQuery<ActiveRow>(query);
    await placeNames.know(rows);
    return rows.map((row) => ({
      facts: row,
      card: packCard(placeNames.addTo(row)),
      address: formatAddress(row),
      changedXid: row.changedXid,
    }));
  }

  return {
    /**
     * Where a first filling begins: the oldest transaction that was still open (everything before it has been seen or was
     * rolled back), how many listings there are, and the id at the end of each portion but the last.
     */
    readStart: async (
      portion: number,
    ): Promise<{ horizon: string; listings: number; portionEnds: string[] }> => {
      const { rows } = await sql<{ horizon: string; listings: number; portionEnds: string[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, count(*) as listings,
          json_agg(id order by id) filter (where position % ${portion} = 0) as portion_ends
        from (select id, row_number() over (order by id) as position from listing_open) as numbered`.execute(
        db,
      );
      const { horizon = '0', listings = 0, portionEnds } = rows[0] ?? {};
      return { horizon, listings, portionEnds: portionEnds ?? [] };
    },
    /** Listings that changed in a transaction from `horizon` on, with the horizon of this look. */
    readChanges: async (horizon: string): Promise<{ horizon: string; changed: ChangedListing[] }> => {
      const { rows } = await sql<{ horizon: string; changed: ChangedListing[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          (select json_agg(json_build_object('id', id, 'changedXid', changed_xid::text))
            from listing where changed_xid >= ${horizon}::xid8) as changed`.execute(db);
      return { horizon: rows[0]?.horizon ?? horizon, changed: rows[0]?.changed ?? [] };
    },
    /** Listings on the market behind one id, up to another, in their order. */
    readPortion: (afterId: string | null, lastId: string | null): Promise<ActiveListing[]> =>
      read('active_portion', 'f.id > $1 and f.id <= $2 order by f.id', [
        afterId ?? lowestId,
        lastId ?? highestId,
      ]),
    /** Those of them that are on the market. */
    readListings: (ids: readonly string[]): Promise<ActiveListing[]> =>
      // One alone is what a change on the market is; only without a list does the database keep its plan.
      ids.length === 1
        ? read('active_listing', 'f.id = $1', ids)
        : read('active_listings', 'f.id = any ($1::uuid[])', [ids]),
  };
}

/** Names of communities and municipalities by their codes, read again when an unknown code appears. */
function createPlaceNames(db: Db) {
  let communities = new Map<string, string>();
  let municipalities = new Map<string, string>();

  async function load(): Promise<void> {
    const [community, municipality] = await Promise.all([
      db.selectFrom('community').select(['code', 'name']).execute(),
      db.selectFrom('municipality').select(['code', 'name']).execute(),
    ]);
    communities = new Map(community.map(({ code, name }) => [code, name]));
    municipalities = new Map(municipality.map(({ code, name }) => [code, name]));
  }

  return {
    know: async (rows: readonly ActiveRow[]): Promise<void> => {
      const isUnknown = ({ communityCode, municipalityCode }: ActiveRow) =>
        (communityCode !== null && !communities.has(communityCode)) ||
        (municipalityCode !== null && !municipalities.has(municipalityCode));
      if (rows.some(isUnknown)) await load();
    },
    addTo: (row: ActiveRow): ActiveRow => {
      row.community = communities.get(row.communityCode ?? '') ?? null;
      row.municipality = municipalities.get(row.municipalityCode ?? '') ?? null;
      return row;
    },
  };
}

export type ActiveIndexStore = ReturnType<typeof createActiveIndexStore>;
