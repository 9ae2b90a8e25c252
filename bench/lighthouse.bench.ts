import type { LighthouseRun } from './lighthouse/run-lighthouse.ts';
import { installLighthouse, medianOf, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { openDemoPage } from './pages/demo-page.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { waitUntilRested } from './support/process-use.ts';
import { startServer } from './support/server.ts';
import { sized } from './support/size.ts';

const homes = sized(12, 2);
const runCount = sized(5, 1);
const leastScore = 95;
/** A page behind a private link is not to be found by anybody. */
const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** The client's page on a phone, as Lighthouse sees it: the median of several looks. */
export const lighthouseBenchmark: Benchmark = { name: 'lighthouse', run };

async function run(): Promise<BenchmarkResult> {
  await installLighthouse();
  const server = await startServer({ DEMO: 'on', DEMO_LISTINGS: '2000', DEMO_PULSE: 'off' });
  try {
    const { url } = await openDemoPage(server.origin, homes);
    await waitUntilRested(server.pid);
    const runs: LighthouseRun[] = [];
    while (runs.length < runCount) runs.push(await runLighthouse(url));
    return {
      rows: runs.map(({ scores, ...each }) => ({
        ...scores,
        'first paint ms': Math.round(each.firstPaintMs),
        'largest paint ms': Math.round(each.largestPaintMs),
        'blocked ms': Math.round(each.blockedMs),
        'layout shift': each.shift.toFixed(3),
        KB: Math.round(each.bytes / 1024),
        'below 90': each.faults.join(', '),
      })),
      goals: categories.map((category) => {
        const score = medianOf(runs, category);
        return {
          text: `${category} of the page of ${homes} homes at least ${leastScore} (median of ${runCount})`,
          seen: String(score),
          isMet: score >= leastScore,
        };
      }),
    };
  } finally {
    await server.stop();
  }
}
