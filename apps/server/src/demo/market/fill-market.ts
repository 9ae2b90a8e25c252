import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Market } from '@hearthline/demo-market/market/market';
import { createMarket } from '@hearthline/demo-market/market/market';
import { createRegion } from '@hearthline/demo-market/region/create-region';
import type { Region, School } from '@hearthline/demo-market/region/region';
import { distanceMetres } from '@hearthline/domain/geo';
import { boardDay } from '@hearthline/domain/time-zone';
import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import { openSession } from '../../platform/db/session.ts';
import {
  emptyMarket,
  inBulkTransaction,
  isMarketEmpty,
  markGone,
  saveState,
  settleTables,
  withIndexesAfterwards,
} from './demo-market.store.ts';
import { toMarketRows } from './market-rows.ts';
import type { ListingBatch } from './market-writer.store.ts';
import { addToBatch, copyRows, createListingBatch, writeListingBatch } from './market-writer.store.ts';
import { toCensusRow, toMunicipalityCensusRow, toSchoolRow } from './place-rows.ts';

export interface FillMarketOptions {
  ownerUrl: string;
  seed: number;
  listings: number;
  clock: Clock;
  /** Another one than the seed's own. */
  region?: Region;
  /** Made before there was a database. */
  plan?: MarketPlan;
  /** Take the place of whatever market there is; without it only an empty one is filled. */
  replaces?: boolean;
  onProgress?: (label: string, done: number, total: number) => void;
  /** The market is there, and its tables are about to be settled. */
  onFilled?: () => void;
  /** Looked at now and then; true gives up and leaves nothing behind. */
  shouldStop?: () => boolean;
}

/** All that is known before the first listing is made. */
export interface MarketPlan {
  region: Region;
  market: Market;
  now: Date;
}

const batchSize = 1_000;
/** Generating must leave the connection time to send what was made before. */
const restEvery = 20;

/**
 * Makes the demo market in one transaction: a start that is cut off leaves none, never half of one. Answers with
 * the number of listings, 0 where there was a market already.
 */
export async function fillMarket(options: FillMarketOptions): Promise<number> {
  const { ownerUrl, replaces = false, onProgress = () => {} } = options;
  if (options.listings === 0 && !replaces) return 0;
  const client = await openSession(ownerUrl);
  try {
    const written = await inBulkTransaction(client, async () => {
      if (replaces) {
        await emptyMarket(client);
        const count = await writeMarket(client, options);
        await markGone(client, options.clock.now());
        return count;
      }
      if (!(await isMarketEmpty(client))) return 0;
      return withIndexesAfterwards(
        client,
        () => writeMarket(client, options),
        (done, total) => onProgress('Indexing the demo market', done, total),
      );
    });
    options.onFilled?.();
    if (written > 0)
      await settleTables(client, (done, total) => onProgress('Settling the demo market', done, total));
    return written;
  } finally {
    await client.end();
  }
}

async function writeMarket(client: pg.Client, options: FillMarketOptions): Promise<number> {
  const { seed, listings, onProgress = () => {} } = options;
  const { region, market, now } = options.plan ?? planMarket(options);
  onProgress('Drawing the demo region', 1, 1);
  await writePlaces(client, region);
  const schoolDistance = createSchoolDistance(region.schools);
  let batch = createListingBatch();
  let sending: Promise<void> = Promise.resolve();
  let written = 0;

  async function send(full: ListingBatch): Promise<void> {
    await sending;
    sending = writeListingBatch(client, full);
    // Told by whoever waits for it next.
    sending.catch(() => {});
  }

  for (const listing of market.listings()) {
    addToBatch(batch, toMarketRows(listing, schoolDistance));
    written += 1;
    if (written % restEvery === 0) {
      await letOthersRun();
      if (options.shouldStop?.()) throw new Error('The filling of the demo market was stopped.');
    }
    if (batch.ids.length < batchSize) continue;
    await send(batch);
    batch = createListingBatch();
    if (written < listings) onProgress('Filling the demo market', written, listings);
  }
  await send(batch);
  await sending;
  await saveState(
    client,
    { seed, listings: written, today: boardDay(now), nextNumber: market.firstFreeNumber, pulses: 0 },
    now,
  );
  onProgress('Filling the demo market', listings, listings);
  return written;
}

/** The region and where its homes stand: seconds of arithmetic. */
export function planMarket({
  seed,
  listings,
  clock,
  region = createRegion(seed),
}: Pick<FillMarketOptions, 'seed' | 'listings' | 'clock' | 'region'>): MarketPlan {
  const now = clock.now();
  const market = createMarket({ seed, listings, today: boardDay(now), now: now.toISOString(), region });
  return { region, market, now };
}

async function writePlaces(client: pg.Client, region: Region): Promise<void> {
  const { areas, municipalities, communities, schools, censusAreas } = region;
  await copyRows(
    client,
    'area',
    areas.map(({ code, name }) => ({ code, name })),
  );
  await copyRows(
    client,
    'municipality',
    municipalities.map(({ code, areaCode, name }) => ({ code, areaCode, name })),
  );
  await copyRows(
    client,
    'community',
    communities.map(({ code, municipalityCode, name }) => ({ code, municipalityCode, name })),
  );
  await copyRows(client, 'school', schools.map(toSchoolRow));
  await copyRows(client, 'census_area', [
    ...censusAreas.map(toCensusRow),
    ...municipalities.map((municipality) => toMunicipalityCensusRow(municipality, censusAreas)),
  ]);
}

/** A little more than 1,900 metres each way where Canadians live. */
const cellDegrees = { longitude: 0.03, latitude: 0.0175 };
const cellMetres = 1_900;
const farthestRing = 12;

/** Metres from a place to the school nearest to it; null where there is none within reach. */
function createSchoolDistance(
  schools: readonly School[],
): (longitude: number, latitude: number) => number | null {
  const cells = new Map<string, School[]>();
  const column = (longitude: number) => Math.floor(longitude / cellDegrees.longitude);
  const row = (latitude: number) => Math.floor(latitude / cellDegrees.latitude);
  for (const school of schools) {
    const key = `${column(school.position[0])} ${row(school.position[1])}`;
    const cell = cells.get(key);
    if (cell) cell.push(school);
    else cells.set(key, [school]);
  }

  return (longitude, latitude) => {
    let nearest = Number.POSITIVE_INFINITY;
    // Everything beyond a ring is at least as many cells away as the ring is from the middle.
    for (let ring = 0; ring <= farthestRing && nearest > (ring - 1) * cellMetres; ring += 1) {
      for (const school of ringOf(cells, column(longitude), row(latitude), ring)) {
        nearest = Math.min(nearest, distanceMetres([longitude, latitude], [...school.position]));
      }
    }
    return Number.isFinite(nearest) ? Math.round(nearest) : null;
  };
}

function* ringOf(cells: Map<string, School[]>, column: number, row: number, ring: number): Generator<School> {
  for (let x = column - ring; x <= column + ring; x += 1) {
    for (let y = row - ring; y <= row + ring; y += 1) {
      if (Math.max(Math.abs(x - column), Math.abs(y - row)) !== ring) continue;
      yield* cells.get(`${x} ${y}`) ?? [];
    }
  }
}
