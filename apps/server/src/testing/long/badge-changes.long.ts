import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../features/badges/catalogue/catalogue.ts';
import type { Chosen } from '../../features/badges/catalogue/testing/agreement.ts';
import { compareQueries } from '../../features/badges/catalogue/testing/agreement.ts';
import { createRandom, prepareChanges } from '../../features/badges/catalogue/testing/random-changes.ts';
import { fillSampleAgents, sampleAgents } from '../../features/badges/catalogue/testing/sample-agents.ts';
import type { TestDatabase } from '../test-database.ts';
import { createTestDatabase } from '../test-database.ts';
import { sized } from './size.ts';

const changes = Number(process.env.BADGE_CHANGES ?? sized(1_000, 50));
const seed = Number(process.env.BADGE_SEED ?? 20_251_112);
const round = 50;
const choices: Chosen[] = [
  {},
  { period: 'last90Days', daysAhead: '90', daysBack: '7' },
  { period: 'thisWeek', offer: 'lease', clientCategory: 'interested', listingStatus: 'sold' },
  { period: '2025-10-01/2025-11-12', homeKind: 'detached', clientCategory: 'notInterested' },
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillSampleAgents(database, 1_500);
});
afterAll(() => database.drop());

describe('badges over many random changes to the data', () => {
  it('[BADGE-06] never differ from their lists nor from what is computed independently', async () => {
    const random = createRandom(seed);
    const change = await prepareChanges(database, random);
    const made = new Map<string, number>();
    const check = async (queries: typeof catalogue, chosen: Chosen) => {
      for (const agent of sampleAgents) {
        const found = await compareQueries(database, agent, queries, chosen);
        expect(found.filter(({ differences }) => differences.length > 0)).toEqual([]);
      }
    };
    for (let done = 0; done < changes; done += round) {
      for (const [name, count] of await change(Math.min(round, changes - done)))
        made.set(name, (made.get(name) ?? 0) + count);
      await check(
        catalogue.filter(() => random(4) === 0),
        choices[random(choices.length)] ?? {},
      );
    }
    for (const chosen of choices) await check(catalogue, chosen);
    console.log(`${changes} changes:`, Object.fromEntries(made));
    expect([...made.values()].reduce((sum, count) => sum + count, 0)).toBe(changes);
  });
});
