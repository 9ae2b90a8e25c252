import type { RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Agent, BoardAgreement, RealtorProfile } from '../../platform/db/schema.generated.ts';
import { AppError } from '../../platform/errors.ts';

export type AgentRow = Selectable<Agent>;
export type AgreementRow = Pick<Selectable<BoardAgreement>, 'boardName' | 'validFrom' | 'validUntil'>;
type OwnRealtorField = Exclude<keyof RealtorProfile, keyof Agent>;

export interface AccountRow extends AgentRow, Pick<Selectable<RealtorProfile>, OwnRealtorField> {
  realtorPhone: string;
  realtorEmail: string;
  passwordChangedAt: Date | null;
  agreements: AgreementRow[];
}

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
    /** With all that belongs to it, in one question: no other is asked as often. */
    getAccount: (passwordChangedAt: RawBuilder<Date | null>): Promise<AccountRow> =>
      tx
        .selectFrom('agent')
        .innerJoin('realtorProfile', 'realtorProfile.agentId', 'agent.agentId')
        .selectAll('agent')
        .select([
          'boardAgentId',
          'brokerageName',
          'fax',
          'address',
          'city',
          'mailingAddress',
          'realtorProfile.phone as realtorPhone',
          'realtorProfile.email as realtorEmail',
          passwordChangedAt.as('passwordChangedAt'),
          sql<AgreementRow[]>`array(
            select json_build_object('boardName', board_name, 'validFrom', valid_from, 'validUntil', valid_until)
            from board_agreement where board_agreement.agent_id = agent.agent_id)`.as('agreements'),
        ])
        .where('agent.agentId', '=', agentId)
        .executeTakeFirstOrThrow(() => new AppError('unauthenticated')),
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
