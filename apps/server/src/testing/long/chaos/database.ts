import pg from 'pg';
import { superuser } from '../../../platform/db/embedded/postgres-process.ts';
import { loadRunFile } from '../../../platform/db/embedded/run-file.ts';

/** A session with the owner's rights on the database of a data folder, for as long as the work takes. */
export async function withDatabase<T>(dataDir: string, work: (session: pg.Client) => Promise<T>): Promise<T> {
  const known = await loadRunFile(dataDir);
  const session = new pg.Client({
    host: '127.0.0.1',
    port: known?.port,
    user: superuser,
    password: known?.password,
    database: 'hearthline',
    connectionTimeoutMillis: 5_000,
  });
  session.on('error', () => {}); // It may end under us; the next query says so.
  await session.connect();
  try {
    return await work(session);
  } finally {
    await session.end().catch(() => {});
  }
}
