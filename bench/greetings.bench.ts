import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import pg from 'pg';
import { createDatabase } from '../apps/server/src/platform/db/database.ts';
import { joinCluster } from '../apps/server/src/platform/db/embedded/cluster.ts';
import { fillClients } from './clients/clients-data.ts';
import type { Timing } from './search/measure.ts';
import { digits, measureInTurns, show } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { startServer } from './support/server.ts';
import { signInToDemo } from './support/sign-in.ts';
import { sized } from './support/size.ts';

const clientCount = sized(20_000, 300);
const rounds = sized(20, 2);
const listings = sized(2_000, 600);
const goalMs = 1_000;
const seed = 5;

/** The year of an agent with very many clients, over the wire, beside a statement that only reads the days of their records. */
export const greetingsBenchmark: Benchmark = { name: 'greetings', run };

async function run(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-greetings-'));
  chmodSync(dataDir, 0o755);
  const cluster = await joinCluster({ dataDir, onStep: () => {} });
  const server = await startServer({
    DATABASE_URL: cluster.url,
    DEMO: 'on',
    DEMO_LISTINGS: String(listings),
    DEMO_PULSE: 'off',
  });
  const owner = new pg.Client({ connectionString: cluster.url });
  try {
    await owner.connect();
    const agentId = await replaceClients(cluster.url, owner);
    const { token } = await signInToDemo(server.origin);
    return present(await measure(server.origin, token, owner, agentId));
  } finally {
    await owner.end();
    await server.stop();
    await cluster.leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In the place of those whom the demo gives its agent, whose tasks stay as they are. */
async function replaceClients(url: string, owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ agentId: string }>(
    `select agent_id as "agentId" from agent where email = 'ava@hearthline.test'`,
  );
  const [agent] = rows;
  if (!agent) throw new Error('The demo has no such agent');
  const worker = createDatabase({ url, role: 'hearthline_worker', maxConnections: 1 });
  await owner.query('delete from client where agent_id = $1', [agent.agentId]);
  await fillClients(worker, agent.agentId, clientCount, boardDay(new Date()), seed);
  await worker.close();
  await owner.query('vacuum analyze client');
  return agent.agentId;
}

async function measure(
  origin: string,
  token: string,
  owner: pg.Client,
  agentId: string,
): Promise<[string, Record<string, Timing>][]> {
  const today = boardDay(new Date());
  const span = `from=${today}&to=${addDays(today, 364)}`;
  const call = async (target: string): Promise<void> => {
    const reply = await fetch(`${origin}/api${target}`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${target}: ${reply.status} ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  const days = () =>
    owner.query({
      name: 'days',
      text: `select id, first_name, last_name, language, birthday, move_in_date, entry_date from client
        where agent_id = $1 and deleted_at is null`,
      values: [agentId],
    });
  const timings: [string, Record<string, Timing>][] = [];
  for (const [operation, target] of [
    ['the year', `/greetings/year?from=${today}`],
    ['what is coming, by date', `/greetings/events?${span}`],
    ['what is coming, by client', `/greetings/events?${span}&by=client`],
    ['what waits for the agent', `/greetings/events?${span}&isWaiting=true`],
    ['categories', '/greetings/categories'],
    ['tasks with their next day', '/greetings/tasks'],
    ['recent greetings', '/greetings/recent'],
  ] as const)
    timings.push([
      operation,
      await measureInTurns(
        Array.from({ length: rounds }, () => target),
        { ours: call, 'days of all clients, read only': days },
      ),
    ]);
  return timings;
}

function present(timings: [string, Record<string, Timing>][]): BenchmarkResult {
  return {
    rows: timings.flatMap(([operation, engines]) =>
      Object.entries(engines).map(([engine, timing]) => ({
        operation,
        engine,
        'ms p50 / p95': show(timing),
        'x ours': engines.ours ? digits(timing.p95 / engines.ours.p95) : '',
      })),
    ),
    goals: timings.map(([operation, { ours }]) => ({
      text: `${operation}, ${clientCount} clients: under a second (p95)`,
      seen: `${digits(ours?.p95 ?? 0)} ms`,
      isMet: (ours?.p95 ?? goalMs) < goalMs,
    })),
  };
}
