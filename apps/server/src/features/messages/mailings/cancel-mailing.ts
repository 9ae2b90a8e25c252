import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import { createMessagesStore } from '../messages.store.ts';
import { createMailingsStore } from './mailings.store.ts';

/** Nobody else gets it; what has begun to leave arrives. */
export async function cancelMailing(tx: Tx, agentId: string, id: string, now: Date): Promise<void> {
  const store = createMailingsStore(tx, agentId);
  const row = await store.lock(id);
  if (!row) throw new AppError('not_found');
  const messages = createMessagesStore(tx, agentId);
  const stopped = await messages.cancelOfMailing(id);
  await messages.addEvents(stopped.map((messageId) => ({ messageId, kind: 'cancelled', at: now })));
  if (row.state !== 'sent' || stopped.length > 0)
    await store.update(id, { state: 'cancelled', updatedAt: now });
  await publishMessagesChanged(tx, agentId);
}
