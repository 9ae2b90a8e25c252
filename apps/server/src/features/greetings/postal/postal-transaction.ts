import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { PostalCardInput } from '@hearthline/contract/postal-cards';
import type { IsoDate } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { BatchesStore } from './batches.store.ts';
import { createBatchesStore } from './batches.store.ts';
import { planCards } from './card-plan.ts';
import type { CardRecord, CardsStore } from './cards.store.ts';
import { createCardsStore } from './cards.store.ts';
import type { Home } from './homes.ts';
import { filterHomes, groupHomes } from './homes.ts';
import type { PostalAgent } from './postal-agent.store.ts';
import { findPostalAgent } from './postal-agent.store.ts';
import { listResidents, listUnwilling } from './residents.store.ts';

/** One agent's cards within one transaction, at one moment of the agent's calendar. */
export interface PostalTransaction {
  tx: Tx;
  agentId: string;
  now: Date;
  today: string;
  agent: PostalAgent;
  cards: CardsStore;
  batches: BatchesStore;
}

/** More people than one agent has. */
const mostPeople = 20_000;

export type PostalTransactions = ReturnType<typeof createPostalTransactions>;

export function createPostalTransactions({
  database,
  clock,
  clients,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  clients: GreetingPorts['clients'];
}) {
  async function listPeople(
    { tx, agentId, today }: PostalTransaction,
    audience: PostalCardInput['audience'],
  ) {
    if (audience.kind === 'all' || audience.kind === 'occasion')
      return listResidents(tx, agentId, audience, today);
    if (audience.kind === 'clients')
      return listResidents(tx, agentId, { kind: 'ids', ids: audience.clientIds, byName: true }, today);
    const filter = await clients.findListFilter(tx, agentId, audience.listId);
    if (filter === null) return [];
    const choice = { filter: filter as ClientFilter };
    const ids = await clients.listIds(tx, agentId, today, choice, null, mostPeople);
    return listResidents(tx, agentId, { kind: 'ids', ids, byName: false }, today);
  }

  async function listHomes(
    transaction: PostalTransaction,
    { audience, leftOut }: Pick<CardRecord, 'audience' | 'leftOut'>,
  ): Promise<Home[]> {
    const { tx, agentId, today } = transaction;
    const unwilling = await listUnwilling(tx, agentId, today);
    return groupHomes(await listPeople(transaction, audience), { leftOut, unwilling });
  }

  return {
    open: <T>(agentId: string, work: (transaction: PostalTransaction) => Promise<T>): Promise<T> =>
      database.asAgent(agentId, async (tx) => {
        const agent = await findPostalAgent(tx, agentId);
        const now = clock.now();
        return work({
          tx,
          agentId,
          now,
          today: localDay(now, agent.timeZone),
          agent,
          cards: createCardsStore(tx, agentId),
          batches: createBatchesStore(tx, agentId),
        });
      }),

    /** Every home of a card's audience, also those that get none. */
    listHomes,

    /** The last day to order the print; null where no home gets a card. */
    findPrintBy: async (
      transaction: PostalTransaction,
      card: Pick<CardRecord, 'audience' | 'leftOut' | 'inHandsOn'>,
    ): Promise<IsoDate | null> => {
      const printed = filterHomes(await listHomes(transaction, card), 'complete');
      return printed.length === 0 ? null : planCards({ ...transaction, ...card, printed }).printBy;
    },

    /** Of another agent, an audience looks as if it were not there. */
    requireAudience: async (
      { tx, agentId, today }: PostalTransaction,
      audience: PostalCardInput['audience'],
    ): Promise<void> => {
      if (audience.kind === 'list' && (await clients.findListFilter(tx, agentId, audience.listId)) === null)
        throw new AppError('not_found');
      if (audience.kind !== 'clients') return;
      const ids = [...new Set(audience.clientIds)];
      const found = await clients.listIds(tx, agentId, today, { ids }, null, ids.length);
      if (found.length < ids.length) throw new AppError('not_found');
    },

    findCard: async ({ cards }: PostalTransaction, id: string): Promise<CardRecord> => {
      const card = await cards.find(id);
      if (!card) throw new AppError('not_found');
      return card;
    },
  };
}
