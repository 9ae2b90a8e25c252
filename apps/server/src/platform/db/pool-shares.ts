import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** What a connection is wanted for: people at their screens, searches of the market, or jobs. */
export type WorkKind = 'interactive' | 'market' | 'jobs';

export interface Work {
  kind: WorkKind;
  /** The agent for whom it is done; null where it is nobody's alone. */
  ownerId: string | null;
}

const currentWork = new AsyncLocalStorage<Work>();

/** Whatever is asked of the database meanwhile counts as this work. */
export const doWork = <T>(work: Work, run: () => T): T => currentWork.run(work, run);

export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** How many connections each kind of work may hold at once. Together they are the pool. */
export const connectionShares: Record<WorkKind, number> = { interactive: 12, market: 6, jobs: 6 };
/**
 * So few that a single agent, whatever they do, leaves some to the others. A search of the whole market keeps a core of
 * the database busy, so an agent has two at once and the rest wait for them.
 */
const connectionsPerOwner: Record<WorkKind, number> = { interactive: 5, market: 2, jobs: 5 };
const patienceMs = 5_000;

type Release = () => void;

interface Share {
  acquire(): Promise<Release>;
  isIdle(): boolean;
}

function createShare(size: number): Share {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    isIdle: () => taken === 0,
    acquire: () => {
      if (taken < size) {
        taken += 1;
        return Promise.resolve(release);
      }
      return new Promise((resolve, reject) => {
        const take = () => {
          clearTimeout(timer);
          resolve(release);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(new DatabaseBusyError('No connection became free'));
        }, patienceMs);
        waiting.push(take);
      });
    },
  };
}

/** A pool of which no kind of work and no single agent can take everything. */
export function sharePool(pool: pg.Pool) {
  const kinds = {
    interactive: createShare(connectionShares.interactive),
    market: createShare(connectionShares.market),
    jobs: createShare(connectionShares.jobs),
  };
  const owners = new Map<string, Share>();

  async function acquireForOwner(kind: WorkKind, ownerId: string): Promise<Release> {
    const key = `${kind} ${ownerId}`;
    const share = owners.get(key) ?? createShare(connectionsPerOwner[kind]);
    owners.set(key, share);
    const release = await share.acquire();
    return () => {
      release();
      if (share.isIdle() && owners.get(key) === share) owners.delete(key);
    };
  }

  return {
    connect: async (): Promise<pg.PoolClient> => {
      const { kind, ownerId } = currentWork.getStore() ?? { kind: 'interactive', ownerId: null };
      const releases: Release[] = [];
      const releaseAll = () => {
        for (const release of releases.splice(0)) release();
      };
      try {
        if (ownerId !== null) releases.push(await acquireForOwner(kind, ownerId));
        releases.push(await kinds[kind].acquire());
        const client = await pool.connect();
        const giveBack = client.release.bind(client);
        client.release = (error) => {
          giveBack(error);
          releaseAll();
        };
        return client;
      } catch (error) {
        releaseAll();
        throw error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
