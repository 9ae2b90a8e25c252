import type { MailContent } from '@hearthline/contract/messages';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { GreetingTask as TaskTable } from '../../../platform/db/schema.generated.ts';

export interface TaskRecord {
  id: string;
  revision: number;
  category: GreetingCategory;
  occasions: Occasion[];
  name: string;
  design: string;
  words: MailContent | null;
  customOn: string | null;
  repeats: boolean;
  audience: 'all' | 'client' | 'list';
  clientId: string | null;
  listId: string | null;
  approves: boolean;
  isStanding: boolean;
  state: 'scheduled' | 'cancelled';
  countsFrom: Date;
  createdAt: Date;
  updatedAt: Date;
}

export type TasksStore = ReturnType<typeof createTasksStore>;

export function createTasksStore(tx: Tx, agentId: string) {
  const own = (condition = sql`true`) => sql<TaskRecord>`
    select * from greeting_task where agent_id = ${agentId} and ${condition} order by created_at, id`;
  return {
    list: async (): Promise<TaskRecord[]> => (await own().execute(tx)).rows,
    listScheduled: async (): Promise<TaskRecord[]> => (await own(sql`state = 'scheduled'`).execute(tx)).rows,
    find: async (id: string): Promise<TaskRecord | undefined> =>
      (await own(sql`id = ${id}`).execute(tx)).rows[0],
    /** Nobody else changes it meanwhile. */
    lock: async (id: string): Promise<TaskRecord | undefined> => {
      const { rows } = await sql<TaskRecord>`
        select * from greeting_task where agent_id = ${agentId} and id = ${id} for update`.execute(tx);
      return rows[0];
    },
    findStanding: async (category: GreetingCategory): Promise<TaskRecord | undefined> =>
      (await own(sql`category = ${category} and is_standing`).execute(tx)).rows[0],
    insert: async (row: Omit<Insertable<TaskTable>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('greetingTask')
        .values({ ...row, agentId })
        .execute();
    },
    update: async (id: string, changes: Updateable<TaskTable>): Promise<void> => {
      await tx
        .updateTable('greetingTask')
        .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    /** Names of clients and lists, by their id; who is gone has none. */
    listAudienceNames: async (tasks: readonly TaskRecord[]): Promise<Map<string, string>> => {
      const clientIds = tasks.flatMap(({ clientId }) => clientId ?? []);
      const listIds = tasks.flatMap(({ listId }) => listId ?? []);
      const { rows } = await sql<{ id: string; name: string }>`
        select id, trim(first_name || ' ' || last_name) as name from client
          where agent_id = ${agentId} and id = any (${clientIds}::uuid[]) and deleted_at is null
        union all select id, name from smart_list
          where agent_id = ${agentId} and id = any (${listIds}::uuid[]) and deleted_at is null`.execute(tx);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
