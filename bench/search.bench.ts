import { EventEmitter, once } from 'node:events';
import { toDayNumber } from '@hearthline/domain/calendar';
import { isActiveOnly } from '@hearthline/domain/criteria/criteria';
import { cellShift } from '@hearthline/domain/criteria/map-cells';
import { boardDay } from '@hearthline/domain/time-zone';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createActiveIndexStore } from '../apps/server/src/features/listings/active-index/active-index.store.ts';
import { createActiveIndex } from '../apps/server/src/features/listings/active-index/active-index.ts';
import { createFill } from '../apps/server/src/features/listings/active-index/fill-in-worker.ts';
import { createMarketFollower } from '../apps/server/src/features/listings/active-index/follow-market.ts';
import { createListingsStore } from '../apps/server/src/features/listings/listings.store.ts';
import { describeResult } from '../apps/server/src/features/listings/search/describe-result.ts';
import { createSqlSearch } from '../apps/server/src/features/listings/search/sql-search.store.ts';
import { createDatabase } from '../apps/server/src/platform/db/database.ts';
import { createPgListener } from '../apps/server/src/platform/events/pg-notify.ts';
import { listingCount, openDataset } from './search/dataset.ts';
import { answerMap, answerScreen, answerWithSupercluster } from './search/engines.ts';
import { measureFreshness } from './search/freshness.ts';
import { measureHttp } from './search/http-load.ts';
import { bytesIn, measureLoading } from './search/loading.ts';
import type { Engines, Timing } from './search/measure.ts';
import { digits, measureCallers, measureInTurns, show } from './search/measure.ts';
import { createNaiveSearch, createNaiveTable } from './search/naive-search.ts';
import { boxOf, createQuestions } from './search/questions.ts';
import type { Benchmark, BenchmarkResult, Goal } from './support/benchmark.ts';
import { sized } from './support/size.ts';

const questionCount = Number(process.env.BENCH_QUESTIONS ?? sized(120, 6));
const callers = sized(8, 2);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Search over a million listings: our two sides beside one index per column and the usual libraries. */
export const searchBenchmark: Benchmark = { name: 'search', run };

