import type { Goal } from '../support/benchmark.ts';
import { startServer } from '../support/server.ts';
import { signInToDemo } from '../support/sign-in.ts';
import type { Dataset } from './dataset.ts';
import type { Shot } from './load.ts';
import { fireAt, startPeer } from './load.ts';
import { digits, show } from './measure.ts';
import type { Questions } from './questions.ts';
import { windowToBounds } from './questions.ts';

/** Pages and maps as agents ask for them, through HTTP: our server, the peer, and a bare route as the limit. */
export async function measureHttp({
  dataset,
  questions,
  today,
  callers,
}: {
  dataset: Dataset;
  questions: Questions;
  today: string;
  callers: number;
}): Promise<{ rows: Record<string, string | number>[]; goals: Goal[] }> {
  const server = await startServer({
    DEMO: 'on',
    DEMO_PULSE: 'off',
    DATABASE_URL: dataset.ownerUrl,
    // Jobs, such as the first fitting of the models, would be counted as the cost of a page.
    ROLE: 'web',
  });
  const peerEnv = { BENCH_URL: dataset.ownerUrl, BENCH_TODAY: today };
  const naive = await startPeer('naive-server.ts', peerEnv);
  const bare = await startPeer('bare-server.ts', peerEnv);
  try {
    const authorization = `Bearer ${(await signInToDemo(server.origin)).token}`;
    const headers = { authorization };
    const ours = { origin: server.origin, pid: server.pid };
    await waitForIndex(server.origin, authorization);

    const mixed = questions.screens.flatMap((question, index): { ours: Shot; naive: Shot } => {
      const map = questions.maps.middle[index];
      const isMap = index % 4 === 3 && map !== undefined;
      return isMap
        ? {
            ours: shot('/api/listings/map', {
              criteria: map.criteria,
              bounds: windowToBounds(map.window),
              zoom: map.zoom,
            }),
            naive: shot('/', map),
          }
        : {
            ours: shot('/api/listings/search', { ...question, withFacets: true }),
            naive: shot('/', question),
          };
    });
    const oursMixed = await fireAt(
      ours,
      repeat(
        mixed.map((each) => each.ours),
        10,
      ),
      { callers, headers },
    );
    const naiveMixed = await fireAt(
      naive,
      mixed.map((each) => each.naive),
      { callers },
    );

    const pages = questions.screens.map((question) => shot('/api/listings/search', question));
    const barePages = questions.screens.map((question) => shot('/', question));
    await fireAt(ours, repeat(pages, 5), { callers, headers });
    await fireAt(bare, repeat(barePages, 5), { callers });
    const oursPage = await fireAt(ours, repeat(pages, 20), { callers, headers });
    const barePage = await fireAt(bare, repeat(barePages, 20), { callers });

    const row = (operation: string, engine: string, result: typeof oursMixed) => ({
      operation,
      engine,
      'ms p50 / p95': show(result),
      'requests/s': Math.round(result.perSecond),
      'CPU us': Math.round(result.cpu),
      errors: result.errors,
    });
    const errors = oursMixed.errors + oursPage.errors;
    const times = oursMixed.perSecond / naiveMixed.perSecond;
    const cpu = oursPage.cpu / barePage.cpu;
    return {
      rows: [
        row(`mixed load, ${callers} callers`, 'ours', oursMixed),
        row(`mixed load, ${callers} callers`, 'naive', naiveMixed),
        row('one page, signed in', 'ours', oursPage),
        row('one page, signed in', 'bare node:http', barePage),
      ],
      goals: [
        { text: 'mixed load: 20x the requests of naive', isMet: times >= 20, seen: `${digits(times)}x` },
        { text: 'mixed load: no error', isMet: errors === 0, seen: `${errors} errors` },
        {
          text: 'one page: at most 1.5x the CPU of a bare route',
          isMet: cpu <= 1.5,
          seen: `${digits(cpu)}x`,
        },
      ],
    };
  } finally {
    await naive.stop();
    await bare.stop();
    await server.stop();
  }
}

const shot = (path: string, body: unknown): Shot => ({ path, body: JSON.stringify(body) });
const repeat = <T>(list: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => list).flat();

async function waitForIndex(origin: string, authorization: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/api/listings/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ criteria: { version: 1, offer: 'sale', status: ['active'] }, limit: 1 }),
    });
    const { result } = (await reply.json()) as { result?: { answeredBy: string } };
    if (result?.answeredBy === 'index') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
