import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { openDemoPage } from './pages/demo-page.ts';
import { fetchAsSent } from './pages/fetch-as-sent.ts';
import type { Fired } from './pages/fire-in-turns.ts';
import { fireInTurns } from './pages/fire-in-turns.ts';
import { startPeer } from './search/load.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { waitUntilRested } from './support/process-use.ts';
import { startServer } from './support/server.ts';
import { sized } from './support/size.ts';

const homes = sized(12, 2);
const connections = sized(50, 2);
const mostHtmlBytes = 60 * 1024;
/** As every phone asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const firing = { headers, connections, roundSeconds: sized(5, 1), rounds: sized(3, 1) };

/** The client's page under 50 connections, beside a static file of the same bytes. */
export const pagesBenchmark: Benchmark = { name: 'pages', run };

async function run(): Promise<BenchmarkResult> {
  const server = await startServer({ DEMO: 'on', DEMO_LISTINGS: '2000', DEMO_PULSE: 'off' });
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-static-'));
  try {
    const page = await openDemoPage(server.origin, homes);
    const [photo = ''] = page.photos;
    const sent = await fetchAsSent(page.url, headers);
    const photoSent = await fetchAsSent(photo, headers);
    const html = brotliDecompressSync(sent.bytes);
    // The bytes that travel are the same: compressed when the file was made, and each time for the page.
    writeFileSync(path.join(folder, 'page.html'), html);
    writeFileSync(path.join(folder, 'page.html.br'), sent.bytes);
    writeFileSync(path.join(folder, 'photo.webp'), photoSent.bytes);
    const peer = await startPeer('../pages/static-server.ts', { BENCH_FOLDER: folder });
    try {
      await waitUntilRested(server.pid);
      const urls = {
        page: page.url,
        'static page': `${peer.origin}/page.html`,
        picture: photo,
        'static picture': `${peer.origin}/photo.webp`,
      };
      const results = await fireInTurns(urls, firing);
      return present(results, {
        page: sent.bytes.length,
        picture: photoSent.bytes.length,
        html: html.length,
        gzip: gzipSync(html).length,
      });
    } finally {
      await peer.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const targets = ['page', 'static page', 'picture', 'static picture'] as const;
type Target = (typeof targets)[number];

function present(
  results: Record<Target, Fired>,
  bytes: Record<'page' | 'picture' | 'html' | 'gzip', number>,
): BenchmarkResult {
  const ratioOf = (target: 'page' | 'picture') =>
    results[`static ${target}`].requestsPerSecond / results[target].requestsPerSecond;
  const errors = targets.reduce((sum, target) => sum + results[target].errors, 0);
  return {
    rows: targets.map((target) => {
      const { requestsPerSecond, p50, p99, errors: own, bytesEach } = results[target];
      const peer = target === 'page' || target === 'picture' ? ratioOf(target).toFixed(1) : '1.0';
      return {
        what: target,
        'body bytes': target.endsWith('page') ? bytes.page : bytes.picture,
        'bytes an answer': Math.round(bytesEach),
        'requests/s': Math.round(requestsPerSecond),
        'x static': peer,
        'p50 ms': p50,
        'p99 ms': p99,
        errors: own,
      };
    }),
    goals: [
      {
        text: `no errors under ${connections} connections`,
        seen: `${errors} errors`,
        isMet: errors === 0,
      },
      {
        text: `the page of ${homes} homes with its styles in ${mostHtmlBytes / 1024} KB (gzip)`,
        seen: `${(bytes.gzip / 1024).toFixed(1)} KB of ${(bytes.html / 1024).toFixed(1)} KB`,
        isMet: bytes.gzip <= mostHtmlBytes,
      },
    ],
  };
}
