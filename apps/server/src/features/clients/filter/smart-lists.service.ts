import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { clientFilter, smartListLimit } from '@hearthline/contract/client-filter';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import type { SmartListRow } from './smart-lists.store.ts';
import { createSmartListsStore } from './smart-lists.store.ts';

/** Filters under a name; who is in them is worked out whenever somebody looks. */
export function createSmartListsService({ open }: ClientTransactions) {
  const storeOf = ({ tx, agentId }: ClientTransaction) => createSmartListsStore(tx, agentId);

  async function present(transaction: ClientTransaction, row: SmartListRow): Promise<SmartList> {
    const filter = clientFilter.parse(row.filter);
    const count = await transaction.clients.count(filter);
    return { id: row.id, name: row.name, filter, count, updatedAt: row.updatedAt.toISOString() };
  }

  async function change(
    transaction: ClientTransaction,
    id: string,
    isDeleted: boolean,
    changes: Parameters<ReturnType<typeof createSmartListsStore>['update']>[2],
  ): Promise<SmartListRow> {
    const row = await storeOf(transaction).update(id, isDeleted, changes);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    list: (agentId: string): Promise<SmartList[]> =>
      open(agentId, async (transaction) => {
        const lists: SmartList[] = [];
        for (const row of await storeOf(transaction).list()) lists.push(await present(transaction, row));
        return lists;
      }),

    create: (agentId: string, { name, filter }: { name: string; filter: ClientFilter }): Promise<SmartList> =>
      open(agentId, async (transaction) => {
        const store = storeOf(transaction);
        if ((await store.list()).length >= smartListLimit) throw new AppError('conflict');
        const id = createId();
        const times = { createdAt: transaction.now, updatedAt: transaction.now };
        await store.insert({ agentId, id, name, filter: JSON.stringify(filter), ...times });
        return present(transaction, (await store.find(id)) as SmartListRow);
      }),

    update: (
      agentId: string,
      id: string,
      { name, filter }: { name: string; filter: ClientFilter },
    ): Promise<SmartList> =>
      open(agentId, async (transaction) =>
        present(
          transaction,
          await change(transaction, id, false, {
            name,
            filter: JSON.stringify(filter),
            updatedAt: transaction.now,
          }),
        ),
      ),

    remove: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        await change(transaction, id, false, { deletedAt: transaction.now });
      }),

    restore: (agentId: string, id: string): Promise<SmartList> =>
      open(agentId, async (transaction) =>
        present(transaction, await change(transaction, id, true, { deletedAt: null })),
      ),
  };
}

export type SmartListsService = ReturnType<typeof createSmartListsService>;
