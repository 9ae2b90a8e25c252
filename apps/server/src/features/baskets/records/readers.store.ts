import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { BasketReader } from '../../../platform/db/schema.generated.ts';

export type ReaderRow = Selectable<BasketReader>;

export function createReadersStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('basketReader').selectAll().where('agentId', '=', agentId);
  return {
    /** Those for whom the baskets are now, the first chosen first. */
    list: (basketIds: readonly string[]): Promise<ReaderRow[]> =>
      own()
        .where('basketId', '=', sql<string>`any (${basketIds}::uuid[])`)
        .where('removedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    /** Also those who left. */
    listAll: (basketId: string): Promise<ReaderRow[]> =>
      own().where('basketId', '=', basketId).orderBy('createdAt').orderBy('id').execute(),
    /** In all baskets that are not deleted. */
    listOfClient: (clientId: string): Promise<ReaderRow[]> =>
      own()
        .where('clientId', '=', clientId)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('basket')
              .select('basket.id')
              .whereRef('basket.agentId', '=', 'basketReader.agentId')
              .whereRef('basket.id', '=', 'basketReader.basketId')
              .where('basket.deletedAt', 'is', null),
          ),
        )
        .execute(),
    findMany: (ids: readonly string[]): Promise<ReaderRow[]> =>
      own().where('id', '=', sql<string>`any (${ids}::uuid[])`).execute(),
    find: (id: string): Promise<ReaderRow | undefined> => own().where('id', '=', id).executeTakeFirst(),
    /** Whoever writes to them may name them meanwhile. */
    lock: (id: string): Promise<ReaderRow | undefined> =>
      own().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    insert: async (row: Insertable<BasketReader>): Promise<void> => {
      await tx.insertInto('basketReader').values(row).execute();
    },
    update: async (id: string, changes: Updateable<BasketReader>): Promise<void> => {
      await tx
        .updateTable('basketReader')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
  };
}

export type ReadersStore = ReturnType<typeof createReadersStore>;
