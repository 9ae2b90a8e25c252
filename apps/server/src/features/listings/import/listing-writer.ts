import { createHash } from 'node:crypto';
import { distanceMetres } from '@hearthline/domain/geo';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import type { NotingOptions } from '../changes/listing-changes.store.ts';
import { findRedated } from './known-steps.ts';
import type { ListingRow } from './listing-row.ts';
import { recordHash, toDetailRow, toListingRow } from './listing-row.ts';
import type { KnownRow, ListingWriterStore, PlaceRow } from './listing-writer.store.ts';
import { createListingWriterStore } from './listing-writer.store.ts';
import type { MappedHistory } from './map-history.ts';
import type { PlaceNames } from './place-codes.ts';
import { findLinkChanges } from './relisting-links.ts';
import type { KnownListing, SettledListing } from './settle-listing.ts';
import { settleListing } from './settle-listing.ts';

/** What a feed keeps in lists of their own and may fail to tell. */
export type InsidePart = 'media' | 'rooms';

export interface ListingEntry {
  record: ListingRecord;
  /** Not told this time: what is stored stays. */
  untold?: readonly InsidePart[];
  /** Needed where the places may be new. */
  placeNames?: PlaceNames;
  history?: MappedHistory | null;
}

/** How far the source had been read before. */
export type Reading = Pick<NotingOptions, 'lastReadAt'>;

export interface WriteCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Older than what is known already. */
  stale: number;
  /** Of those written: steps that the lifecycle does not know, or no list price. */
  irregular: number;
}

export type ListingWriter = ReturnType<typeof createListingWriter>;

export function createListingWriter({
  database,
  clock,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}) {
  return {
    /** Writes what is new or has changed, in one transaction. The same batch again writes nothing. */
    writeBatch: (entries: readonly ListingEntry[], reading: Reading = {}): Promise<WriteCounts> =>
      database.transaction(async (tx) => {
        const store = createListingWriterStore(tx);
        await store.lock();
        const latest = keepLatest(entries);
        const known = new Map(
          (await store.listKnown(latest.map(({ record }) => record))).map((row) => [nameOf(row), row]),
        );
        const counts: WriteCounts = { inserted: 0, updated: 0, unchanged: 0, stale: 0, irregular: 0 };
        const whole = await keepUntold(store, latest, known);
        const changes = whole
          .map((entry) => compare(known.get(nameOf(entry.record)) ?? null, entry))
          .filter((change) => {
            if (change.verdict !== 'changed') counts[change.verdict] += 1;
            return change.verdict === 'changed';
          })
          .map((change) => settle(change, boardDay(clock.now())));
        await writePlaces(
          store,
          changes.map(({ entry }) => entry),
        );
        await writeChanges(store, changes, { ...reading, now: clock.now() });
        for (const { row, settled } of changes) {
          counts[row ? 'updated' : 'inserted'] += 1;
          if (settled.record.isIrregular) counts.irregular += 1;
        }
        return counts;
      }),

    /** Answers how many of these were still there. */
    markDeleted: (source: string, keys: readonly string[]): Promise<number> =>
      database.transaction(async (tx) => {
        const store = createListingWriterStore(tx);
        await store.lock();
        const now = clock.now();
        const gone = await store.markDeleted(source, keys, now);
        const events = gone.map(({ id, fromState }) => ({
          id,
          event: {
            code: 'del' as const,
            fromState,
            toState: 'deleted' as const,
            at: now.toISOString(),
            effectiveDate: boardDay(now),
            oldPrice: null,
            newPrice: null,
            actor: 'feed' as const,
            isIrregular: false,
          },
        }));
        await store.insertEvents(
          events.map(({ id, event }) => ({ ...event, id: createEventId(id, event, 0), listingId: id })),
        );
        await relink(
          store,
          gone.map(({ homeKey }) => homeKey),
        );
        return gone.length;
      }),
  };
}

interface Change {
  verdict: 'changed' | 'unchanged' | 'stale';
  entry: ListingEntry;
  row: KnownRow | null;
  hash: Buffer;
}
type SettledChange = Change & { id: string; settled: SettledListing };

/** The newest of several with one key; of equally new ones the last. */
function keepLatest(entries: readonly ListingEntry[]): ListingEntry[] {
  const latest = new Map<string, ListingEntry>();
  for (const entry of entries) {
    const other = latest.get(nameOf(entry.record));
    if (!other || other.record.modifiedAt <= entry.record.modifiedAt) latest.set(nameOf(entry.record), entry);
  }
  return [...latest.values()];
}

async function keepUntold(
  store: ListingWriterStore,
  entries: readonly ListingEntry[],
  known: ReadonlyMap<string, KnownRow>,
): Promise<ListingEntry[]> {
  const ids = entries
    .filter(({ untold = [] }) => untold.length > 0)
    .flatMap(({ record }) => known.get(nameOf(record))?.id ?? []);
  const stored = new Map((await store.listInside(ids)).map((row) => [row.listingId, row]));
  return entries.map((entry) => {
    const kept = stored.get(known.get(nameOf(entry.record))?.id ?? '');
    if (!kept) return entry;
    const parts = Object.fromEntries((entry.untold ?? []).map((part) => [part, kept[part]]));
    return { ...entry, record: { ...entry.record, ...parts } };
  });
}

function compare(row: KnownRow | null, entry: ListingEntry): Change {
  const hash = recordHash(entry.record, entry.history?.isWhole ? entry.history.events : []);
  if (row?.recordHash?.equals(hash)) return { verdict: 'unchanged', entry, row, hash };
  const isStale =
    row !== null && row.state !== 'deleted' && Date.parse(entry.record.modifiedAt) < row.modifiedAt.getTime();
  return { verdict: isStale ? 'stale' : 'changed', entry, row, hash };
}

