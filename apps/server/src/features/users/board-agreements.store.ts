import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { BoardAgreement } from '../../platform/db/schema.generated.ts';

export type AgreementPeriod = Pick<Selectable<BoardAgreement>, 'validFrom' | 'validUntil'>;

export function createBoardAgreementsStore(tx: Tx) {
  return {
    findAgentId: async (email: string): Promise<string | undefined> =>
      (await tx.selectFrom('agent').select('agentId').where('email', '=', email).executeTakeFirst())?.agentId,
    listPeriods: (agentId: string): Promise<AgreementPeriod[]> =>
      tx
        .selectFrom('boardAgreement')
        .select(['validFrom', 'validUntil'])
        .where('agentId', '=', agentId)
        .execute(),
    insert: async (row: Insertable<BoardAgreement>): Promise<void> => {
      await tx.insertInto('boardAgreement').values(row).execute();
    },
    /** Those that have not begun yet go away; the others end on that day. */
    endAll: async (agentId: string, lastDay: string): Promise<boolean> => {
      const removed = await tx
        .deleteFrom('boardAgreement')
        .where('agentId', '=', agentId)
        .where('validFrom', '>', lastDay)
        .executeTakeFirst();
      const ended = await tx
        .updateTable('boardAgreement')
        .set({ validUntil: lastDay })
        .where('agentId', '=', agentId)
        .where('validUntil', '>', lastDay)
        .executeTakeFirst();
      return removed.numDeletedRows + ended.numUpdatedRows > 0n;
    },
  };
}
