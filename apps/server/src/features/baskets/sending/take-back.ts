import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import { stepHomes } from '../homes/step-homes.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import { createSendingsStore } from './sendings.store.ts';

/** What waits for its day or in the outbox never leaves. False, and nothing is done, where nothing waits any more. */
export async function takeBackSending(
  ports: Pick<BasketPorts, 'messages'>,
  transaction: BasketTransaction,
  { id, sendsAt }: Pick<BasketRecord, 'id' | 'sendsAt'>,
): Promise<boolean> {
  const { tx, agentId, now, baskets } = transaction;
  if (sendsAt !== null) {
    await baskets.update(id, { sendsAt: null });
    return true;
  }
  const sendings = createSendingsStore(tx, agentId);
  const sending = await sendings.findLast(id);
  if (!sending || now >= sending.leavesAt) return false;
  if (!(await ports.messages.takeBack(tx, agentId, sending.messageIds))) return false;
  await sendings.markTakenBack(sending.id, now);
  const homes = (await transaction.homes.list([id])).filter(({ sendingId }) => sendingId === sending.id);
  // As if it had never been sent: without another sending no changes are told either.
  const before = await sendings.findLast(id);
  await baskets.update(id, {
    notifiedAt: before?.createdAt ?? null,
    ...(before === null ? { nextDigestAt: null } : {}),
  });
  await stepHomes(transaction, homes, 'takeBack', {
    hasLeft: false,
    isByAgent: true,
    changes: { sendingId: null, told: null },
  });
  return true;
}
