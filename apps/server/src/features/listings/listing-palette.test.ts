import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
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

it.each([
  ['listings', 'listing', '12 Lake'],
  ['listings', 'listing', 'W1234567'],
  ['places', 'community', 'Alder Bay'],
] as const)('ends its statement about %s when %s is slow to answer', async (kind, table, text) => {
  const store = createListingsStore(database.app.db);
  const providers = createListingPalette({
    database: database.app,
    suggestions: createSuggestionsService({ store, clock: systemClock }),
    findCards: async () => [],
    requireBoardAccess: async () => {},
    waitMs: 50,
  });
  await blocker.query(`begin; lock table ${table}`);
  const question = { agentId: createId(), language: 'en' as const, text, limit: 5 };
  const finding = providers.find((provider) => provider.kind === kind)?.find(question);
  // A statement that waits longer fails with the code of a lock.
  await expect(finding).rejects.toMatchObject({ code: '57014' });
  await blocker.query('rollback');
});
