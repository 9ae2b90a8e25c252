import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { createDatabase } from '../platform/db/database.ts';

export interface TestDatabase {
  /** Address with the owner's rights, for migrations, jobs and looking behind the curtain. */
  ownerUrl: string;
  /** As the server uses it: one agent at a time. */
  app: Database;
  /** As named jobs use it: all agents. */
  worker: Database;
  /** Any statement as the owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database of its own, cloned from the migrated template in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const maintenance = (statement: string) => runOnce(replaceDatabase(templateUrl, 'postgres'), statement);
  // Copied as files: half the work of writing each page into the log, which nothing here needs.
  await maintenance(`create database ${name} template template_hearthline strategy file_copy`);
  const ownerUrl = replaceDatabase(templateUrl, name);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => {}); // Some tests end sessions on purpose.
  const app = createDatabase({ url: ownerUrl, role: 'hearthline_app', maxConnections: 5 });
  const worker = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  return {
    ownerUrl,
    app,
    worker,
    query: async (text, values) => (await owner.query(text, values)).rows,
    drop: async () => {
      await Promise.all([app.close(), worker.close(), owner.end()]);
      // The queue does not wait for its last note of a job; were it cut off, the failure would be nobody's.
      await maintenance(`do $$ begin
        for look in 1..100 loop
          exit when not exists (select from pg_stat_activity where datname = '${name}' and state = 'active');
          perform pg_sleep(0.02), pg_stat_clear_snapshot();
        end loop; end $$`);
      await maintenance(`drop database ${name} with (force)`);
    },
  };
}

function replaceDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
