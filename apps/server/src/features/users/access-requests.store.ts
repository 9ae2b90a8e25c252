import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { AccessRequest } from '../../platform/db/schema.generated.ts';

export type AccessRequestRow = Selectable<AccessRequest>;
export type AskedRow = Pick<
  Insertable<AccessRequest>,
  'agentId' | 'id' | 'boardName' | 'licenceNumber' | 'askedAt'
>;

export interface WaitingRow extends Pick<AccessRequestRow, 'id' | 'boardName' | 'licenceNumber' | 'askedAt'> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  brokerageName: string;
}

export interface Decision {
  status: 'approved' | 'refused';
  reason: string;
  decidedAt: Date;
  decidedBy: string;
}

export function createAccessRequestsStore(tx: Tx) {
  const waiting = () =>
    tx
      .selectFrom('accessRequest')
      .innerJoin('agent', 'agent.agentId', 'accessRequest.agentId')
      .innerJoin('realtorProfile', 'realtorProfile.agentId', 'accessRequest.agentId')
      .select([
        'accessRequest.id',
        'accessRequest.boardName',
        'accessRequest.licenceNumber',
        'accessRequest.askedAt',
        'agent.firstName',
        'agent.lastName',
        'agent.email',
        'agent.phone',
        'realtorProfile.brokerageName',
      ])
      .where('accessRequest.status', '=', 'open');

  return {
    /** False where one is open already. */
    insert: async (row: AskedRow): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('accessRequest')
        .values(row)
        .onConflict((conflict) => conflict.column('agentId').where('status', '=', 'open').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    findLatest: (agentId: string): Promise<AccessRequestRow | undefined> =>
      tx
        .selectFrom('accessRequest')
        .selectAll()
        .where('agentId', '=', agentId)
        .orderBy('askedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    listWaiting: (): Promise<WaitingRow[]> =>
      waiting().orderBy('accessRequest.askedAt').orderBy('accessRequest.id').execute(),
    findWaiting: (id: string): Promise<WaitingRow | undefined> =>
      waiting().where('accessRequest.id', '=', id).executeTakeFirst(),
    /** Nobody else decides on it before this transaction ends. */
    lock: (id: string): Promise<AccessRequestRow | undefined> =>
      tx.selectFrom('accessRequest').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    decide: async ({ agentId, id }: AccessRequestRow, decision: Decision): Promise<void> => {
      await tx
        .updateTable('accessRequest')
        .set(decision)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    /** What an agent waited for has come without a decision. */
    closeOpen: async (agentId: string, decidedAt: Date): Promise<void> => {
      await tx
        .updateTable('accessRequest')
        .set({ status: 'approved', decidedAt })
        .where('agentId', '=', agentId)
        .where('status', '=', 'open')
        .execute();
    },
    listAdmins: async (): Promise<string[]> => {
      const rows = await tx.selectFrom('agent').select('agentId').where('isAdmin', '=', true).execute();
      return rows.map(({ agentId }) => agentId);
    },
  };
}
