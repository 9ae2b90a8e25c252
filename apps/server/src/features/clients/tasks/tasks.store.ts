import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientTask } from '../../../platform/db/schema.generated.ts';

export type TaskRow = Selectable<ClientTask>;

export function createTasksStore(tx: Tx, agentId: string) {
  return {
    list: (clientId: string): Promise<TaskRow[]> =>
      tx
        .selectFrom('clientTask')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('deletedAt', 'is', null)
        .orderBy(sql`done_at is not null`)
        .orderBy('dueOn')
        .orderBy('doneAt', 'desc')
        .orderBy('id')
        .limit(500)
        .execute(),
    insert: (row: Insertable<ClientTask>): Promise<TaskRow> =>
      tx.insertInto('clientTask').values(row).returningAll().executeTakeFirstOrThrow(),
    update: (clientId: string, id: string, isDeleted: boolean, changes: Updateable<ClientTask>) =>
      tx
        .updateTable('clientTask')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('id', '=', id)
        .where('deletedAt', isDeleted ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Open ones up to this day, with whose they are. */
    listDue: async (until: string, limit: number) => {
      const { rows } = await sql<TaskRow & { firstName: string; lastName: string }>`
        select t.*, c.first_name, c.last_name from client_task t
        join client c on c.agent_id = t.agent_id and c.id = t.client_id
        where t.agent_id = ${agentId} and t.done_at is null and t.deleted_at is null and t.due_on <= ${until}::date
          and c.deleted_at is null
        order by t.due_on, t.id limit ${limit}`.execute(tx);
      return rows;
    },
  };
}
