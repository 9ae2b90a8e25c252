import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillMarket } from '../../apps/server/src/demo/market/fill-market.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createProgress } from '../../apps/server/src/platform/terminal/progress.ts';
import { sized } from '../support/size.ts';

export const listingCount = Number(process.env.BENCH_LISTINGS ?? sized(1_000_000, 3_000));

interface Fill {
  seconds: number;
  /** The most that the filling process held. */
  peakMegabytes: number;
}

export interface Dataset {
  dataDir: string;
  ownerUrl: string;
  /** Of the run that made it; null where nobody knows. */
  fill: Fill | null;
  close(): Promise<void>;
}

/** A demo market of the wanted size in a folder that outlives the run: making a million listings takes minutes. */
export async function openDataset(): Promise<Dataset> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given)
    return {
      dataDir: '',
      ownerUrl: given,
      fill: null,
      close: async () => {},
    };
  const dataDir = process.env.BENCH_DATA ?? path.join(tmpdir(), `hearthline-bench-market-${listingCount}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const progress = createProgress();
  const cluster = await joinCluster({ dataDir, onStep: () => {} });
  await migrate(cluster.url, {});
  const startedAt = Date.now();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 200);
  const written = await fillMarket({
    ownerUrl: cluster.url,
    seed: 1,
    listings: listingCount,
    clock: systemClock,
    onProgress: (label, done, total) => progress.show(label, done, total),
  });
  clearInterval(watch);
  progress.end();
  const fillFile = path.join(dataDir, 'fill.json');
  if (written > 0) {
    const filled = { seconds: (Date.now() - startedAt) / 1000, peakMegabytes: Math.round(peak / 2 ** 20) };
    writeFileSync(fillFile, JSON.stringify(filled));
  }
  return {
    dataDir,
    ownerUrl: cluster.url,
    fill: existsSync(fillFile) ? (JSON.parse(readFileSync(fillFile, 'utf8')) as Fill) : null,
    close: () => cluster.leave(),
  };
}
