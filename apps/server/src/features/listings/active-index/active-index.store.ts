import type { StreetAddress } from '@hearthline/domain/listing/addresses';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { SearchedFact } from '@hearthline/domain/listing/facts';
import { listingFacts, searchedFacts } from '@hearthline/domain/listing/facts';
import { CompiledQuery, sql } from 'kysely';
import type { CopiedRow } from '../../../platform/db/copy-out.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { preparedMark } from '../../../platform/db/database.ts';
import type { SortColumn } from '../search/listing-search.ts';
import { facetColumns, sortColumns } from '../search/listing-search.ts';
import type { ActiveListing, IndexedFacts, NumberColumn } from './active-columns.ts';
import { numberColumns } from './active-columns.ts';
import type { PackedCard } from './packed-card.ts';
import { packCard, packedFields } from './packed-card.ts';

export interface ChangedListing {
  id: string;
  changedXid: string;
}

export type ActiveRow = IndexedFacts & StreetAddress & PackedCard & { changedXid: string };

/** Looked up here: two more tables would take the database longer to plan than to read a listing. */
const placeFields: string[] = ['community', 'municipality'];
/** The view's columns have the index's names: translating those of a hundred thousand rows takes seconds. */
const columnNames = [
  ...new Set<string>([
    'id',
    'mlsNumber',
    'basementBits',
    ...numberColumns,
    ...Object.values(sortColumns),
    ...Object.values(facetColumns),
    ...packedFields.filter((name) => !placeFields.includes(name)),
    ...['unit', 'streetNumber', 'streetName', 'streetSuffix', 'streetDirection'],
    'changedXid',
  ]),
];
const selection = `select ${columnNames.map((name) => `"${name}"`).join(', ')} from listing_active`;

type NumberField = {
  [Field in keyof ActiveRow]: NonNullable<ActiveRow[Field]> extends number ? Field : never;
}[keyof ActiveRow];
const furtherNumbers: Record<Exclude<NumberField, NumberColumn | SortColumn>, true> = {
  basementBits: true,
  bedroomsPlus: true,
  highestAsked: true,
  latitude: true,
  listPrice: true,
  longitude: true,
  originalListPrice: true,
  photoCount: true,
};
/** What the database writes as text and we keep as a number. */
const numberFields = new Set<string>([
  ...numberColumns,
  ...Object.values(sortColumns),
  ...Object.keys(furtherNumbers),
]);
type FlagField = {
  [Field in keyof ActiveRow]: NonNullable<ActiveRow[Field]> extends boolean ? Field : never;
}[keyof ActiveRow];
const furtherFlags: Record<Exclude<FlagField, SearchedFact>, true> = { isRelisted: true };
/** What the database writes as a letter and we keep as a yes or no. */
const flagFields = new Set<string>([
  ...searchedFacts.filter((fact) => listingFacts[fact].type === 'flag'),
  ...Object.keys(furtherFlags),
]);

/** What the active index reads. Transaction ids travel as text: they outgrow a number some day. */
export function createActiveIndexStore({ db, copyOut }: Pick<Database, 'db' | 'copyOut'>) {
  const placeNames = createPlaceNames(db);

  async function select<Row>(name: string, text: string, parameters: readonly unknown[]): Promise<Row[]> {
    const query = CompiledQuery.raw(`${preparedMark(name)} ${text}`, [...parameters]);
    return (await db.withoutPlugins().executeQuery<Row>(query)).rows;
  }

  async function toListings(rows: ActiveRow[]): Promise<ActiveListing[]> {
    if (!rows.every(placeNames.knows)) await placeNames.load();
    return rows.map(toListing);
  }

  const toListing = (row: ActiveRow): ActiveListing => ({
    facts: row,
    card: packCard(placeNames.addTo(row)),
    address: formatAddress(row),
    changedXid: row.changedXid,
  });

  return {
    /**
     * Where a first filling begins: the oldest transaction that was still open (everything before it has been seen or was
     * rolled back), and how many listings there are.
     */
    getStart: async (): Promise<{ horizon: string; listings: number }> => {
      const { rows } = await sql<{ horizon: string; listings: number }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, count(*) as listings
        from listing_open`.execute(db);
      return rows[0] ?? { horizon: '0', listings: 0 };
    },
    /** Listings that changed in a transaction from `horizon` on, with the horizon of this look. */
    listChanges: async (horizon: string): Promise<{ horizon: string; changed: ChangedListing[] }> => {
      const { rows } = await sql<{ horizon: string; changed: ChangedListing[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          (select json_agg(json_build_object('id', id, 'changedXid', changed_xid::text))
            from listing where changed_xid >= ${horizon}::xid8) as changed`.execute(db);
      return { horizon: rows[0]?.horizon ?? horizon, changed: rows[0]?.changed ?? [] };
    },
    /** Everything on the market in the order of the ids, portion by portion. */
    streamAll: async function* (): AsyncGenerator<ActiveListing[]> {
      for await (const copied of copyOut(`${selection} order by id`))
        yield toListings(copied.map(toActiveRow));
    },
    /** Those of them that are on the market. */
    findListings: async (ids: readonly string[]): Promise<ActiveListing[]> =>
      toListings(
        // One alone is what a change on the market is; only without a list does the database keep its plan.
        ids.length === 1
          ? await select('active_listing', `${selection} where id = $1`, ids)
          : await select('active_listings', `${selection} where id = any ($1::uuid[])`, [ids]),
      ),
    /** A row that came in a notification; null where its places have to be read first. */
    toListing: (row: ActiveRow): ActiveListing | null => (placeNames.knows(row) ? toListing(row) : null),
  };
}

const emptyRow = Object.fromEntries(columnNames.map((name): [string, unknown] => [name, null]));

function toActiveRow(copied: CopiedRow): ActiveRow {
  // All of one shape from the start, which makes the loops over them fast.
  const row = { ...emptyRow };
  for (const [position, name] of columnNames.entries()) {
    const text = copied[position] as string | null;
    if (text === null) continue;
    if (numberFields.has(name)) row[name] = Number(text);
    else row[name] = flagFields.has(name) ? text === 't' : text;
  }
  return row as unknown as ActiveRow;
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
    load,
    knows: ({ communityCode, municipalityCode }: ActiveRow): boolean =>
      (communityCode === null || communities.has(communityCode)) &&
      (municipalityCode === null || municipalities.has(municipalityCode)),
    addTo: (row: ActiveRow): ActiveRow => {
      row.community = communities.get(row.communityCode ?? '') ?? null;
      row.municipality = municipalities.get(row.municipalityCode ?? '') ?? null;
      return row;
    },
  };
}

export type ActiveIndexStore = ReturnType<typeof createActiveIndexStore>;
