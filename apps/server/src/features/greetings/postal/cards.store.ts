import type { PostalAudience } from '@hearthline/contract/postal-cards';
import type { CardSize } from '@hearthline/domain/greeting/postal-geometry';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { PostalCard } from '../../../platform/db/schema.generated.ts';

export type CardRecord = Omit<Selectable<PostalCard>, 'audience' | 'size'> & {
  audience: PostalAudience;
  size: CardSize;
};
export interface NewestBatch {
  cardId: string;
  id: string;
  state: string;
}

export type CardsStore = ReturnType<typeof createCardsStore>;

export function createCardsStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('postalCard').selectAll().where('agentId', '=', agentId);
  return {
    list: async (): Promise<CardRecord[]> =>
      (await own().orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute()) as CardRecord[],
    find: async (id: string): Promise<CardRecord | undefined> =>
      (await own().where('id', '=', id).executeTakeFirst()) as CardRecord | undefined,
    /** Until the transaction ends, nobody else changes it. */
    lock: async (id: string): Promise<CardRecord | undefined> =>
      (await own().where('id', '=', id).forUpdate().executeTakeFirst()) as CardRecord | undefined,
    insert: async (row: Omit<Insertable<PostalCard>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('postalCard')
        .values({ ...row, agentId })
        .execute();
    },
    update: async (id: string, changes: Updateable<PostalCard>): Promise<void> => {
      await tx
        .updateTable('postalCard')
        .set({ ...changes, revision: sql<number>`revision + 1` })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    remove: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await tx
        .deleteFrom('postalCard')
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    listNewestBatches: async (cardIds: readonly string[]): Promise<Map<string, NewestBatch>> => {
      const { rows } = await sql<NewestBatch>`
        select distinct on (card_id) card_id, id, state from postal_batch
        where agent_id = ${agentId} and card_id = any (${cardIds}::uuid[]) order by card_id, number desc`.execute(
        tx,
      );
      return new Map(rows.map((row) => [row.cardId, row]));
    },
    /** Of the list or the only client that an audience names, by its id. */
    listAudienceNames: async (audiences: readonly PostalAudience[]): Promise<Map<string, string>> => {
      const listIds = audiences.flatMap((each) => (each.kind === 'list' ? each.listId : []));
      const clientIds = audiences.flatMap((each) =>
        each.kind === 'clients' ? each.clientIds.slice(0, 1) : [],
      );
      const { rows } = await sql<{ id: string; name: string }>`
        select id, trim(first_name || ' ' || last_name) as name from client
          where agent_id = ${agentId} and id = any (${clientIds}::uuid[]) and deleted_at is null
        union all select id, name from smart_list
          where agent_id = ${agentId} and id = any (${listIds}::uuid[]) and deleted_at is null`.execute(tx);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
