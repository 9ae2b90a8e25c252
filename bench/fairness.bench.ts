import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { importPartBytes as partBytes } from '@hearthline/contract/client-import';
import { mailBodyMaxLength } from '@hearthline/contract/messages';
import { alertTriggers } from '@hearthline/domain/alert/vocabulary';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { listingStatuses } from '@hearthline/domain/listing/vocabulary';
import pg from 'pg';
import sharp from 'sharp';
import type { AskerData } from './fairness/ask.ts';
import { toTiming } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { measureTreeMegabytes, waitUntilRested } from './support/process-use.ts';
import type { RunningServer } from './support/server.ts';
import { startServer } from './support/server.ts';
import { signInToDemo } from './support/sign-in.ts';
import { sized } from './support/size.ts';

const listings = sized(100_000, 3_000);
/** How long each of them goes on, at least. */
const attackMs = sized(8_000, 300);
const mostSlowdown = 3;
const idleMs = sized(60_000, 500);
const mostGrowthMegabytes = 150;

/** What one agent does must not be felt by another: the most frequent call of the second, quiet and during each attack. */
export const fairnessBenchmark: Benchmark = { name: 'fairness', run };

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

async function run(): Promise<BenchmarkResult> {
  const server = await startServer({ DEMO: 'on', DEMO_LISTINGS: String(listings), DEMO_PULSE: 'off' });
  let asker: Asker | undefined;
  try {
    const attacker = callAs(server.origin, (await signInToDemo(server.origin)).token);
    // Homes are valued by a market that was fitted.
    await waitUntilRested(server.pid);
    const attacks = await prepareAttacks(server, attacker);
    const other = await signInToDemo(server.origin, 'noah@hearthline.test');
    await waitUntilRested(server.pid);
    asker = startAsking(server.origin, other.token);
    await measureDuring(asker, () => wait(attackMs));
    const before = measureTreeMegabytes(server.pid);
    const rows: Record<string, string | number>[] = [];
    const ratios: { name: string; ratio: number }[] = [];
    for (const [name, attack] of Object.entries(attacks)) {
      const quiet = await measureDuring(asker, () => wait(attackMs / 2));
      const during = await measureDuring(asker, () => repeat(attack));
      const ratio = during.p95 / quiet.p95;
      ratios.push({ name, ratio });
      rows.push({
        attack: name,
        'quiet ms p50 / p95': `${quiet.p50.toFixed(1)} / ${quiet.p95.toFixed(1)}`,
        'during ms p50 / p95': `${during.p50.toFixed(1)} / ${during.p95.toFixed(1)}`,
        'longest ms': Math.round(during.longest),
        'x quiet (p95)': ratio.toFixed(2),
      });
    }
    await wait(idleMs);
    const growth = measureTreeMegabytes(server.pid) - before;
    return {
      rows,
      goals: [
        ...ratios.map(({ name, ratio }) => ({
          text: `${name}: another agent waits at most ${mostSlowdown} times as long (p95)`,
          seen: `${ratio.toFixed(2)}x`,
          isMet: ratio <= mostSlowdown,
        })),
        {
          text: `${idleMs / 1000} s later it holds at most ${mostGrowthMegabytes} MB more`,
          seen: `${Math.round(growth)} MB`,
          isMet: growth <= mostGrowthMegabytes,
        },
      ],
    };
  } finally {
    await asker?.stop();
    await server.stop();
  }
}

