import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';
import { chromium } from '@playwright/test';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { chromiumArgs, findOrInstallChromium } from '../scripts/chromium.ts';
import { toTiming } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { startServer } from './support/server.ts';
import { signInToDemo } from './support/sign-in.ts';
import { sized } from './support/size.ts';

const rounds = sized(6, 1);
const steps = sized(60, 4);
const leastFeatures = 1_000;
const quietMs = 300;
/** Nothing costs one dollar. */
const nothing = encodeURIComponent(JSON.stringify({ price: { min: 100, max: 100 } }));

/** What a pan costs the page with more than a thousand homes in view, beside the same map without any. */
export const mapBenchmark: Benchmark = { name: 'map', run };

async function run(): Promise<BenchmarkResult> {
  await buildWebIfStale();
  const server = await startServer({
    HUB_URL: '',
    DEMO: 'on',
    DEMO_LISTINGS: String(sized(20_000, 3_000)),
    DEMO_PULSE: 'off',
  });
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  try {
    const tokens = await signInToDemo(server.origin);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(
      ([access, refresh]) => {
        localStorage.setItem('hearthline.accessToken', access ?? '');
        localStorage.setItem('hearthline.refreshToken', refresh ?? '');
      },
      [tokens.token, tokens.refreshToken],
    );
    const address = `${server.origin}/property-search/map-search`;
    const full = await openMap(await context.newPage(), address);
    const empty = await openMap(await context.newPage(), `${address}?c=${nothing}`);
    await full.page.getByRole('group', { name: 'Listings on the map' }).getByRole('button').first().waitFor();
    const inView = await countInView(full.page);
    const marks = await full.page.locator('.map-pin, .map-cluster').count();

    const times = { full: [] as number[], empty: [] as number[] };
    // The first of each warms the engine and fetches the tiles.
    for (let round = 0; round <= rounds; round += 1) {
      const [withHomes, without] = [await pan(full), await pan(empty)];
      if (round === 0) continue;
      times.full.push(withHomes);
      times.empty.push(without);
    }
    const [busy, idle] = [toTiming(times.full).p50, toTiming(times.empty).p50];
    const row = (map: string, homes: number, milliseconds: number) => ({
      map,
      'homes in view': homes,
      'script ms a frame': milliseconds.toFixed(2),
      'x empty': (milliseconds / idle).toFixed(2),
    });
    return {
      rows: [row(`${marks} pins and circles`, inView, busy), row('empty', 0, idle)],
      goals: [
        {
          text: `${leastFeatures} homes are in view`,
          isMet: inView >= leastFeatures,
          seen: String(inView),
        },
        {
          text: 'panning takes at most twice the script time of an empty map',
          isMet: busy <= 2 * idle,
          seen: `${(busy / idle).toFixed(2)}x`,
        },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface OpenMap {
  page: Page;
  session: CDPSession;
  /** Resolves when nothing that was asked of the server is on its way; the live connection always is. */
  settle(): Promise<void>;
}

async function openMap(page: Page, address: string): Promise<OpenMap> {
  let open = 0;
  const isAsked = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (isAsked(request)) open += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      if (isAsked(request)) open -= 1;
    });
  await page.goto(address);
  await page.locator('.maplibregl-canvas').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const settle = async () => {
    do await wait(quietMs);
    while (open > 0);
  };
  return { page, session, settle };
}

async function countInView(page: Page): Promise<number> {
  const text = await page.getByText(/^· [\d,]+ in view$/).textContent();
  return Number(text?.replace(/\D/g, ''));
}

/** Drags the map to and fro; milliseconds of script for each frame that was drawn meanwhile. */
async function pan({ page, session, settle }: OpenMap): Promise<number> {
  await page.bringToFront();
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y);
  const frames = page.evaluate(countFrames);
  const before = await measureScriptSeconds(session);
  for (let step = 1; step <= steps; step += 1)
    await page.mouse.move(x + Math.sin((step / steps) * 2 * Math.PI) * 200, y + (step % 20));
  const after = await measureScriptSeconds(session);
  await page.evaluate(() => Object.assign(window, { panIsOver: true }));
  const drawn = await frames;
  await page.mouse.move(x, y);
  await page.mouse.up();
  // What the end of a move asks for comes back before the next one begins.
  await settle();
  return ((after - before) * 1000) / Math.max(1, drawn);
}

function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    Object.assign(window, { panIsOver: false });
    const count = () => {
      frames += 1;
      if ((window as Window & { panIsOver?: boolean }).panIsOver) resolve(frames);
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

async function measureScriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}
