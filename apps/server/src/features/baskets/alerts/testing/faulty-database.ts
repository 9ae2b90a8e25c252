import type { KyselyPlugin } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

export class KilledError extends Error {}

export interface Faults {
  /** From now on the program dies at this point of those that it passes; false where it never came so far. */
  dieAt(point: number): void;
  hasDied(): boolean;
  heal(): void;
}

/**
 * Points at which a program may die: before each statement, before each commit, and right after it. What was not
 * committed is gone then, as the database rolls back whatever the connection had begun.
 */
export function plantFaults({ services }: Pick<TestApp, 'services'>): Faults {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  const pass = (): void => {
    left -= 1;
    if (left <= 0) isDead = true;
    // Nothing works any more after the first one.
    if (isDead) throw new KilledError('killed');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watch =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      const result = await work(tx.withPlugin(plugin) as Tx);
      pass();
      return result;
    };
  const { database, workerDatabase } = services;
  const { asAgent } = database;
  const { transaction } = workerDatabase;
  database.asAgent = async (agentId, work, limits) => {
    const result = await asAgent(agentId, watch(work), limits);
    pass();
    return result;
  };
  workerDatabase.transaction = async (work) => {
    const result = await transaction(watch(work));
    pass();
    return result;
  };
  return {
    dieAt: (point) => {
      left = point;
      isDead = false;
    },
    hasDied: () => isDead,
    heal: () => {
      left = Number.POSITIVE_INFINITY;
      isDead = false;
    },
  };
}
