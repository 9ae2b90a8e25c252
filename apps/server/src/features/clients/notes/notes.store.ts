import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientNote } from '../../../platform/db/schema.generated.ts';

export type NoteRow = Selectable<ClientNote>;

export function createNotesStore(tx: Tx, agentId: string) {
  return {
    list: (clientId: string): Promise<NoteRow[]> =>
      tx
        .selectFrom('clientNote')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('deletedAt', 'is', null)
        .orderBy('isPinned', 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(500)
        .execute(),
    insert: (row: Insertable<ClientNote>): Promise<NoteRow> =>
      tx.insertInto('clientNote').values(row).returningAll().executeTakeFirstOrThrow(),
    update: (clientId: string, id: string, isDeleted: boolean, changes: Updateable<ClientNote>) =>
      tx
        .updateTable('clientNote')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('id', '=', id)
        .where('deletedAt', isDeleted ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
  };
}
