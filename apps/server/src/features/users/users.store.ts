import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Agent, BoardAgreement, RealtorProfile } from '../../platform/db/schema.generated.ts';

export type AgentRow = Selectable<Agent>;
export type RealtorRow = Selectable<RealtorProfile>;
export type BoardAgreementRow = Selectable<BoardAgreement>;

/** Row-level security already hides other agents; naming the agent lets the planner, and a later sharding, know it too. */
export function createUsersStore(tx: Tx, agentId: string) {
  return {
    getAgent: (): Promise<AgentRow> =>
      tx.selectFrom('agent').selectAll().where('agentId', '=', agentId).executeTakeFirstOrThrow(),
    getRealtor: (): Promise<RealtorRow> =>
      tx.selectFrom('realtorProfile').selectAll().where('agentId', '=', agentId).executeTakeFirstOrThrow(),
    /** The one that lasts longest; an agent may have renewed before the old one ended. */
    findBoardAgreement: (): Promise<BoardAgreementRow | undefined> =>
      tx
        .selectFrom('boardAgreement')
        .selectAll()
        .where('agentId', '=', agentId)
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
