import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openSession } from './session.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('that broke between two queries says so with the second, and ends no process', async () => {
  const session = await openSession(database.ownerUrl);
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => session.once('end', () => resolve()));
  await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  await ended;
  await expect(session.query('select 1')).rejects.toThrow('not queryable');
});
