import { createSmallRegion } from '@hearthline/demo-market/market/testing/small-region';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { fillTestMarket } from '../testing/test-market.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { demoResetCommand } from './demo-command.ts';

let database: TestDatabase;
const shown = new Set<string>();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function createContext(env: Record<string, string>): CommandContext {
  const openDatabase = async () => ({ ownerUrl: database.ownerUrl, cluster: null, close: async () => {} });
  const progress: CommandContext['progress'] = { show: (label) => shown.add(label), end: () => {} };
  const { demo, ...config } = createConfig(parseEnv(env));
  // The region of the seed takes seconds to draw; every journey starts with a market of that one.
  const small = { ...demo, region: createSmallRegion() };
  return { config: { ...config, demo: small }, openDatabase, progress } as unknown as CommandContext;
}

describe('demo reset', () => {
  it('puts a new market in the place of the one that is there', async () => {
    await fillTestMarket(database, { listings: 50 });
    const { text, data } = await demoResetCommand.run(createContext({ DEMO_LISTINGS: '250' }), {}, []);
    expect(text).toBe('Made a demo market of 250 listings.');
    expect(data).toEqual({ listings: 250, seed: 1 });
    expect([...shown]).toEqual(
      expect.arrayContaining(['Drawing the demo region', 'Filling the demo market']),
    );
    const [counts] = await database.query(
      `select count(*)::int as listings, count(*) filter (where community_code is null or longitude is null)::int as lost,
        (select count(*)::int from municipality) as towns
       from listing where state <> 'deleted'`,
    );
    expect(counts).toEqual({ listings: 250, towns: 3, lost: 0 });
  });

  it('refuses where the demo is off', async () => {
    await expect(demoResetCommand.run(createContext({ DEMO: 'off' }), {}, [])).rejects.toThrow(UsageError);
  });
});
