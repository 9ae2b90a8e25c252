import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import type { LighthouseRun } from './lighthouse/run-lighthouse.ts';
import { categories, installLighthouse, medianOf, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { fetchAsSent } from './pages/fetch-as-sent.ts';
import { fireInTurns } from './pages/fire-in-turns.ts';
import { startPeer } from './search/load.ts';
import { openDemoSite } from './site/demo-site.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { waitUntilRested } from './support/process-use.ts';
import { startServer } from './support/server.ts';
import { sized } from './support/size.ts';

const runCount = sized(5, 1);
const leastScore = 95;
const mostPageBytes = 60 * 1024;
const mostScriptBytes = 15 * 1024;
const mostFonts = 2;
/** As every phone asks: by them the server tells people, whose looks it counts. */
const headers = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const firing = { headers, connections: sized(50, 2), roundSeconds: sized(5, 1), rounds: sized(3, 1) };

/** The home page of an agent's site: beside a static copy of it, and in each template as Lighthouse sees it on a phone. */
export const siteBenchmark: Benchmark = { name: 'site', run };

interface Weighed {
  gzip: number;
  scripts: number;
  fonts: number;
}

async function run(): Promise<BenchmarkResult> {
  await installLighthouse();
  const server = await startServer({ DEMO: 'on', DEMO_LISTINGS: '2000', DEMO_PULSE: 'off' });
  try {
    const site = await openDemoSite(server.origin);
    const beside = await compareWithStatic(site.homeUrl, server.pid);
    const seen = new Map<string, { runs: LighthouseRun[]; weight: Weighed }>();
    for (const template of siteTemplates) {
      await site.publishIn(template);
      const weight = await weigh(site.homeUrl);
      await waitUntilRested(server.pid);
      const runs: LighthouseRun[] = [];
      while (runs.length < runCount) runs.push(await runLighthouse(site.homeUrl));
      seen.set(template, { runs, weight });
    }
    return present(beside, seen);
  } finally {
    await server.stop();
  }
}

async function compareWithStatic(url: string, pid: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-static-'));
  try {
    const sent = await fetchAsSent(url, headers);
    writeFileSync(path.join(folder, 'page.html'), brotliDecompressSync(sent.bytes));
    writeFileSync(path.join(folder, 'page.html.br'), sent.bytes);
    const peer = await startPeer('../pages/static-server.ts', { BENCH_FOLDER: folder });
    try {
      await waitUntilRested(pid);
      return await fireInTurns({ site: url, 'static copy': `${peer.origin}/page.html` }, firing);
    } finally {
      await peer.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weigh(url: string): Promise<Weighed> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g)];
  const fonts = new Set([...html.matchAll(/[^"'()]+\.woff2/g)].map(([address]) => address));
  return {
    gzip: gzipSync(html).length,
    scripts: gzipSync(scripts.map(([whole]) => whole).join('')).length - gzipSync('').length,
    fonts: fonts.size,
  };
}

function present(
  beside: Awaited<ReturnType<typeof compareWithStatic>>,
  seen: ReadonlyMap<string, { runs: LighthouseRun[]; weight: Weighed }>,
): BenchmarkResult {
  const { site, 'static copy': copy } = beside;
  const served = [site, copy].map((fired, place) => ({
    what: place === 0 ? 'home page, 50 connections' : 'its static copy',
    'requests/s': Math.round(fired.requestsPerSecond),
    'x static': (copy.requestsPerSecond / fired.requestsPerSecond).toFixed(1),
    'p50 ms': fired.p50,
    'p99 ms': fired.p99,
    errors: fired.errors,
  }));
  const looked = Array.from(seen, ([template, { runs, weight }]) => ({
    what: `${template}, median of ${runs.length}`,
    ...Object.fromEntries(categories.map((category) => [category, medianOf(runs, category)])),
    'largest paint ms': Math.round(Math.max(...runs.map(({ largestPaintMs }) => largestPaintMs))),
    'layout shift': Math.max(...runs.map(({ shift }) => shift)).toFixed(3),
    'gzip KB': (weight.gzip / 1024).toFixed(1),
    fonts: weight.fonts,
    'below 90': [...new Set(runs.flatMap(({ faults }) => faults))].join(', '),
  }));
  const weights = [...seen.values()].map(({ weight }) => weight);
  const heaviest = Math.max(...weights.map(({ gzip }) => gzip));
  const scripts = Math.max(...weights.map((weight) => weight.scripts));
  const fonts = Math.max(...weights.map((weight) => weight.fonts));
  return {
    rows: [...served, ...looked],
    goals: [
      { text: 'no errors under load', seen: `${site.errors} errors`, isMet: site.errors === 0 },
      ...Array.from(seen, ([template, { runs }]) => {
        const scores = categories.map((category) => medianOf(runs, category));
        return {
          text: `${template}: at least ${leastScore} in all four categories`,
          seen: scores.join(', '),
          isMet: scores.every((score) => score >= leastScore),
        };
      }),
      {
        text: `HTML and styles of a home page in ${mostPageBytes / 1024} KB (gzip)`,
        seen: `${(heaviest / 1024).toFixed(1)} KB`,
        isMet: heaviest <= mostPageBytes,
      },
      {
        text: `scripts in ${mostScriptBytes / 1024} KB`,
        seen: `${(scripts / 1024).toFixed(1)} KB`,
        isMet: scripts <= mostScriptBytes,
      },
      { text: `at most ${mostFonts} font files`, seen: String(fonts), isMet: fonts <= mostFonts },
    ],
  };
}
