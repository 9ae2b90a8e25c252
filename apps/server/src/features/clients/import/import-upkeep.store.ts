import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ImportRow } from './import.store.ts';

/** For the daily job only: imports of all agents. */
export function createImportUpkeepStore(db: Db) {
  const imports = () => db.selectFrom('clientImport').selectAll();
  return {
    /** Files that nobody imported, and reports that nobody needs any more. */
    listOld: (unfinishedBefore: Date, finishedBefore: Date): Promise<ImportRow[]> =>
      imports()
        .where((is) =>
          is.or([
            is('updatedAt', '<', finishedBefore),
            is.and([
              is('updatedAt', '<', unfinishedBefore),
              is('state', 'not in', ['done', 'undone', 'importing']),
            ]),
          ]),
        )
        .execute(),
    /** Done, but interrupted before the parts were removed. */
    listLeftParts: (before: Date): Promise<ImportRow[]> =>
      imports()
        .where('updatedAt', '<', before)
        .where('state', 'in', ['done', 'undone'])
        .where(sql<boolean>`part_sizes <> '{}'`)
        .execute(),
    forgetParts: async ({ agentId, id }: Pick<ImportRow, 'agentId' | 'id'>): Promise<void> => {
      await db
        .updateTable('clientImport')
        .set({ partSizes: [] })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    remove: async (row: Pick<ImportRow, 'agentId' | 'id'>): Promise<void> => {
      await db
        .deleteFrom('clientImport')
        .where('agentId', '=', row.agentId)
        .where('id', '=', row.id)
        .execute();
    },
  };
}
