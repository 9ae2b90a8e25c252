import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createSendingApprovalsStore } from './sending-approvals.store.ts';

/** The operator's side of approvals; `database` is the worker's, which sees all agents. */
export function createSendingApprovals({
  database,
  clock,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}) {
  return {
    findAgent: (email: string): Promise<{ agentId: string; isAdmin: boolean } | undefined> =>
      database.transaction((tx) => createSendingApprovalsStore(tx).findAgent(email)),
    approve: (agentId: string, approvedBy: string): Promise<void> =>
      database.transaction((tx) =>
        createSendingApprovalsStore(tx).insert({ agentId, approvedBy, approvedAt: clock.now() }),
      ),
    /** True when there was one to take back. */
    revoke: (agentId: string): Promise<boolean> =>
      database.transaction((tx) => createSendingApprovalsStore(tx).remove(agentId)),
  };
}

export type SendingApprovals = ReturnType<typeof createSendingApprovals>;