function callAs(origin: string, token: string): Call {
  return (method, target, body) => {
    const isForm = body instanceof FormData;
    return fetch(`${origin}/api${target}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  };
}

interface Asker {
  /** What the other agent waited since the last look, in milliseconds. */
  take(): Promise<number[]>;
  stop(): Promise<number>;
}

/** In a thread of its own: an attack that keeps the attacker's program busy is not felt by the other's. */
function startAsking(origin: string, token: string): Asker {
  const data: AskerData = { url: `${origin}/api/users/me`, token };
  const thread = new Worker(new URL('./fairness/ask.ts', import.meta.url), { workerData: data });
  return {
    take: async () => {
      thread.postMessage('take');
      const [times] = (await once(thread, 'message')) as [number[]];
      return times;
    },
    stop: () => thread.terminate(),
  };
}

async function measureDuring(asker: Asker, work: () => Promise<unknown>) {
  await asker.take();
  await work();
  const times = await asker.take();
  return { ...toTiming(times), longest: Math.max(...times) };
}

async function repeat(attack: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + attackMs;
  do await attack();
  while (performance.now() < until);
}

const atOnce = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

async function prepareAttacks(server: RunningServer, call: Call) {
  const preview = (body: string) =>
    drain(
      call('POST', '/mailings/preview', {
        channel: 'email',
        category: 'news',
        letter: { en: { subject: 'Hello', body }, fr: { subject: '', body: '' } },
        language: 'en',
        clientId: null,
      }),
    );
  const world = {
    criteria: { ...defaultCriteria, status: listingStatuses },
    bounds: [-180, -85, 180, 85],
    zoom: 22,
  };
  const wide = {
    criteria: defaultCriteria,
    triggers: alertTriggers,
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: { from: '21:00', to: '08:00' },
    ceiling: 5,
    clientId: null,
  };
  const picture = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#876' } })
    .jpeg({ quality: 50 })
    .toBuffer();
  const upload = () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
    return drain(call('POST', '/users/profile/avatar', form));
  };
  const homes = await findHomes(call);
  let turn = 0;
  const nextHome = () => homes[turn++ % homes.length] as string;
  return {
    'a file with cells of 40,000 signs': () => importFile(call),
    'the longest mails, of brackets': () => atOnce(4, () => preview('<'.repeat(mailBodyMaxLength))),
    'the longest mails, of spaces': () => atOnce(4, () => preview(`${' '.repeat(mailBodyMaxLength - 1)}x`)),
    'maps of the whole world': () => atOnce(4, () => drain(call('POST', '/listings/map', world))),
    'looking back over the whole market': () => atOnce(4, () => drain(call('POST', '/alerts/replay', wide))),
    'estimates of listings': () => atOnce(4, () => drain(call('GET', `/cma/estimates/${nextHome()}`))),
    'Fast values': () => atOnce(4, () => startFast(call, nextHome())),
    'ten pictures of 40 megapixels': () => atOnce(10, upload),
    'a locked table': () => lockTable(server, () => atOnce(30, () => drain(call('GET', '/clients/tags')))),
  };
}

/** An attack that the contract turns away measures nothing. */
async function drain(asked: Promise<Response>): Promise<string> {
  const reply = await asked;
  const text = await reply.text();
  if ([400, 402, 403, 404].includes(reply.status)) throw new Error(`${reply.url}: ${text.slice(0, 300)}`);
  return text;
}

/** Homes for sale that Fast can value by itself. */
async function findHomes(call: Call): Promise<string[]> {
  const criteria = { ...defaultCriteria, kind: { any: ['detached', 'condoApartment'] } };
  const found = await drain(call('POST', '/listings/search', { criteria, limit: 100 }));
  const { items } = (JSON.parse(found) as { result: { items: { id: string }[] } }).result;
  const ids: string[] = [];
  for (const { id } of items) {
    const estimate = await drain(call('GET', `/cma/estimates/${id}`));
    if ((JSON.parse(estimate) as { result: { kind: string } }).result.kind === 'fast') ids.push(id);
  }
  if (ids.length === 0) throw new Error('No home has an estimate: the market is not fitted yet');
  return ids;
}

async function startFast(call: Call, listingId: string): Promise<void> {
  const found = await drain(call('GET', `/cma/subjects/${listingId}`));
  const { subject } = (JSON.parse(found) as { result: { subject: unknown } }).result;
  await drain(call('POST', '/cma', { method: 'fast', subject }));
}

async function importFile(call: Call): Promise<void> {
  const hostile = `1${' '.repeat(40_000)}z`;
  const rows = Array.from({ length: 50 }, (_, row) => `Ann${row},"${hostile}","${hostile}"`);
  const bytes = Buffer.from(['First Name,Phone,Birthday', ...rows].join('\n'));
  const announced = await drain(call('POST', '/clients/imports', { fileName: 'a.csv', bytes: bytes.length }));
  const { result } = JSON.parse(announced) as { result: { id: string } };
  for (let part = 0; part * partBytes < bytes.length; part += 1) {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(bytes.subarray(part * partBytes, (part + 1) * partBytes))]),
      'part',
    );
    await drain(call('POST', `/clients/imports/${result.id}/parts/${part}`, form));
  }
  await drain(call('POST', `/clients/imports/${result.id}/read`));
  await drain(call('GET', `/clients/imports/${result.id}/preview?row=1&limit=20`));
  await drain(call('DELETE', `/clients/imports/${result.id}`));
}

async function lockTable({ dataDir }: RunningServer, work: () => Promise<unknown>): Promise<void> {
  const { port, password } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    password,
    user: 'hearthline',
    database: 'hearthline',
  });
  await client.connect();
  await client.query('begin');
  await client.query('lock table client in access exclusive mode');
  await work();
  await client.query('rollback');
  await client.end();
}
