import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillMarket } from '../../apps/server/src/demo/fill-market.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { joinCluster } from '../../apps/server/src/platform/db/embedded/cluster.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { createProgress } from '../../apps/server/src/platform/terminal/progress.ts';

export const listingCount = Number(process.env.BENCH_LISTINGS ?? 1_000_000);

export interface Dataset {
  dataDir: string;
  ownerUrl: string;
  /** How long the filling took; null where the market was there already. */
  fillSeconds: number | null;
  /** The most memory this process held while filling. */
  fillPeakMegabytes: number | null;
  close(): Promise<void>;
}

/** A demo market of the wanted size in a folder that outlives the run: making a million listings takes minutes. */
export async function openDataset(): Promise<Dataset> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given)
    return {
      dataDir: '',
      ownerUrl: given,
      fillSeconds: null,
      fillPeakMegabytes: null,
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
  return {
    dataDir,
    ownerUrl: cluster.url,
    fillSeconds: written === 0 ? null : (Date.now() - startedAt) / 1000,
    fillPeakMegabytes: written === 0 ? null : Math.round(peak / 2 ** 20),
    close: () => cluster.leave(),
  };
}
