import { boardDay } from '@hearthline/domain/time-zone';
import { sql } from 'kysely';
import { createBadgesService } from '../apps/server/src/features/badges/badges.service.ts';
import { createQueriesService } from '../apps/server/src/features/badges/queries.service.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { createDatabase } from '../apps/server/src/platform/db/database.ts';
import { createId } from '../apps/server/src/platform/ids.ts';
import { fillClients } from './clients/clients-data.ts';
import { listingCount, openDataset } from './search/dataset.ts';
import { digits, measureInTurns, show } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { sized } from './support/size.ts';

const clientCount = sized(20_000, 500);
const ownListings = sized(300, 20);
const rounds = sized(40, 2);
const email = 'dashboard.bench@hearthline.test';

/** As an agent might have them: the market here and everywhere, own business, people, messages, values. */
const queryKeys = [
  'market.medianSoldPrice',
  'market.soldDaysOnMarket',
  'market.saleToList',
  'market.newListings',
  'market.activeListings',
  'market.monthsOfSupply',
  'business.soldVolume',
  'business.activeValue',
  'clients.new',
  'clients.toContact',
  'clients.consentShare',
  'cma.reports',
];

/** A whole dashboard of badges among a million listings, in one round trip. */
export const dashboardBenchmark: Benchmark = { name: 'dashboard', run };

async function run(): Promise<BenchmarkResult> {
  const dataset = await openDataset();
  const database = createDatabase({ url: dataset.ownerUrl, role: 'hearthline_app', maxConnections: 8 });
  const worker = createDatabase({ url: dataset.ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  try {
    const agentId = await prepareAgent(worker);
    let marketVersion = 0;
    const queries = createQueriesService({
      database,
      clock: systemClock,
      hasBoardAccess: async () => true,
      marketVersion: () => marketVersion,
    });
    const badges = createBadgesService({
      database,
      clock: systemClock,
      log: { warn: () => {} },
      queries,
      ownWords: [],
    });
    await worker.db.deleteFrom('badge').where('agentId', '=', agentId).execute();
    const items = await database.asAgent(agentId, async (tx) => {
      const made = await badges.ensureMany(
        tx,
        agentId,
        queryKeys.map((key) => [bodyOf(key)]),
      );
      return made.map(({ id }) => ({ badgeId: id, params: [] }));
    });
    const askAll = async () => {
      const settled = await badges.executeMany(agentId, 'en', items);
      const failed = settled.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
      return JSON.stringify(settled);
    };
    const timings = await measureInTurns(
      Array.from({ length: rounds }, (_, round) => round),
      {
        // A listing changed: nothing that was counted before is of use.
        cold: () => {
          marketVersion += 1;
          return askAll();
        },
        warm: askAll,
        'one call each': async () => {
          marketVersion += 1;
          const replies: string[] = [];
          for (const { badgeId } of items)
            replies.push(JSON.stringify(await badges.execute(agentId, 'en', badgeId)));
          return replies.join();
        },
      },
    );
    const { cold, warm, 'one call each': single } = timings;
    if (!cold || !warm || !single) throw new Error('Something was not measured');
    const row = (operation: string, value: string, ratio: number) => ({
      operation,
      'ms p50 / p95': value,
      'x cold': digits(ratio),
    });
    return {
      rows: [
        row(`${items.length} badges in one call, the market just changed`, show(cold), 1),
        row('the same, nothing changed', show(warm), warm.p50 / cold.p50),
        row('one call after the other, the market just changed', show(single), single.p50 / cold.p50),
      ],
      goals: [
        {
          text: `${items.length} badges on ${listingCount} listings and ${clientCount} clients in one call, under a second (p95)`,
          seen: `${digits(cold.p95)} ms cold, ${digits(warm.p95)} ms warm`,
          isMet: cold.p95 < 1000,
        },
        {
          text: 'all in one call are quicker than one call each (p50)',
          seen: `${digits(single.p50 / cold.p50)}x`,
          isMet: single.p50 > cold.p50,
        },
      ],
    };
  } finally {
    await Promise.all([database.close(), worker.close()]);
    await dataset.close();
  }
}

function bodyOf(queryKey: string) {
  return {
    badgeName: queryKey,
    badgeDescription: '',
    badgeConfiguration: '{}',
    queryKey,
    params: [],
    isDiscoverable: true,
    isDeletable: true,
    isResolverEnabled: true,
    isShared: false,
  };
}

/** One agent with listings and clients, who stays in the data for the next run. */
async function prepareAgent(worker: Database): Promise<string> {
  const known = await worker.db
    .selectFrom('agent')
    .select('agentId')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return known.agentId;
  const agentId = createId();
  await worker.db
    .insertInto('agent')
    .values({ agentId, email, firstName: 'Maya', lastName: 'Okafor' })
    .execute();
  await worker.db.insertInto('realtorProfile').values({ agentId }).execute();
  await fillClients(worker, agentId, clientCount, boardDay(systemClock.now()), 7);
  await worker.transaction((tx) =>
    sql`update listing set agent_email = ${email} where id in (
      (select id from listing_open order by id limit ${ownListings / 2})
      union all (select id from sold_recent order by sold_day desc, id limit ${ownListings / 2}))`.execute(
      tx,
    ),
  );
  await sql`vacuum analyze client`.execute(worker.db).catch(() => {});
  return agentId;
}
