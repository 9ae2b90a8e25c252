import { createSmallRegion } from '@hearthline/demo-market/market/testing/small-region';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import { fillMarket } from '../demo/market/fill-market.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { fillTestMarket } from '../testing/test-market.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { createDemoResetCommand } from './demo-command.ts';

let database: TestDatabase;
const shown = new Set<string>();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The region of the seed takes seconds to draw; every journey starts with a market of that one. */
const demoResetCommand = createDemoResetCommand((options) =>
  fillMarket({ ...options, region: createSmallRegion(options.seed) }),
);

function createContext(env: Record<string, string>): CommandContext {
  return {
    config: createConfig(parseEnv(env)),
    progress: { show: (label) => shown.add(label), end: () => {} },
    openDatabase: async () => ({ ownerUrl: database.ownerUrl, cluster: null, close: async () => {} }),
    openServices: async () => {
      throw new Error('The market is made without the services.');
    },
  };
}

describe('demo reset', () => {
  it('puts a new market in the place of the one that is there', async () => {
    await fillTestMarket(database, { listings: 50 });
    const context = createContext({ DEMO_LISTINGS: '250', DEMO_SEED: '7' });
    const { text, data } = await demoResetCommand.run(context, {}, []);
    expect(text).toBe('Made a demo market of 250 listings.');
    expect(data).toEqual({ listings: 250, seed: 7 });
    expect([...shown]).toEqual(
      expect.arrayContaining(['Drawing the demo region', 'Filling the demo market']),
    );
    const [counts] = await database.query(
      `select count(*)::int as listings, count(*) filter (where community_code is null or longitude is null)::int as lost,
        (select count(*)::int from municipality) as towns, (select (state->>'seed')::int from feed_state) as seed
       from listing where state <> 'deleted'`,
    );
    expect(counts).toEqual({ listings: 250, towns: 3, lost: 0, seed: 7 });
  });

  it('refuses where the demo is off', async () => {
    await expect(demoResetCommand.run(createContext({ DEMO: 'off' }), {}, [])).rejects.toThrow(UsageError);
  });
});
