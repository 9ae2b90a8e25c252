import type { Language } from '@hearthline/contract/common';
import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, TransactionChoices, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { BasketPorts } from './basket-ports.ts';
import type { BasketHomesStore } from './homes/basket-homes.store.ts';
import { createBasketHomesStore } from './homes/basket-homes.store.ts';
import type { BasketRecord, BasketsStore } from './records/baskets.store.ts';
import { createBasketsStore } from './records/baskets.store.ts';
import type { ReadersStore } from './records/readers.store.ts';
import { createReadersStore } from './records/readers.store.ts';

/** One agent's baskets within one transaction. */
export interface BasketRows {
  tx: Tx;
  agentId: string;
  /** Without it nothing of the market may be shown to anybody. */
  hasBoardAccess: boolean;
  baskets: BasketsStore;
  homes: BasketHomesStore;
  readers: ReadersStore;
}

/** The same at one moment of the agent's calendar. */
export interface BasketTransaction extends BasketRows {
  now: Date;
  today: string;
  timeZone: string;
  /** The agent's own. */
  language: Language;
  agentName: string;
  /** One that is there and not deleted; another agent's looks as if it were not. */
  get(id: string): Promise<BasketRecord>;
  /** The same, and nobody else changes it before the transaction ends. */
  lock(id: string): Promise<BasketRecord>;
}

export interface BasketTransactions {
  /** For what asks neither for the day nor for the agent: it is called for every picture. */
  openRows<T>(
    agentId: string,
    work: (rows: BasketRows) => Promise<T>,
    choices?: TransactionChoices,
  ): Promise<T>;
  open<T>(
    agentId: string,
    work: (transaction: BasketTransaction) => Promise<T>,
    choices?: TransactionChoices,
  ): Promise<T>;
}

export function createBasketTransactions({
  database,
  clock,
  ports,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: Pick<BasketPorts, 'findAgent' | 'hasBoardAccess'>;
}): BasketTransactions {
  const openRows: BasketTransactions['openRows'] = async (agentId, work, choices) => {
    const hasBoardAccess = await ports.hasBoardAccess(agentId);
    return database.asAgent(
      agentId,
      (tx) =>
        work({
          tx,
          agentId,
          hasBoardAccess,
          baskets: createBasketsStore(tx, agentId),
          homes: createBasketHomesStore(tx, agentId),
          readers: createReadersStore(tx, agentId),
        }),
      choices,
    );
  };
  return {
    openRows,
    open: (agentId, work, choices) =>
      openRows(
        agentId,
        async (rows) => {
          const now = clock.now();
          const { timeZone, language, name: agentName } = await ports.findAgent(rows.tx, agentId);
          return work({
            ...rows,
            now,
            today: localDay(now, timeZone),
            timeZone,
            language,
            agentName,
            get: async (id) => live(await rows.baskets.find(id)),
            lock: async (id) => live(await rows.baskets.lock(id)),
          });
        },
        choices,
      ),
  };
}

function live(row: BasketRecord | undefined): BasketRecord {
  if (!row || row.deletedAt !== null) throw new AppError('not_found');
  return row;
}

export function requireBoardAccess({ hasBoardAccess }: Pick<BasketTransaction, 'hasBoardAccess'>): void {
  if (!hasBoardAccess) throw new AppError('agreement_required');
}
