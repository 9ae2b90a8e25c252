import type { PostalAudience, PostalCard } from '@hearthline/contract/postal-cards';
import type { CardSize } from '@hearthline/domain/greeting/postal-geometry';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { PostalCard as PostalCardTable } from '../../../platform/db/schema.generated.ts';

export type CardRecord = Omit<Selectable<PostalCardTable>, 'audience' | 'size'> & {
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
    insert: async (row: Omit<Insertable<PostalCardTable>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('postalCard')
        .values({ ...row, agentId })
        .execute();
    },
    update: async (id: string, changes: Updateable<PostalCardTable>): Promise<void> => {
      await tx
        .updateTable('postalCard')
        .set({ ...changes, revision: sql<number>`revision + 1` })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    /** Nothing that the agent wrote, so the revision stays. */
    setPrintBy: async (id: string, printBy: string | null): Promise<void> => {
      await tx
        .updateTable('postalCard')
        .set({ printBy })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .where('printBy', 'is distinct from', printBy)
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
    /** Of the lists that audiences name, by id. */
    listListNames: async (audiences: readonly PostalAudience[]): Promise<Map<string, string>> => {
      const ids = audiences.flatMap((each) => (each.kind === 'list' ? each.listId : []));
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from smart_list
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and deleted_at is null`.execute(tx);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    /** Whom audiences name one by one, by id. */
    listNamed: async (
      audiences: readonly PostalAudience[],
    ): Promise<Map<string, PostalCard['people'][0]>> => {
      const ids = new Set(audiences.flatMap((each) => (each.kind === 'clients' ? each.clientIds : [])));
      const { rows } = await sql<PostalCard['people'][0]>`
        select id, first_name, last_name from client
        where agent_id = ${agentId} and id = any (${[...ids]}::uuid[]) and deleted_at is null`.execute(tx);
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
