import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Release } from '../shares.ts';
import { createOwnerShares, createShare } from '../shares.ts';

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

/** How many connections each kind of work may hold at once. Together they are the pool. */
export const connectionShares: Record<WorkKind, number> = { interactive: 12, market: 6, jobs: 6 };
/**
 * So few that a single agent, whatever they do, leaves some to the others. A search of the whole market keeps a core of
 * the database busy, so an agent has two at once and the rest wait for them.
 */
const connectionsPerOwner: Record<WorkKind, number> = { interactive: 5, market: 2, jobs: 5 };
const patienceMs = 5_000;

/** A pool of which no kind of work and no single agent can take everything. */
export function sharePool(pool: pg.Pool) {
  const kinds = {
    interactive: createShare(connectionShares.interactive, patienceMs),
    market: createShare(connectionShares.market, patienceMs),
    jobs: createShare(connectionShares.jobs, patienceMs),
  };
  const owners = {
    interactive: createOwnerShares(connectionsPerOwner.interactive, patienceMs),
    market: createOwnerShares(connectionsPerOwner.market, patienceMs),
    jobs: createOwnerShares(connectionsPerOwner.jobs, patienceMs),
  };

  return {
    connect: async (): Promise<pg.PoolClient> => {
      const { kind, ownerId } = currentWork.getStore() ?? { kind: 'interactive', ownerId: null };
      const releases: Release[] = [];
      const releaseAll = () => {
        for (const release of releases.splice(0)) release();
      };
      try {
        if (ownerId !== null) releases.push(await owners[kind](ownerId));
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
