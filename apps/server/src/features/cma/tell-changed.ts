import type { LiveChange } from '@hearthline/contract/live';
import { hubMethods } from '@hearthline/contract/live';
import type { Tx } from '../../platform/db/database.ts';
import { push } from '../../platform/push/push.ts';

/** Screens that show analyses and reports read them again. */
export async function tellCmaChanged(tx: Tx, agentId: string): Promise<void> {
  const argument: LiveChange = { topic: 'cma' };
  await push(tx, agentId, [{ method: hubMethods.changed, argument }]);
}
