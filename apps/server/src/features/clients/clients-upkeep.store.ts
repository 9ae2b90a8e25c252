import type { Db } from '../../platform/db/database.ts';

export function listAgentZones(db: Db): Promise<{ agentId: string; timeZone: string }[]> {
  return db.selectFrom('agent').select(['agentId', 'timeZone']).execute();
}

/** What was deleted before this moment can no longer be brought back. */
export async function purgeDeletedClients(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('client').where('deletedAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
