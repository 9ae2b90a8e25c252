import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Agent, BoardAgreement, RealtorProfile } from '../../platform/db/schema.generated.ts';
import { AppError } from '../../platform/errors.ts';

export type AgentRow = Selectable<Agent>;
export type RealtorRow = Selectable<RealtorProfile>;
export type BoardAgreementRow = Selectable<BoardAgreement>;

/** Row-level security already hides other agents; naming the agent lets the planner, and a later sharding, know it too. */
export function createUsersStore(tx: Tx, agentId: string) {
  return {
    /** A token may outlive its account, for instance when a backup was restored. */
    getAgent: (): Promise<AgentRow> =>
      tx
        .selectFrom('agent')
        .selectAll()
        .where('agentId', '=', agentId)
        .executeTakeFirstOrThrow(() => new AppError('unauthenticated')),
    getRealtor: (): Promise<RealtorRow> =>
      tx.selectFrom('realtorProfile').selectAll().where('agentId', '=', agentId).executeTakeFirstOrThrow(),
    /** Of those that have begun, the one that lasts longest: a renewal counts from its own first day. */
    findBoardAgreement: (today: string): Promise<BoardAgreementRow | undefined> =>
      tx
        .selectFrom('boardAgreement')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('validFrom', '<=', today)
        .orderBy('validUntil', 'desc')
        .limit(1)
        .executeTakeFirst(),
    updateAgent: async (changes: Updateable<Agent>): Promise<void> => {
      await tx
        .updateTable('agent')
        .set({ ...changes, updatedAt: new Date() })
        .where('agentId', '=', agentId)
        .execute();
    },
    updateRealtor: async (changes: Updateable<RealtorProfile>): Promise<void> => {
      await tx
        .updateTable('realtorProfile')
        .set({ ...changes, updatedAt: new Date() })
        .where('agentId', '=', agentId)
        .execute();
    },
  };
}