async function run(): Promise<BenchmarkResult> {
  const dataset = await openDataset();
  const database = createDatabase({ url: dataset.ownerUrl, role: 'hearthline_app', maxConnections: callers });
  const pgListener = createPgListener({ listenUrl: dataset.ownerUrl, log: quiet });
  const rows: BenchmarkResult['rows'] = [];
  const goals: Goal[] = [];
  const goal = (text: string, isMet: boolean, seen: string) => goals.push({ text, isMet, seen });
  try {
    const owner = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: dataset.ownerUrl, max: 1 }) }),
    });
    await createNaiveTable(owner);
    await printSettings(owner);
    if (dataset.fill) {
      const { seconds, peakMegabytes } = dataset.fill;
      goal(`${listingCount} listings made in under 20 minutes`, seconds < 1200, `${digits(seconds)} s`);
      goal('in under 2 GB of memory', peakMegabytes < 2048, `${peakMegabytes} MB`);
    }

    const index = createActiveIndex();
    const indexStore = createActiveIndexStore(database);
    const fill = createFill({ store: indexStore, databaseUrl: dataset.ownerUrl });
    let handedOver = 0;
    const applied = new EventEmitter();
    const follower = createMarketFollower({
      index: {
        ...index,
        // Spread would freeze it at what it is now.
        get size() {
          return index.size;
        },
        apply: (upserts, removedIds) => {
          index.apply(upserts, removedIds);
          applied.emit('apply');
        },
      },
      store: indexStore,
      fill: async (signal) => {
        const filled = await fill(signal);
        handedOver = bytesIn(filled);
        return filled;
      },
      pgListener,
      log: quiet,
    });
    follower.start();
    const loading = await measureLoading(() => follower.catchUp());
    const megabytes = loading.megabytes + handedOver / 2 ** 20;
    goal(
      `active index of ${index.size} listings in 120 MB`,
      megabytes <= (120 * index.size) / 90_000,
      `${digits(megabytes)} MB`,
    );
    goal('ready 5 s after the database', loading.seconds <= 5, `${digits(loading.seconds)} s`);
    goal(
      'loading holds up the event loop for 10 ms at most (p99)',
      loading.loopP99 <= 10,
      `p99 ${digits(loading.loopP99)} ms, longest ${digits(loading.loopMax)} ms`,
    );
    await pgListener.start();

    const today = boardDay(new Date());
    const tuned = createSqlSearch(database.db);
    const naive = createNaiveSearch(database.db);
    const store = createListingsStore(database.db);
    const questions = await createQuestions(database.db, questionCount);
    const whole = questions.maps.far[0]?.window ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };

    const compare = async <Q>(name: string, asked: readonly Q[], engines: Engines<Q>) => {
      const alone = await measureInTurns(asked, engines);
      const together = await measureCallers(asked, engines, callers);
      for (const engine of Object.keys(engines)) {
        const [one, many] = [alone[engine], together[engine]];
        if (!one || !many) continue;
        rows.push({
          operation: name,
          engine,
          'ms p50 / p95': show(one),
          'x ours': ratioText(one, alone.ours),
          [`${callers} callers`]: show(many),
          'x ours ': ratioText(many, together.ours),
        });
      }
      const ratio = (peer: string, part: keyof Timing = 'p50') =>
        (alone[peer]?.[part] ?? 0) / (alone.ours?.[part] ?? 1);
      return {
        atLeast: (peer: string, times: number, part: keyof Timing = 'p50') =>
          goal(
            `${name}: ${times}x faster than ${peer} (${part})`,
            ratio(peer, part) >= times,
            `${digits(ratio(peer, part))}x`,
          ),
        atMost: (peer: string, times: number) =>
          goal(
            `${name}: at most ${times}x of ${peer}`,
            1 / ratio(peer) <= times,
            `${digits(1 / ratio(peer))}x`,
          ),
      };
    };

    const screen = await compare('search screen', questions.screens, {
      ours: (question) => answerScreen(index, question, today),
      'tuned SQL': (question) => answerScreen(tuned, question, today),
      naive: async ({ criteria, sort }) =>
        JSON.stringify(
          await Promise.all([
            naive.page(criteria, sort, 24, today),
            naive.count(criteria, today),
            naive.facets(criteria, today),
          ]),
        ),
    });
    screen.atLeast('naive', 40);
    screen.atLeast('naive', 60, 'p95');
    screen.atLeast('tuned SQL', 7);

    const count = await compare('exact count', questions.screens, {
      ours: ({ criteria }) => index.count(criteria, { today }),
      'tuned SQL': ({ criteria }) => tuned.count(criteria, { today }),
      naive: ({ criteria }) => naive.count(criteria, today),
    });
    count.atLeast('naive', 100);
    const facets = await compare('facets', questions.screens, {
      ours: ({ criteria }) => index.facets(criteria, { today }),
      'tuned SQL': ({ criteria }) => tuned.facets(criteria, { today }),
      naive: ({ criteria }) => naive.facets(criteria, today),
    });
    facets.atLeast('naive', 50);

    const statistics = await compare('statistics', questions.screens, {
      ours: ({ criteria }) =>
        describeResult(criteria, today, async (asked) => ({
          search: isActiveOnly(asked) ? index : tuned,
          context: { today },
        })),
      naive: ({ criteria }) =>
        describeResult(criteria, today, async () => ({
          search: {
            count: (asked) => naive.count(asked, today),
            figures: (asked) => naive.figures(asked, today),
          },
          context: { today },
        })),
    });
    statistics.atLeast('naive', 10);

    for (const [zoom, naiveTimes, superTimes] of [
      ['far', 45, 20],
      ['middle', 45, 20],
      ['near', 25, 50],
    ] as const) {
      const map = await compare(`clusters, ${zoom}`, questions.maps[zoom], {
        ours: (question) => answerMap(index, question, today),
        'tuned SQL': (question) => answerMap(tuned, question, today),
        naive: (question) => naive.cells(question.criteria, question.window, cellShift(question.zoom), today),
        supercluster: (question) => answerWithSupercluster(index, whole, question, today),
      });
      map.atLeast('naive', naiveTimes);
      map.atLeast('supercluster', superTimes);
    }

    const polygon = await compare('polygon, 12 points', questions.polygons, {
      ours: (criteria) => index.pins(criteria, boxOf(criteria), 500, { today }),
      'tuned SQL': (criteria) => tuned.pins(criteria, boxOf(criteria), 500, { today }),
      naive: (criteria) => naive.pins(criteria, boxOf(criteria), 500, today),
    });
    polygon.atLeast('naive', 15);

    const fromDay = toDayNumber(today) - 365;
    const comparables = await compare('comparables', questions.comparables, {
      ours: ({ kind, offer, x, y, radius }) =>
        store.listComparables(
          { kind: kind as 'detached', offer: offer as 'sale', worldX: x, worldY: y },
          { radius, fromDay, limit: 50 },
        ),
      naive: (home) => naive.comparables({ ...home, fromDay }),
    });
    comparables.atLeast('naive', 15);
    const typeahead = await compare('typeahead', questions.typed, {
      ours: (text) => store.suggestByAddress(text, 8),
      'ilike with trigram': (text) => naive.typeahead(text),
    });
    typeahead.atLeast('ilike with trigram', 3);
    const byNumber = await compare('MLS number', questions.numbers, {
      ours: (number) => store.suggestByNumber(number, 8),
      'unique index': (number) => naive.byNumber(number),
    });
    byNumber.atMost('unique index', 1.3);

    const fresh = await measureFreshness({
      ownerUrl: dataset.ownerUrl,
      index,
      nextApply: () => once(applied, 'apply'),
      today,
    });
    for (const [engine, timing] of [
      ['ours', fresh.seen],
      ['bare NOTIFY', fresh.notified],
      ['NOTIFY beside a written row', fresh.written],
    ] as const) {
      rows.push({
        operation: 'change seen by search',
        engine,
        'ms p50 / p95': show(timing),
        'x ours': ratioText(timing, fresh.seen),
      });
    }
    goal(
      'a committed change is seen within 3x a bare NOTIFY round trip',
      fresh.seen.p50 <= 3 * fresh.notified.p50,
      `${digits(fresh.seen.p50 / fresh.notified.p50)}x`,
    );

    await follower.stop();
    await pgListener.stop();
    const http = await measureHttp({ dataset, questions, today, callers });
    rows.push(...http.rows);
    goals.push(...http.goals);
    await owner.destroy();
    return { rows, goals };
  } finally {
    await database.close();
    await dataset.close();
  }
}

const ratioText = (one: Timing, ours: Timing | undefined): string =>
  ours ? (one.p50 / ours.p50).toFixed(2) : '';

async function printSettings(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, current_setting(name) as setting from pg_settings
    where name in ('server_version', 'shared_buffers', 'work_mem', 'effective_cache_size', 'random_page_cost', 'max_parallel_workers_per_gather', 'jit')`.execute(
    owner,
  );
  console.log(`PostgreSQL: ${rows.map(({ name, setting }) => `${name} ${setting}`).join(', ')}`);
}
