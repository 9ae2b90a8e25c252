import type { Language } from '@hearthline/contract/common';
import type { Tx } from '../../../platform/db/database.ts';
import { publishChanged } from '../../../platform/push/push.ts';

/** What an import tells its agent when it is done. */
export interface ImportNotification {
  type: 'Success';
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  dedupKey: string;
}

/** In the transaction that ends the import. */
export type Notify = (tx: Tx, agentId: string, notification: ImportNotification) => Promise<void>;

const pushIntervalMs = 500;

/** Tells the agent's screens that an import moved on, but not more often than they can show it. */
export function createProgressPush() {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async (tx: Tx, agentId: string, { isLast = false } = {}): Promise<void> => {
    const now = performance.now();
    if (!isLast && now - lastAt < pushIntervalMs) return;
    lastAt = now;
    await publishChanged(tx, agentId, 'imports');
  };
}
