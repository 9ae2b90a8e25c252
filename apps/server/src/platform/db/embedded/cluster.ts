import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { ClusterPlaces } from './places.ts';
import { preparePlaces } from './places.ts';
import type { Postmaster } from './postgres-process.ts';
import {
  createCluster,
  findPostmaster,
  isAlive,
  loadLogTail,
  loadPassword,
  startPostgres,
  superuser,
} from './postgres-process.ts';
import { loadRunFile, writeRunFile } from './run-file.ts';
import { holdingStartLock } from './start-lock.ts';
import { createStuckWatch } from './stuck-postgres.ts';
import type { SystemUser } from './system-user.ts';
import { findDatabaseUser } from './system-user.ts';

/** Shared by everybody who uses the cluster: whoever can take it alone is the last and stops it. */
const participantsLock = 7_210_002;
/** Held by the one server of a data folder. */
const serverLock = 7_210_003;
const startTimeoutMs = 60_000;
const shortestPauseMs = 100;
/** A disk that is freed must not wait long for us. */
const longestPauseMs = 5_000;
/** A database that lets nobody in and does nothing for so long is ended and started again. */
const stuckMs = 10_000;
const databaseName = 'hearthline';

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

export interface Cluster {
  url: string;
  /** Address of another database on the cluster. */
  urlOf(database: string): string;
  /** Refuses in one sentence when another server owns the folder. */
  claimForServer(address: string): Promise<void>;
  /** Brings PostgreSQL back, at the same address, whenever it ends under us. */
  supervise(log: Pick<BaseLogger, 'info' | 'warn'>): void;
  /** Leaves the cluster and stops it when nobody else uses it. */
  leave(): Promise<void>;
}

export interface ClusterOptions {
  dataDir: string;
  onStep?: (step: 'create' | 'start' | 'ready') => void;
  /** PostgreSQL settings beside the defaults; they count for whoever starts the cluster. */
  settings?: Record<string, string>;
}

/** Joins the cluster of a data folder: one that runs, one that outlived a killed server, or a new one. */
export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const user = findDatabaseUser();
  const places = await preparePlaces(options.dataDir, user);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const member = await tryJoinOrStart({ options, places, user });
    if (member) {
      options.onStep?.('ready');
      return createMembership({ options, places, user }, member);
    }
    if (Date.now() > deadline) {
      throw new Error(
        `The embedded PostgreSQL did not start. Its log ends with:\n${await loadLogTail(places)}`,
      );
    }
    await wait(200);
  }
}

/** Where a cluster is and as whom it runs. */
interface Home {
  options: ClusterOptions;
  places: ClusterPlaces;
  user: SystemUser | null;
}

interface Member {
  client: pg.Client;
  port: number;
  password: string;
}

const tryJoinOrStart = async (home: Home, port?: number): Promise<Member | null> =>
  (await tryJoin(home.options.dataDir)) ?? (await tryStart(home, port));

async function tryJoin(dataDir: string): Promise<Member | null> {
  const known = await loadRunFile(dataDir);
  return known ? connect(known.port, known.password) : null;
}

const tryStart = (home: Home, port?: number): Promise<Member | null> =>
  holdingStartLock(home.places.pgData, () => startOrAdopt(home, port));

async function startOrAdopt({ options, places, user }: Home, port?: number): Promise<Member | null> {
  const running = await findPostmaster(places);
  if (running) return tryAdopt(options.dataDir, places, running);
  options.onStep?.('create');
  await createCluster(places, user);
  options.onStep?.('start');
  const password = await loadPassword(places);
  const started = await startPostgres(places, user, { settings: options.settings, ...(port && { port }) });
  const member = await waitUntilReady(started, password);
  if (member) await noteMember(options.dataDir, member);
  return member;
}

/** For a cluster whose starter was killed before it could note it; null while it starts or stops, to look again shortly. */
async function tryAdopt(
  dataDir: string,
  places: ClusterPlaces,
  { port }: Postmaster,
): Promise<Member | null> {
  const member = port > 0 ? await connect(port, await loadPassword(places)) : null;
  if (member) await noteMember(dataDir, member);
  return member;
}

async function noteMember(dataDir: string, { client, port, password }: Member): Promise<void> {
  const startedBy = { pid: process.pid, at: new Date().toISOString() };
  try {
    await writeRunFile(dataDir, { port, password, startedBy });
  } catch (error) {
    // On a full disk, for instance. A session that nobody knows would count as somebody who uses the cluster, for ever.
    await client.end().catch(() => {});
    throw error;
  }
}

