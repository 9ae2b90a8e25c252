import { AsyncLocalStorage } from 'node:async_hooks';
import type { RawBuilder, Transaction } from 'kysely';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { CopiedRow } from './copy-out.ts';
import { copyOut } from './copy-out.ts';
import { connectionShares, sharePool } from './pool-shares.ts';
import type { DB } from './schema.generated.ts';

export type Tx = Transaction<DB>;
export type Db = Kysely<DB>;

/** `hearthline_app` sees the rows of one agent at a time; `hearthline_worker` those of all, for named jobs only. */
export type DatabaseRole = 'hearthline_app' | 'hearthline_worker';

export interface StatementLimits {
  /** After this a statement is ended. */
  statementMs: number;
}

export interface Database {
  /** Market tables and SECURITY DEFINER functions; agent-owned tables look empty from here. */
  readonly db: Db;
  /** Runs in one transaction in which only this agent's rows exist. */
  asAgent<T>(agentId: string, work: (tx: Tx) => Promise<T>, limits?: StatementLimits): Promise<T>;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Very many rows at once, in batches; see `copyOut`. */
  copyOut(query: string): AsyncGenerator<CopiedRow[]>;
  close(): Promise<void>;
}

// Whole numbers and money stay far below 2^53, so a bigint column may become a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar date has no time zone: keep it as the text the database holds.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const preparedName = /^\/\* prepared (\w+) \*\//;

/**
 * A statement that begins with this is planned once for each connection instead of every time, under its name. For the
 * few whose planning takes longer than their answer; the same name must always stand before the same text.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(preparedMark(name));
export const preparedMark = (name: string): string => `/* prepared ${name} */`;

/** Whose transaction is about to begin, and how long its statements may take. */
const beginningAs = new AsyncLocalStorage<{ agentId: string; limits: StatementLimits | undefined } | null>();

/** What the layer above has no means to say: a name, under which the driver prepares, and as whom a transaction begins. */
function refineQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [text, values, ...rest] = args;
      const begun = text === 'begin' ? beginningAs.getStore() : null;
      // One question instead of two, in every request of every agent.
      if (begun) return query(`begin; select ${settingsOf(begun.agentId, begun.limits)}`);
      const name = typeof text === 'string' ? preparedName.exec(text)?.[1] : undefined;
      return name === undefined ? query(...args) : query({ name, text, values }, ...rest);
    },
  });
}

function settingsOf(agentId: string, limits: StatementLimits | undefined): string {
  const set = (name: string, value: string) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;
  const agent = set('hearthline.agent_id', agentId);
  return limits ? `${agent}, ${set('statement_timeout', String(limits.statementMs))}` : agent;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export function createDatabase(options: {
  url: string;
  role: DatabaseRole;
  maxConnections?: number;
  /** Whether no kind of work and no agent may take all of it; the connections are then as many as the shares. */
  isShared?: boolean;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.isShared ? sum(Object.values(connectionShares)) : (options.maxConnections ?? 10),
    connectionTimeoutMillis: 5_000,
    // The role is part of the connection, so no query can run with the owner's rights by oversight.
    options: `-c role=${options.role} -c statement_timeout=30000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=60000`,
  });
  // A connection that breaks is replaced by the pool, and the next query on it fails; without a listener, both while
  // it is idle and between two queries of a transaction, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', refineQueries);

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: options.isShared ? sharePool(pool) : pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

  return {
    db,
    asAgent: (agentId, work, limits) =>
      beginningAs.run({ agentId, limits }, () =>
        db.transaction().execute((tx) => beginningAs.run(null, () => work(tx))),
      ),
    transaction: (work) => db.transaction().execute(work),
    copyOut: (query) => copyOut(pool, query),
    close: () => db.destroy(),
  };
}
