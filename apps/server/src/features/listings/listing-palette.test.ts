import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createListingPalette } from './listing-palette.ts';
import { createListingsStore } from './listings.store.ts';
import { createSuggestionsService } from './suggestions.service.ts';

let database: TestDatabase;
let blocker: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  blocker = new pg.Client(database.ownerUrl);
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await database.drop();
});

function createProviders(waitMs: number, used: Database = database.app) {
  const store = createListingsStore(used.db);
  return createListingPalette({
    database: used,
    suggestions: createSuggestionsService({ store, clock: systemClock }),
    findCards: async () => [],
    requireBoardAccess: async () => {},
    waitMs,
  });
}

it.each([
  ['listings', 'listing', '12 Lake'],
  ['listings', 'listing', 'W1234567'],
  ['places', 'community', 'Alder Bay'],
] as const)('ends its statement about %s when %s is slow to answer', async (kind, table, text) => {
  const providers = createProviders(50);
  await blocker.query(`begin; lock table ${table}`);
  const question = { agentId: createId(), language: 'en' as const, text, limit: 5 };
  const finding = providers.find((provider) => provider.kind === kind)?.find(question);
  // A statement that waits longer fails with the code of a lock.
  await expect(finding).rejects.toMatchObject({ code: '57014' });
  await blocker.query('rollback');
});

it('leaves searches of the market to other agents, however fast one types', async () => {
  const shared = createDatabase({ url: database.ownerUrl, role: 'hearthline_app', isShared: true });
  const [listings] = createProviders(30_000, shared);
  const find = (agentId: string) => listings.find({ agentId, language: 'en', text: '12 Lake', limit: 5 });
  const countWaiting = async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count;
  };
  await blocker.query('begin; lock table listing');
  const ava = createId();
  const asked = [ava, ava, ava, ava, ava, createId()].map(find);
  // Until nobody joins those who wait for the table any more.
  const seen: unknown[] = [];
  await vi.waitFor(
    async () => {
      seen.push(await countWaiting());
      expect(seen.slice(-10)).toEqual(Array(10).fill(3));
    },
    { timeout: 20_000, interval: 10 },
  );
  await blocker.query('rollback');
  await Promise.all(asked);
  await shared.close();
});
