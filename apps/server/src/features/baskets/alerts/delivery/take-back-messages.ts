import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { stepHomes } from '../../homes/step-homes.ts';
import { createSendingsStore } from '../../sending/sendings.store.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { alertIdsOf } from '../alert-matches.store.ts';
import { createAlertsStore } from '../alerts.store.ts';
import type { QueuedMessage } from './queued-messages.store.ts';
import { createQueuedMessagesStore } from './queued-messages.store.ts';

/**
 * Called where an alert ends or rests for people: what it wrote to them and still waits in the outbox does not leave.
 * What the messages would have told is decided about anew, so that the ledger says why it is not told, and what another
 * alert of the same person wants is written again.
 */
export async function takeBackMessages(
  { messages }: Pick<BasketPorts, 'messages'>,
  transaction: BasketTransaction,
  basketId: string,
  persons: readonly string[],
): Promise<void> {
  const { tx, agentId, now } = transaction;
  const store = createQueuedMessagesStore(tx, agentId);
  for (const person of persons) {
    const queued = await store.list(person);
    const telling = new Set<string>();
    for (const message of queued) if (await store.tells(message, basketId)) telling.add(message.sendingId);
    // The same homes on all channels; where one of them is gone already, its rows stay with it.
    const wanted = queued.filter(({ sendingId }) => telling.has(sendingId));
    const ids = wanted.map(({ messageId }) => messageId);
    const taken = new Set(await messages.takeBackWaiting(tx, agentId, ids));
    const back = wanted.filter(({ messageId }) => taken.has(messageId));
    for (const own of Map.groupBy(back, ({ sendingId }) => sendingId).values()) {
      const [sending] = own as [QueuedMessage];
      const rows: MatchRow[] = [];
      for (const message of own) rows.push(...(await store.reopen(message, now)));
      if (rows.length > 0) await forgetSending(transaction, sending, rows, person);
    }
  }
}

/** As if it had never been written. */
async function forgetSending(
  transaction: BasketTransaction,
  sending: QueuedMessage,
  rows: readonly MatchRow[],
  person: string,
): Promise<void> {
  const { tx, agentId, now, baskets } = transaction;
  const sendings = createSendingsStore(tx, agentId);
  await sendings.markTakenBack(sending.sendingId, now);
  await createQueuedMessagesStore(tx, agentId).uncount(person, sending);
  const lastAt = (await sendings.findLast(sending.basketId))?.createdAt ?? null;
  await baskets.update(sending.basketId, { notifiedAt: lastAt });
  await createAlertsStore(tx, agentId).update([sending.basketId], { sentAt: lastAt });
  for (const basketId of new Set(rows.flatMap(alertIdsOf)))
    await clearBasket(transaction, sending, basketId, rows);
}

/** Homes that came into a basket with the message are taken out of it; others are as they were before. */
async function clearBasket(
  transaction: BasketTransaction,
  { sendingId, createdAt }: QueuedMessage,
  basketId: string,
  rows: readonly MatchRow[],
): Promise<void> {
  const { homes, now } = transaction;
  const keys = rows.map(({ homeKey }) => homeKey);
  const own = (await homes.listByKey(basketId, keys)).filter((home) => home.sendingId === sendingId);
  await stepHomes(transaction, own, 'takeBack', {
    hasLeft: false,
    hasComeBack: true,
    isByAgent: false,
    changes: { sendingId: null, told: null },
  });
  const added = own.filter(({ addedAt }) => addedAt.getTime() === createdAt.getTime());
  if (added.length > 0)
    await homes.update(
      added.map(({ id }) => id),
      { removedAt: now },
    );
}