function settle(change: Change, today: string): SettledChange {
  const { row, entry } = change;
  const known = row ? toKnownListing(row) : null;
  const settled = settleListing(known, entry.record, entry.history ?? null, today);
  return { ...change, id: row?.id ?? createId(), settled };
}

async function writeChanges(
  store: ListingWriterStore,
  changes: readonly SettledChange[],
  reading: Reading & { now: Date },
): Promise<void> {
  const rows = changes.map(({ id, row, hash, settled }) => ({
    ...toListingRow(settled.record, id),
    ...settled.kept,
    recordHash: hash,
    schoolMetres: row?.schoolMetres ?? null,
  }));
  await measureSchools(store, rows, changes);
  await store.upsertListings(rows);
  await store.upsertDetails(changes.map(({ id, settled }) => toDetailRow(settled.record, id)));
  const replaced = changes.filter(({ settled }) => settled.replacesEvents).map(({ id }) => id);
  const stored = replaced.length > 0 ? await store.deleteEvents(replaced) : [];
  const steps = changes.flatMap(({ id, settled }) => numberEvents(id, settled));
  await store.insertEvents(steps);
  const redated = findRedated(steps, stored);
  await store.redateChanges(redated);
  const added = new Set(changes.filter(({ row }) => row === null).map(({ id }) => id));
  const fresh = steps.filter(({ id }) => !redated.has(id));
  await store.noteChanges(fresh, { ...reading, isNew: (listingId) => added.has(listingId) });
  await relink(store, [
    ...rows.map(({ homeKey }) => homeKey),
    ...changes.map(({ row }) => row?.homeKey ?? null),
  ]);
}

/** Places that are new get their row; a known one keeps its name. */
async function writePlaces(store: ListingWriterStore, entries: readonly ListingEntry[]): Promise<void> {
  const areas = new Map<string, PlaceRow>();
  const municipalities = new Map<string, PlaceRow>();
  const communities = new Map<string, PlaceRow>();
  for (const { record, placeNames } of entries) {
    const { areaCode, municipalityCode, communityCode } = record;
    if (!placeNames || areaCode === null || placeNames.area === null) continue;
    areas.set(areaCode, { code: areaCode, name: placeNames.area });
    if (municipalityCode === null || placeNames.municipality === null) continue;
    municipalities.set(municipalityCode, {
      code: municipalityCode,
      name: placeNames.municipality,
      parent: areaCode,
    });
    if (communityCode === null || placeNames.community === null) continue;
    communities.set(communityCode, {
      code: communityCode,
      name: placeNames.community,
      parent: municipalityCode,
    });
  }
  if (areas.size > 0) await store.insertAreas([...areas.values()]);
  if (municipalities.size > 0) await store.insertMunicipalities([...municipalities.values()]);
  if (communities.size > 0) await store.insertCommunities([...communities.values()]);
}

/** Events of one moment keep their order. */
function numberEvents(listingId: string, { events }: SettledListing) {
  const counts = new Map<string, number>();
  return events.map((event) => {
    const place = counts.get(event.at) ?? 0;
    counts.set(event.at, place + 1);
    return { ...event, id: createEventId(listingId, event, place), listingId };
  });
}

/** Only where a home is new or has moved on the map. */
async function measureSchools(
  store: ListingWriterStore,
  rows: (ListingRow & { id: string })[],
  changes: readonly SettledChange[],
): Promise<void> {
  const moved = rows.filter((row, index) => {
    const before = changes[index]?.row;
    return (
      !before || before.worldX !== row.worldX || before.worldY !== row.worldY || before.schoolMetres === null
    );
  });
  for (const row of moved) row.schoolMetres = null;
  const points = moved.flatMap(({ id, worldX, worldY }) =>
    typeof worldX === 'number' && typeof worldY === 'number' ? [{ id, x: worldX, y: worldY }] : [],
  );
  if (points.length === 0) return;
  const nearest = Map.groupBy(await store.findNearestSchools(points), ({ id }) => id);
  for (const row of moved) {
    const { longitude, latitude } = row;
    const schools = nearest.get(row.id);
    if (!schools || typeof longitude !== 'number' || typeof latitude !== 'number') continue;
    const ways = schools.map((school) =>
      distanceMetres([longitude, latitude], [school.longitude, school.latitude]),
    );
    row.schoolMetres = Math.round(Math.min(...ways));
  }
}

async function relink(store: ListingWriterStore, homeKeys: readonly (string | null)[]): Promise<void> {
  const homes = [...new Set(homeKeys)].filter((key) => key !== null);
  if (homes.length > 0) await store.link(findLinkChanges(await store.listHomes(homes)));
}

function toKnownListing(row: KnownRow): KnownListing {
  return {
    ...row,
    priorState: row.priorState === 'active' || row.priorState === 'conditional' ? row.priorState : null,
    enteredAt: row.enteredAt.toISOString(),
    modifiedAt: row.modifiedAt.toISOString(),
    statusChangedAt: row.statusChangedAt.toISOString(),
    priceChangedAt: row.priceChangedAt?.toISOString() ?? null,
  };
}

function nameOf({ source, key }: { source: string; key: string }): string {
  return `${source}\n${key}`;
}

const maxMillisecond = 2 ** 48 - 1;

/**
 * A UUIDv7 of the event's own time, so that history lands in its year. The same event of the same
 * listing always gets the same id: telling it twice does not store it twice.
 */
function createEventId(listingId: string, event: ListingEvent, place: number): string {
  const time = Math.min(Math.max(Date.parse(event.at), 0), maxMillisecond);
  const identity = [listingId, event.code, event.at, event.toState, event.newPrice, place].join('|');
  const bytes = createHash('sha256').update(identity).digest().subarray(0, 16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | (place & 0xfff), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
