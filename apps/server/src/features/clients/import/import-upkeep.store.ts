import type { Db } from '../../../platform/db/database.ts';
import type { ImportRow } from './import.store.ts';

/** For the daily job only: imports of all agents. */
export function createImportUpkeepStore(db: Db) {
  return {
    /** Files that nobody took in, and reports that nobody needs any more. */
    listOld: (unfinishedBefore: Date, finishedBefore: Date, limit: number): Promise<ImportRow[]> =>
      db
        .selectFrom('clientImport')
        .selectAll()
        .where((is) =>
          is.or([
            is('updatedAt', '<', finishedBefore),
            is.and([
              is('updatedAt', '<', unfinishedBefore),
              is('state', 'not in', ['done', 'undone', 'importing']),
            ]),
          ]),
        )
        .limit(limit)
        .execute(),
    remove: async (row: Pick<ImportRow, 'agentId' | 'id'>): Promise<void> => {
      await db
        .deleteFrom('clientImport')
        .where('agentId', '=', row.agentId)
        .where('id', '=', row.id)
        .execute();
    },
  };
}
