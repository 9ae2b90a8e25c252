import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mailing, MailingDraft } from '../../../platform/db/schema.generated.ts';

export type MailingRow = Selectable<Mailing>;

export interface MailingResults
  extends Pick<MailingRow, 'id' | 'state' | 'sendAt' | 'total' | 'leftOut'>,
    Record<'leftOutLater' | 'delivered' | 'failed' | 'read', number> {}

export function createMailingsStore(tx: Tx, agentId: string) {
  return {
    /** False where there is one under this id already. */
    insert: async (row: Insertable<Mailing>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('mailing')
        .values(row)
        .onConflict((conflict) => conflict.columns(['agentId', 'id']).doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0) > 0;
    },
    find: (id: string): Promise<MailingRow | undefined> =>
      tx
        .selectFrom('mailing')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .executeTakeFirst(),
    listScheduled: (): Promise<MailingRow[]> =>
      tx
        .selectFrom('mailing')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('state', '=', 'scheduled')
        .orderBy('sendAt')
        .limit(100)
        .execute(),
    /** With what became of their messages; the newest first. */
    listWithResults: async (ids: readonly string[]): Promise<MailingResults[]> => {
      if (ids.length === 0) return [];
      const { rows } = await sql<MailingResults>`
        select g.id, g.state, g.send_at, g.total, g.left_out,
          count(m.id) filter (where m.status = 'leftOut') as left_out_later,
          count(m.id) filter (where m.status = 'delivered') as delivered,
          count(m.id) filter (where m.status = 'failed') as failed,
          count(m.id) filter (where m.grade in ('likely', 'confirmed')) as read
        from mailing g left join message m on m.agent_id = g.agent_id and m.mailing_id = g.id
        where g.agent_id = ${agentId} and g.id = any (${ids}::uuid[])
        group by g.agent_id, g.id order by g.send_at desc, g.id desc`.execute(tx);
      return rows;
    },
    lock: (id: string): Promise<MailingRow | undefined> =>
      tx
        .selectFrom('mailing')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    update: async (id: string, changes: Updateable<Mailing>): Promise<void> => {
      await tx
        .updateTable('mailing')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    findDraft: (): Promise<Selectable<MailingDraft> | undefined> =>
      tx.selectFrom('mailingDraft').selectAll().where('agentId', '=', agentId).executeTakeFirst(),
    putDraft: async (content: string, savedAt: Date): Promise<void> => {
      await tx
        .insertInto('mailingDraft')
        .values({ agentId, content, savedAt })
        .onConflict((conflict) => conflict.column('agentId').doUpdateSet({ content, savedAt }))
        .execute();
    },
    removeDraft: async (): Promise<void> => {
      await tx.deleteFrom('mailingDraft').where('agentId', '=', agentId).execute();
    },
  };
}
