import type { Db, Tx } from '../db/database.ts';
import { invocationFrame } from './frames.ts';
import { writeFrames } from './hub.store.ts';

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
