import type { BasketComment, ShowingRequest } from '@hearthline/contract/baskets';
import { showingMs } from '@hearthline/domain/basket/schedule';
import { localDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { presentComment, presentShowing } from './conversation.presenter.ts';
import type { ShowingRow } from './conversation.store.ts';
import { createConversationStore } from './conversation.store.ts';
import { describeShowingTask } from './showing-task.ts';

export interface ShowingAnswer {
  action: 'accept' | 'propose' | 'decline';
  /** The one that is accepted, those that are proposed, or none. */
  times: readonly string[];
  reply: string;
}

/** What the agent reads and writes: comments and showings. */
export function createConversationService({
  transactions,
  ports,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
}) {
  const { open } = transactions;
  const storeOf = ({ tx, agentId }: BasketTransaction) => createConversationStore(tx, agentId);

  async function requireHome(transaction: BasketTransaction, id: string, homeId: string) {
    const [home] = await transaction.homes.findMany(id, [homeId]);
    if (!home) throw new AppError('not_found');
    return home;
  }

  async function findClientOf(transaction: BasketTransaction, { readerId }: Pick<ShowingRow, 'readerId'>) {
    const reader = await transaction.readers.find(readerId);
    if (!reader?.clientId) return null;
    const [client] = await ports.clients.list(transaction.tx, transaction.agentId, [reader.clientId]);
    return client ?? null;
  }

  /** Two of a household may see one home together, so that only other homes overlap. */
  async function present(transaction: BasketTransaction, row: ShowingRow): Promise<ShowingRequest> {
    const from = new Date(transaction.now.getTime() - showingMs);
    const client = await findClientOf(transaction, row);
    const agreed = await storeOf(transaction).listAgreed(from, row.homeId);
    return presentShowing(row, { client, agreed });
  }

  /** What both agreed on stands among the tasks of the client. */
  async function addTask(
    transaction: BasketTransaction,
    showing: ShowingRow,
    agreedAt: Date,
  ): Promise<string | null> {
    const { tx, agentId, timeZone, language, now } = transaction;
    const reader = await transaction.readers.find(showing.readerId);
    // Whoever is no client has no tasks of their own; the basket's client has them.
    const clientId =
      reader?.clientId ?? (reader && (await transaction.baskets.find(reader.basketId))?.clientId);
    if (!reader || !clientId) return null;
    const homes = await transaction.homes.findMany(reader.basketId, [showing.homeId]);
    const [facts] = await findHomeFacts(ports, transaction, homes, { withCards: true });
    const place = facts?.card?.address || facts?.row.mlsNumber || '';
    const title = describeShowingTask({ place, agreedAt, timeZone, language });
    return ports.clients.addTask(tx, agentId, {
      clientId,
      title,
      dueOn: localDay(agreedAt, timeZone),
      at: now,
    });
  }

  return {
    getHome: (agentId: string, id: string, homeId: string) =>
      open(agentId, async (transaction) => {
        await transaction.get(id);
        await requireHome(transaction, id, homeId);
        const store = storeOf(transaction);
        const showings = await store.listShowings(homeId);
        return {
          comments: (await store.listComments(id, homeId)).map(presentComment),
          showings: await Promise.all(showings.map((row) => present(transaction, row))),
        };
      }),

    write: (
      agentId: string,
      id: string,
      { homeId, toReaderId, text }: { homeId: string | null; toReaderId: string | null; text: string },
    ): Promise<BasketComment> =>
      open(agentId, async (transaction) => {
        await transaction.lock(id);
        if (homeId !== null) await requireHome(transaction, id, homeId);
        const readers = await transaction.readers.list([id]);
        if (toReaderId !== null && !readers.some((reader) => reader.id === toReaderId))
          throw new AppError('not_found');
        const { now } = transaction;
        const row = await storeOf(transaction).addComment({
          agentId,
          id: createId(now.getTime()),
          basketId: id,
          homeId,
          toReaderId,
          text,
          at: now,
        });
        return presentComment(row);
      }),

    markSeen: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        await transaction.get(id);
        await storeOf(transaction).markSeen(id, transaction.now);
      }),

    answerShowing: (agentId: string, id: string, answer: ShowingAnswer): Promise<ShowingRequest> =>
      open(agentId, async (transaction) => {
        const store = storeOf(transaction);
        const row = await store.lockShowing(id);
        if (!row) throw new AppError('not_found');
        if (row.state !== 'asked' && row.state !== 'proposed') throw new AppError('already_decided');
        const { reply } = answer;
        const updatedAt = transaction.now;
        if (answer.action === 'decline')
          return present(transaction, await store.updateShowing(id, { state: 'declined', reply, updatedAt }));
        const times = answer.times.map((time) => new Date(time));
        const [first] = times;
        if (!first) throw new AppError('conflict');
        if (answer.action === 'propose')
          return present(
            transaction,
            await store.updateShowing(id, { state: 'proposed', proposed: times, reply, updatedAt }),
          );
        const agreedAt = row.times.find((time) => time.getTime() === first.getTime());
        if (!agreedAt) throw new AppError('conflict');
        await store.lockCalendar();
        const taskId = await addTask(transaction, row, agreedAt);
        return present(
          transaction,
          await store.updateShowing(id, { state: 'accepted', agreedAt, taskId, reply, updatedAt }),
        );
      }),

    addTask,
  };
}

export type ConversationService = ReturnType<typeof createConversationService>;
