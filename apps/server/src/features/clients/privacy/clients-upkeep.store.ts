import type { Db, Tx } from '../../../platform/db/database.ts';

export function listAgentZones(db: Db): Promise<{ agentId: string; timeZone: string }[]> {
  return db.selectFrom('agent').select(['agentId', 'timeZone']).execute();
}

export interface DeletedClient {
  agentId: string;
  id: string;
  email: string;
  phone: string;
}

export function listDeletedBefore(db: Db, before: Date, limit: number): Promise<DeletedClient[]> {
  return db
    .selectFrom('client')
    .select(['agentId', 'id', 'email', 'phone'])
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .limit(limit)
    .execute();
}

/** Unless somebody brought it back in the meantime. */
export async function removeDeleted(tx: Tx, { agentId, id }: DeletedClient, before: Date): Promise<void> {
  await tx
    .deleteFrom('client')
    .where('agentId', '=', agentId)
    .where('id', '=', id)
    .where('deletedAt', '<', before)
    .execute();
}
