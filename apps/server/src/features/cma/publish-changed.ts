import type { Tx } from '../../platform/db/database.ts';
import { publishChanged } from '../../platform/push/push.ts';

/** Screens that show analyses and reports read them again. */
export async function publishCmaChanged(tx: Tx, agentId: string): Promise<void> {
  await publishChanged(tx, agentId, 'cma');
}
