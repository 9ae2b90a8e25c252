import type { ChangedTopic } from '@hearthline/contract/live';
import type { Db, Tx } from '../db/database.ts';
import { invocationFrame } from './frames.ts';
import { writeChange, writeFrames, writeMarketChange } from './hub.store.ts';

export interface PushMessage {
  /** A method of the client. */
  method: string;
  argument: unknown;
}

/**
 * To every screen that the agent has open, in this order, after the commit of the caller's transaction. Many agents who are
 * told the same are told at once: a commit each would take most of the time.
 */
export async function push(
  tx: Tx | Db,
  agentIds: string | readonly string[],
  messages: readonly PushMessage[],
): Promise<void> {
  await writeFrames(
    tx,
    [agentIds].flat(),
    messages.map(({ method, argument }) => invocationFrame(method, argument)),
  );
}

/**
 * The agent's screens read this topic again after the commit. What triggers of the database tell by themselves, and what
 * is told here twice, is told once.
 */
export async function publishChanged(tx: Tx | Db, agentId: string, topic: ChangedTopic): Promise<void> {
  await writeChange(tx, agentId, topic);
}

/** Every screen that is open reads again what it shows of the market. */
export async function publishMarketChanged(db: Db): Promise<void> {
  await writeMarketChange(db);
}
