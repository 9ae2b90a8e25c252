import type { FoundAlert } from '@hearthline/domain/alert/alert-index';
import { createAlertIndex } from '@hearthline/domain/alert/alert-index';
import { boardDay } from '@hearthline/domain/time-zone';
import {
  agentCount,
  alertCount,
  createAlerts,
  createEvents,
  openAlertMarket,
} from './alerts/alert-market.ts';
import { measureAlertProgram } from './alerts/alert-program.ts';
import { createSqlAlerts } from './alerts/sql-alerts.ts';
import { measureLoading } from './search/loading.ts';
import type { Timing } from './search/measure.ts';
import { digits, measureInTurns, show } from './search/measure.ts';
import type { Benchmark, BenchmarkResult, Goal } from './support/benchmark.ts';
import { sized } from './support/size.ts';

const changes = sized(200, 8);
const batchSize = sized(1_000, 20);
const batches = sized(3, 1);

/** Who wants a home that has just changed, of very many alerts: ours beside the same alerts as rows. */
export const alertsBenchmark: Benchmark = {
  name: 'alerts',
  run: async () => {
    const index = await measureIndex();
    const program = await measureProgram();
    return { rows: [...index.rows, ...program.rows], goals: [...index.goals, ...program.goals] };
  },
};

const queuedTimes = 5;
const wantedMs = 20;

async function measureProgram(): Promise<BenchmarkResult> {
  const { queued, notified, wanted, ownAlerts } = await measureAlertProgram();
  return {
    rows: [
      ...toRows('from a commit to the first queued message', { ours: queued, 'bare NOTIFY': notified }),
      ...toRows(`who wants a home, of an agent with ${ownAlerts} alerts, over the wire`, { ours: wanted }),
    ],
    goals: [
      {
        text: `first message queued within ${queuedTimes}x a bare NOTIFY (p95)`,
        isMet: queued.p95 <= queuedTimes * notified.p95,
        seen: `${digits(queued.p95 / notified.p95)}x`,
      },
      {
        text: `who wants a home: under ${wantedMs} ms (p95)`,
        isMet: wanted.p95 < wantedMs,
        seen: `${digits(wanted.p95)} ms`,
      },
    ],
  };
}

async function measureIndex(): Promise<BenchmarkResult> {
  const market = await openAlertMarket();
  try {
    const sqlAlerts = await createSqlAlerts(market.ownerUrl, createAlerts(market.homes, alertCount));
    const index = createAlertIndex();
    const loading = await measureLoading(async () => {
      for await (const alert of sqlAlerts.readAll()) index.set(alert);
    });
    const today = boardDay(new Date());
    const match = ({ facts, event }: ReturnType<typeof createEvents>[number]) =>
      index.match(facts, event, today);
    const asked = createEvents(market.homes, changes);
    const found: number[] = [];
    for (const changed of asked) {
      const ours = match(changed).map(idOf).sort();
      found.push(ours.length);
      for (const way of ['plain', 'byGist', 'byTree'] as const)
        if (`${(await sqlAlerts[way](changed)).sort()}` !== `${ours}`)
          throw new Error(`${way} finds other alerts.`);
    }
    found.sort((a, b) => a - b);
    const pool = createEvents(market.homes, batchSize * batches);
    const portions = Array.from({ length: batches }, (_, at) =>
      pool.slice(at * batchSize, (at + 1) * batchSize),
    );
    const matchAll = (portion: typeof pool) =>
      portion.reduce((sum, changed) => sum + match(changed).length, 0);
    for (const portion of portions)
      for (const way of ['gist', 'tree'] as const)
        if ((await sqlAlerts.batch(portion, way)) !== matchAll(portion))
          throw new Error(`A batch by ${way} finds others.`);

    const single = await measureInTurns(asked, {
      ours: async (changed) => match(changed),
      'plain SQL': (changed) => sqlAlerts.plain(changed),
      'key table, GiST': (changed) => sqlAlerts.byGist(changed),
      'key table, B-tree': (changed) => sqlAlerts.byTree(changed),
    });
    const together = await measureInTurns(portions, {
      ours: async (portion) => matchAll(portion),
      'key table, GiST': (portion) => sqlAlerts.batch(portion, 'gist'),
      'key table, B-tree': (portion) => sqlAlerts.batch(portion, 'tree'),
    });
    await sqlAlerts.close();

    return {
      rows: [
        ...toRows('match of a changed listing', single),
        ...toRows(`batch of ${batchSize}`, together),
        {
          operation: `${index.size} alerts of ${agentCount} agents read and indexed`,
          engine: 'ours',
          'ms p50 / p95': digits(loading.seconds * 1_000),
          MB: digits(loading.megabytes),
        },
        {
          operation: 'alerts that a listing finds, median / 95 of 100',
          'ms p50 / p95': `${found[found.length >> 1]} / ${found[Math.floor(found.length * 0.95)]}`,
        },
      ],
      goals: [
        ...timesFaster(single, ['plain SQL'], 100),
        ...timesFaster(single, ['key table, GiST', 'key table, B-tree'], 20),
        {
          text: `${index.size} alerts in 80 MB`,
          isMet: loading.megabytes <= (80 * Math.max(index.size, 1_000)) / 100_000,
          seen: `${digits(loading.megabytes)} MB`,
        },
      ],
    };
  } finally {
    await market.close();
  }
}

/** The last part of a key counts the alerts. */
const idOf = ({ key }: FoundAlert): number => Number.parseInt(key.slice(-12), 16);

function toRows(operation: string, timings: Record<string, Timing>): BenchmarkResult['rows'] {
  return Object.entries(timings).map(([engine, timing]) => ({
    operation,
    engine,
    'ms p50 / p95': show(timing),
    'x ours': times(timing, timings.ours, 'p50'),
    'x ours (p95)': times(timing, timings.ours, 'p95'),
  }));
}

const ratio = (peer: Timing | undefined, ours: Timing | undefined, part: keyof Timing) =>
  (peer?.[part] ?? 0) / (ours?.[part] ?? 1);
const times = (peer: Timing, ours: Timing | undefined, part: keyof Timing) => digits(ratio(peer, ours, part));

/** Than the fastest of them. */
function timesFaster(timings: Record<string, Timing>, peers: string[], least: number): Goal[] {
  return (['p50', 'p95'] as const).map((part) => {
    const seen = Math.min(...peers.map((peer) => ratio(timings[peer], timings.ours, part)));
    return {
      text: `match of a changed listing: ${least}x faster than ${peers.join(' or ')} (${part})`,
      isMet: seen >= least,
      seen: `${digits(seen)}x`,
    };
  });
}
