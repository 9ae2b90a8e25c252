import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { BusyError } from '../shares.ts';
import type { Database } from './database.ts';
import { createDatabase } from './database.ts';
import type { Work } from './pool-shares.ts';
import { connectionShares, doWork } from './pool-shares.ts';

let database: TestDatabase;
let shared: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  shared = createDatabase({ url: database.ownerUrl, role: 'hearthline_app', isShared: true });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await shared.close();
  await database.drop();
});

const nobody = { kind: 'interactive', ownerId: null } as const;
const ask = (work: Work) => doWork(work, () => sql`select 1`.execute(shared.db));

/** Takes so many connections and holds them until it is told to let go. */
async function hold(work: Work, count: number): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const held = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const all = held.map(({ resolve }) =>
    doWork(work, () =>
      shared.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        resolve();
        await released.promise;
      }),
    ),
  );
  await Promise.all(held.map(({ promise }) => promise));
  return async () => {
    released.resolve();
    await Promise.all(all);
  };
}

describe('connections', () => {
  it('of the market can all be taken without anybody else waiting', async () => {
    const letGo = await hold({ kind: 'market', ownerId: null }, connectionShares.market);
    await ask(nobody);
    await ask({ kind: 'jobs', ownerId: null });
    await letGo();
  });

  it.each([
    ['interactive', 5],
    ['market', 2],
  ] as const)('for %s work of one agent are few, so that the next agent finds some', async (kind, few) => {
    const letGo = await hold({ kind, ownerId: 'ava' }, few);
    const next = ask({ kind, ownerId: 'ava' });
    await ask({ kind, ownerId: 'ben' });
    await ask({ kind: kind === 'market' ? 'interactive' : 'market', ownerId: 'ava' });
    expect(await Promise.race([next.then(() => 'asked'), wait(20, 'waits')])).toBe('waits');
    await letGo();
    await next;
  });

  it('go to who waited longest, and whoever waited too long is told', async () => {
    const letGo = await hold({ kind: 'jobs', ownerId: null }, connectionShares.jobs);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = ask({ kind: 'jobs', ownerId: null });
    const refused = expect(late).rejects.toBeInstanceOf(BusyError);
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    vi.useRealTimers();
    const order: string[] = [];
    const first = ask({ kind: 'jobs', ownerId: null }).then(() => order.push('first'));
    const second = ask({ kind: 'jobs', ownerId: null }).then(() => order.push('second'));
    await letGo();
    await Promise.all([first, second]);
    expect(order.toSorted()).toEqual(['first', 'second']);
    await ask({ kind: 'jobs', ownerId: null });
  });

  it('are given back by work that fails', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await expect(
        doWork({ kind: 'market', ownerId: 'ava' }, () => sql`select 1 / 0`.execute(shared.db)),
      ).rejects.toThrow('division by zero');
    await ask({ kind: 'market', ownerId: 'ava' });
  });

  it('do not wait for a locked table for long', async () => {
    const { rows } = await sql<{ lockTimeout: string }>`show lock_timeout`.execute(shared.db);
    expect(rows[0]?.lockTimeout).toBe('4s');
  });
});
