import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SmartList } from '../../../platform/db/schema.generated.ts';

export type SmartListRow = Selectable<SmartList>;

export function createSmartListsStore(tx: Tx, agentId: string) {
  const all = () => tx.selectFrom('smartList').selectAll().where('agentId', '=', agentId);
  return {
    list: (): Promise<SmartListRow[]> =>
      all().where('deletedAt', 'is', null).orderBy('name').orderBy('id').execute(),
    find: (id: string): Promise<SmartListRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    insert: async (row: Insertable<SmartList>): Promise<void> => {
      await tx.insertInto('smartList').values(row).execute();
    },
    update: (
      id: string,
      isDeleted: boolean,
      changes: Updateable<SmartList>,
    ): Promise<SmartListRow | undefined> =>
      tx
        .updateTable('smartList')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .where('deletedAt', isDeleted ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
  };
}
