import { createSmallRegion } from '@hearthline/demo-market/market/testing/small-region';
import { fillMarket } from '../demo/market/fill-market.ts';
import { createSettableClock } from '../platform/clock/clock.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * A small market in a test's own database: a dozen communities of every setting with listings of every kind and
 * state, the same for the same options. The clock of what reads it should stand on `today` as well.
 */
export async function fillTestMarket(
  database: Pick<TestDatabase, 'ownerUrl'>,
  options: { listings?: number; seed?: number; today?: string } = {},
): Promise<void> {
  const { listings = 300, seed = 1, today = '2025-11-12' } = options;
  await fillMarket({
    ownerUrl: database.ownerUrl,
    seed,
    listings,
    region: createSmallRegion(seed),
    clock: createSettableClock(`${today}T23:30:00Z`),
    replaces: true,
  });
}
