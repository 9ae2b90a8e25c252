import { readdir } from 'node:fs/promises';
import type { Config } from './config/config.ts';
import { systemClock } from './platform/clock/clock.ts';

/** On the first start of a demo its market is begun while the database is made; null on all others. */
export async function beginDemoMarket({ db, dataDir, demo }: Pick<Config, 'db' | 'dataDir' | 'demo'>) {
  if (!demo.isOn || demo.listings === 0 || db.url || !(await isEmptyFolder(dataDir))) return null;
  const { startMarketMaker } = await import('./demo/market/market-maker.ts');
  return startMarketMaker({ ...demo, clock: systemClock });
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length === 0;
}
