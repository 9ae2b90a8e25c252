import type { Tx } from '../../../platform/db/database.ts';

/** As the agent wrote it into the realtor's profile; empty where it is not told. */
export async function findAgentCity(tx: Tx, agentId: string): Promise<string> {
  const row = await tx
    .selectFrom('realtorProfile')
    .select('city')
    .where('agentId', '=', agentId)
    .executeTakeFirst();
  return row?.city.trim() ?? '';
}
