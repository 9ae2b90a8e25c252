import { dayMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What was deleted can be brought back for so long. */
const deletedDays = 30;
/** What somebody looked at is kept for two years, answers as long as the client. */
const viewDays = 730;

export async function listDigestsDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ agentId: string; basketId: string }[]> {
  const { rows } = await sql<{ agentId: string; basketId: string }>`
    select agent_id, id as basket_id from basket
    where next_digest_at <= ${now} and deleted_at is null order by next_digest_at limit ${limit}`.execute(db);
  return rows;
}

export async function removeOld(db: Db, now: Date): Promise<{ baskets: number; views: number }> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const baskets = await sql`delete from basket where deleted_at < ${before(deletedDays)}`.execute(db);
  const views = await sql`delete from basket_view where seen_at < ${before(viewDays)}`.execute(db);
  return {
    baskets: Number(baskets.numAffectedRows ?? 0),
    views: Number(views.numAffectedRows ?? 0),
  };
}
