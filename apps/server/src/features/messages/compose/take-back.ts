import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import { createMessagesStore } from '../messages.store.ts';

/** Takes messages out of the outbox that have not begun to go out. */
export function createTakingBack({ clock }: { clock: Clock }) {
  /** In one order, so that two who take back the same do not wait for each other. */
  async function lockWaiting(tx: Tx, agentId: string, ids: readonly string[]): Promise<string[]> {
    const store = createMessagesStore(tx, agentId);
    const waiting: string[] = [];
    for (const id of ids.toSorted()) if ((await store.lock(id))?.status === 'waiting') waiting.push(id);
    return waiting;
  }

  async function cancel(tx: Tx, agentId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const store = createMessagesStore(tx, agentId);
    for (const id of ids) await store.update(id, { status: 'cancelled', reason: null });
    const at = clock.now();
    await store.addEvents(ids.map((messageId) => ({ messageId, kind: 'cancelled' as const, at })));
    await publishMessagesChanged(tx, agentId);
  }

  return {
    /** False, and nothing is done, where one of them is on its way or gone. */
    takeBack: async (tx: Tx, agentId: string, ids: readonly string[]): Promise<boolean> => {
      const waiting = await lockWaiting(tx, agentId, ids);
      if (waiting.length < ids.length) return false;
      await cancel(tx, agentId, waiting);
      return true;
    },

    /** Those of them that still wait; which they were. */
    takeBackWaiting: async (tx: Tx, agentId: string, ids: readonly string[]): Promise<string[]> => {
      const waiting = await lockWaiting(tx, agentId, ids);
      await cancel(tx, agentId, waiting);
      return waiting;
    },
  };
}
