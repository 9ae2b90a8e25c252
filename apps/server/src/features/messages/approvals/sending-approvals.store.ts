import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SendingApproval } from '../../../platform/db/schema.generated.ts';

/** Of all agents, for the operator. */
export function createSendingApprovalsStore(tx: Tx) {
  return {
    findAgent: (email: string): Promise<{ agentId: string; isAdmin: boolean } | undefined> =>
      tx.selectFrom('agent').select(['agentId', 'isAdmin']).where('email', '=', email).executeTakeFirst(),
    /** An approval that stands keeps who gave it and when. */
    insert: async (row: Insertable<SendingApproval>): Promise<void> => {
      await tx
        .insertInto('sendingApproval')
        .values(row)
        .onConflict((conflict) => conflict.column('agentId').doNothing())
        .execute();
    },
    remove: async (agentId: string): Promise<boolean> => {
      const { numDeletedRows } = await tx
        .deleteFrom('sendingApproval')
        .where('agentId', '=', agentId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
