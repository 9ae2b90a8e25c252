import type { PlanKey } from '@hearthline/contract/users';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Agent } from '../../platform/db/schema.generated.ts';
import { AppError } from '../../platform/errors.ts';

export type PlanRow = Pick<Selectable<Agent>, 'planRenewsOn' | 'timeZone'> & { plan: PlanKey };
export type ListedAgent = Pick<
  Selectable<Agent>,
  'agentId' | 'email' | 'firstName' | 'lastName' | 'timeZone'
> & { plan: PlanKey };

export function createPlansStore(tx: Tx) {
  const own = (agentId: string) =>
    tx.selectFrom('agent').select(['plan', 'planRenewsOn', 'timeZone']).where('agentId', '=', agentId);
  const listed = () =>
    tx.selectFrom('agent').select(['agentId', 'email', 'firstName', 'lastName', 'timeZone', 'plan']);

  return {
    get: async (agentId: string): Promise<PlanRow> =>
      (await own(agentId).executeTakeFirstOrThrow(() => new AppError('unauthenticated'))) as PlanRow,
    /** Until the transaction ends, whoever else creates something of this agent's waits here. */
    lock: async (agentId: string): Promise<PlanRow> =>
      (await own(agentId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(() => new AppError('unauthenticated'))) as PlanRow,

    /** By name or address, for administrators. */
    list: async (search: string, offset: number, limit: number) => {
      const found = sql<boolean>`strpos(lower(concat_ws(' ', first_name, last_name, email)), lower(${search})) > 0`;
      const rows = await listed()
        .where(found)
        .orderBy('lastName')
        .orderBy('firstName')
        .orderBy('agentId')
        .offset(offset)
        .limit(limit)
        .execute();
      const counted = await tx
        .selectFrom('agent')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(found)
        .executeTakeFirst();
      return { rows: rows as ListedAgent[], total: Number(counted?.count ?? 0) };
    },
    findByEmail: async (email: string): Promise<ListedAgent | undefined> =>
      (await listed().where('email', '=', email).executeTakeFirst()) as ListedAgent | undefined,
    setPlan: async (agentId: string, plan: PlanKey, now: Date): Promise<ListedAgent | undefined> => {
      await tx.updateTable('agent').set({ plan, updatedAt: now }).where('agentId', '=', agentId).execute();
      return (await listed().where('agentId', '=', agentId).executeTakeFirst()) as ListedAgent | undefined;
    },
  };
}