async function waitUntilReady(
  started: { port: number; ended: Promise<void> },
  password: string,
): Promise<Member | null> {
  let hasEnded = false;
  started.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const member = await connect(started.port, password);
    if (member) return member;
    await wait(50);
  }
  return null;
}

async function connect(port: number, password: string): Promise<Member | null> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // The cluster may end under us; the next query says so.
  try {
    await client.connect();
    // Somebody who is stopping the cluster holds the lock alone: then it is not ours to join.
    const { rows } = await client.query<{ joined: boolean }>(
      'select pg_try_advisory_lock_shared($1) as joined',
      [participantsLock],
    );
    if (rows[0]?.joined) return { client, port, password };
    await client.end();
    return null;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

async function createMembership(home: Home, first: Member): Promise<Cluster> {
  const { dataDir } = home.options;
  let member = first;
  const leaving = new AbortController();
  let isLost = false;
  let returning: Promise<void> | undefined;
  let claimedFor: string | undefined;
  const urlOf = (database: string) =>
    `postgres://${superuser}:${encodeURIComponent(member.password)}@127.0.0.1:${member.port}/${database}`;

  async function claim(address: string): Promise<void> {
    const { rows } = await member.client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      serverLock,
    ]);
    const known = await loadRunFile(dataDir);
    if (!rows[0]?.got) throw new DataFolderInUseError(describeOwner(known?.server));
    if (known)
      await writeRunFile(dataDir, {
        ...known,
        server: { pid: process.pid, address, at: new Date().toISOString() },
      });
    claimedFor = address;
  }

  function supervise(log: Pick<BaseLogger, 'info' | 'warn'>): void {
    member.client.once('end', () => {
      if (leaving.signal.aborted) return;
      isLost = true;
      returning = comeBack(log);
    });
  }

  /** Another program that shares the cluster may be quicker, and a full disk may take its time. */
  async function comeBack(log: Pick<BaseLogger, 'info' | 'warn'>): Promise<void> {
    const goneSince = Date.now();
    const endIfStuck = createStuckWatch(home.places, stuckMs);
    log.warn('the database has ended by itself and is started again');
    for (
      let pauseMs = shortestPauseMs;
      !leaving.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    ) {
      try {
        const found = await tryJoinOrStart(home, member.port);
        if (found) {
          member = found;
          isLost = false;
          supervise(log);
          if (claimedFor !== undefined)
            await claim(claimedFor).catch((error: Error) => log.warn(error.message));
          log.info({ ms: Date.now() - goneSince }, 'the database is back');
          return;
        }
        if (await endIfStuck()) log.warn('the database was stuck and is started anew');
      } catch (error) {
        log.warn({ err: error }, 'the database could not be started, trying again');
      }
      await wait(pauseMs, undefined, { signal: leaving.signal }).catch(() => {});
    }
  }

  await createDatabaseIfMissing(member.client);
  return {
    url: urlOf(databaseName),
    urlOf,
    claimForServer: claim,
    supervise,
    leave: async () => {
      leaving.abort();
      await returning;
      // Who has not come back has nothing to leave.
      if (!isLost) await leave(home.places, member);
    },
  };
}

function describeOwner(server: { pid: number; address: string; at: string } | undefined): string {
  const who = server ? ` (process ${server.pid}, ${server.address}, since ${server.at})` : '';
  return `Another Hearthline already runs on this data folder${who}: stop it first, or set DATA_DIR to another folder.`;
}

async function createDatabaseIfMissing(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount) return;
  await client.query(`create database ${databaseName}`).catch((error: pg.DatabaseError) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // Made by another program meanwhile.
  });
}

async function leave(places: ClusterPlaces, { client }: Member): Promise<void> {
  const postmaster = await findPostmaster(places);
  try {
    await client.query('select pg_advisory_unlock_all()');
    const { rows } = await client.query<{ isLast: boolean }>('select pg_try_advisory_lock($1) as "isLast"', [
      participantsLock,
    ]);
    if (rows[0]?.isLast && postmaster) await stop(postmaster.pid);
  } catch (error) {
    // Two that leave together: the other one was the last and has stopped it. Then we wait until it is gone too.
    if (!isConnectionLost(error)) throw error;
    if (postmaster) await waitUntilGone(postmaster.pid);
  } finally {
    await client.end().catch(() => {});
  }
}

function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  return /^(57P0[123]|ECONN\w+|EPIPE)$/.test(code ?? '') || /terminated|not queryable/.test(message);
}

async function stop(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT'); // PostgreSQL's fast shutdown: ends sessions, writes everything, leaves.
  await waitUntilGone(pid);
}

async function waitUntilGone(pid: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (isAlive(pid) && Date.now() < deadline) await wait(20);
}
