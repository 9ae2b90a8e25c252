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

export interface TransactionChoices {
  /** After this a statement is ended. */
  statementMs?: number;
  /** Its statements are few, ask by key, and run all day: each is planned once for each connection. */
  isHot?: boolean;
  /** What it writes may be lost with the machine: whoever asks next finds the same work undone. */
  mayBeLost?: boolean;
}

export interface Database {
  /** Market tables and SECURITY DEFINER functions; agent-owned tables look empty from here. */
  readonly db: Db;
  /** Runs in one transaction in which only this agent's rows exist. */
  asAgent<T>(agentId: string, work: (tx: Tx) => Promise<T>, choices?: TransactionChoices): Promise<T>;
  transaction<T>(work: (tx: Tx) => Promise<T>, choices?: TransactionChoices): Promise<T>;
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

/** Names of what hot transactions ask; the same text has the same name on every connection. */
const hotNames = new Map<string, string>();
/** Lists of rows make texts of their own: a connection is not filled with plans that are used once. */
const mostHotNames = 400;
let schemasSeen = 0;

function hotNameOf(text: string): string | undefined {
  const known = hotNames.get(text);
  if (known !== undefined || hotNames.size >= mostHotNames) return known;
  const name = `hot_${schemasSeen}_${hotNames.size}`;
  hotNames.set(text, name);
  return name;
}

/** A table that got a column meanwhile answers no plan made before: from now on all are made anew. */
function replanIfOutdated(error: { code?: string; routine?: string }): void {
  if (error.code !== '0A000' || error.routine !== 'RevalidateCachedQuery') return;
  hotNames.clear();
  schemasSeen += 1;
}

/** Which transaction is about to begin, as whom, and which one is running. */
const running = new AsyncLocalStorage<{
  agentId: string | null;
  choices: TransactionChoices;
  hasBegun: boolean;
}>();

/** What the layer above has no means to say: a name, under which the driver prepares, and as whom a transaction begins. */
function refineQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [text, values, ...rest] = args;
      const transaction = running.getStore();
      // One question instead of two, in every request of every agent.
      if (text === 'begin' && transaction && !transaction.hasBegun) {
        const settings = settingsOf(transaction.agentId, transaction.choices);
        return query(settings === '' ? 'begin' : `begin; select ${settings}`);
      }
      const name =
        typeof text === 'string'
          ? (preparedName.exec(text)?.[1] ??
            (transaction?.choices.isHot && Array.isArray(values) ? hotNameOf(text) : undefined))
          : undefined;
      if (name === undefined) return query(...args);
      const asked = query({ name, text, values }, ...rest);
      if (asked instanceof Promise) asked.catch(replanIfOutdated);
      return asked;
    },
  });
}

function settingsOf(agentId: string | null, { statementMs, mayBeLost = false }: TransactionChoices): string {
  const set = (name: string, value: string) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;
  return [
    ...(agentId === null ? [] : [set('hearthline.agent_id', agentId)]),
    ...(statementMs === undefined ? [] : [set('statement_timeout', String(statementMs))]),
    ...(mayBeLost ? [set('synchronous_commit', 'off')] : []),
  ].join(', ');
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

  const open = <T>(
    agentId: string | null,
    work: (tx: Tx) => Promise<T>,
    choices: TransactionChoices,
  ): Promise<T> =>
    running.run({ agentId, choices, hasBegun: false }, () =>
      db.transaction().execute((tx) => running.run({ agentId, choices, hasBegun: true }, () => work(tx))),
    );

  return {
    db,
    asAgent: (agentId, work, choices = {}) => open(agentId, work, choices),
    transaction: (work, choices = {}) => open(null, work, choices),
    copyOut: (query) => copyOut(pool, query),
    close: () => db.destroy(),
  };
}
