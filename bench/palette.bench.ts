import type { PaletteQuestion } from './palette/palette-data.ts';
import { createPaletteQuestions, fillAgent } from './palette/palette-data.ts';
import { listingCount, openDataset } from './search/dataset.ts';
import { fireAt, startPeer } from './search/load.ts';
import type { Timing } from './search/measure.ts';
import { digits, measureInTurns, show, toTiming } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { waitUntilRested } from './support/process-use.ts';
import { startServer } from './support/server.ts';
import { signInToDemo } from './support/sign-in.ts';
import { sized } from './support/size.ts';

const clientCount = sized(20_000, 500);
const questionCount = Number(process.env.BENCH_QUESTIONS ?? sized(480, 8));
/** The peer takes a second or so for each. */
const naiveCount = sized(48, 8);
const callers = sized(8, 2);
const goalMs = 50;
const agentEmail = 'ava@hearthline.test';

/** Ctrl-K over HTTP: everything that an agent and the market have, while somebody types. */
export const paletteBenchmark: Benchmark = { name: 'palette', run };

async function run(): Promise<BenchmarkResult> {
  const dataset = await openDataset();
  const server = await startServer({
    DEMO: 'on',
    DEMO_PULSE: 'off',
    DATABASE_URL: dataset.ownerUrl,
    // Jobs would be counted as the cost of a question.
    ROLE: 'web',
  });
  const agentId = await fillAgent(dataset.ownerUrl, agentEmail, clientCount);
  const naive = await startPeer('../palette/naive-server.ts', {
    BENCH_URL: dataset.ownerUrl,
    BENCH_AGENT: agentId,
  });
  try {
    const headers = { authorization: `Bearer ${(await signInToDemo(server.origin, agentEmail)).token}` };
    const questions = await createPaletteQuestions(dataset.ownerUrl, agentId, questionCount);
    await waitUntilRested(server.pid);

    const ask = askAt(`${server.origin}/api/palette/search`, headers);
    const alone = await measureByKind(questions, ask);
    const compared = await measureInTurns(questions.slice(0, naiveCount), {
      ours: ask,
      naive: askAt(naive.origin, {}),
    });
    const together = await fireAt(
      server,
      questions.map(({ text }) => ({ path: '/api/palette/search', body: JSON.stringify({ text }) })),
      { callers, headers },
    );
    const [ours, peer] = [compared.ours, compared.naive];
    if (!ours || !peer) throw new Error('Something was not measured');
    return {
      rows: [
        ...alone.kinds.map(([kind, timing]) => rowOf(kind, 'ours', timing)),
        rowOf('all of them', 'ours', alone.all),
        rowOf(`all of them, ${callers} callers`, 'ours', together),
        rowOf(`${naiveCount} of them, in turns`, 'ours', ours),
        rowOf(`${naiveCount} of them, in turns`, 'ilike in every column', peer),
      ],
      goals: [
        {
          text: `the palette answers within ${goalMs} ms (p95) at ${clientCount} clients and ${listingCount} listings`,
          seen: `${digits(alone.all.p95)} ms`,
          isMet: alone.all.p95 < goalMs,
        },
        {
          text: 'ten times quicker than looking into every column (p95)',
          seen: `${digits(peer.p95 / ours.p95)}x`,
          isMet: peer.p95 >= 10 * ours.p95,
        },
        {
          text: 'no error, and no kind left out',
          seen: `${together.errors} errors, ${alone.leftOut} left out`,
          isMet: together.errors + alone.leftOut === 0,
        },
      ],
    };
  } finally {
    await naive.stop();
    await server.stop();
    await dataset.close();
  }
}

const warmUpCount = sized(80, 2);

async function measureByKind(
  questions: readonly PaletteQuestion[],
  ask: (question: PaletteQuestion) => Promise<boolean>,
) {
  for (const question of questions.slice(0, warmUpCount)) await ask(question);
  const times: { kind: PaletteQuestion['kind']; ms: number }[] = [];
  let leftOut = 0;
  for (const question of questions) {
    const startedAt = performance.now();
    if (!(await ask(question))) leftOut += 1;
    times.push({ kind: question.kind, ms: performance.now() - startedAt });
  }
  const timingOf = (some: typeof times) => toTiming(some.map(({ ms }) => ms));
  const kinds = Map.groupBy(times, ({ kind }) => kind);
  return {
    leftOut,
    all: timingOf(times),
    kinds: Array.from(kinds, ([kind, some]) => [kind, timingOf(some)] as const),
  };
}

function askAt(url: string, headers: Record<string, string>) {
  return async ({ text }: PaletteQuestion): Promise<boolean> => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ text }),
    });
    const body = await reply.text();
    if (reply.status !== 200) throw new Error(`"${text}" was answered with ${reply.status}`);
    // A kind that was left out makes the answer quick and worth nothing.
    return !/"state":"(slow|failed|locked)"/.test(body);
  };
}

const rowOf = (question: string, engine: string, timing: Timing) => ({
  question,
  engine,
  'ms p50 / p95': show(timing),
});
