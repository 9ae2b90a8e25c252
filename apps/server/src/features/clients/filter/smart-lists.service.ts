import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import { clientFilter, smartListLimit } from '@hearthline/contract/client-filter';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import type { SmartListRow } from './smart-lists.store.ts';
import { createSmartListsStore } from './smart-lists.store.ts';

/** Filters under a name; who is in them is worked out whenever somebody looks. */
export function createSmartListsService({ open }: ClientDesks) {
  const storeOf = ({ tx, agentId }: ClientDesk) => createSmartListsStore(tx, agentId);

  async function present(desk: ClientDesk, row: SmartListRow): Promise<SmartList> {
    const filter = clientFilter.parse(row.filter);
    const count = await desk.clients.count(filter);
    return { id: row.id, name: row.name, filter, count, updatedAt: row.updatedAt.toISOString() };
  }

  async function change(
    desk: ClientDesk,
    id: string,
    isDeleted: boolean,
    changes: Parameters<ReturnType<typeof createSmartListsStore>['update']>[2],
  ): Promise<SmartListRow> {
    const row = await storeOf(desk).update(id, isDeleted, changes);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    list: (agentId: string): Promise<SmartList[]> =>
      open(agentId, async (desk) => {
        const lists: SmartList[] = [];
        for (const row of await storeOf(desk).list()) lists.push(await present(desk, row));
        return lists;
      }),

    create: (agentId: string, { name, filter }: { name: string; filter: ClientFilter }): Promise<SmartList> =>
      open(agentId, async (desk) => {
        const store = storeOf(desk);
        if ((await store.list()).length >= smartListLimit) throw new AppError('conflict');
        const id = createId();
        const times = { createdAt: desk.now, updatedAt: desk.now };
        await store.insert({ agentId, id, name, filter: JSON.stringify(filter), ...times });
        return present(desk, (await store.find(id)) as SmartListRow);
      }),

    update: (
      agentId: string,
      id: string,
      { name, filter }: { name: string; filter: ClientFilter },
    ): Promise<SmartList> =>
      open(agentId, async (desk) =>
        present(
          desk,
          await change(desk, id, false, { name, filter: JSON.stringify(filter), updatedAt: desk.now }),
        ),
      ),

    remove: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (desk) => {
        await change(desk, id, false, { deletedAt: desk.now });
      }),

    restore: (agentId: string, id: string): Promise<SmartList> =>
      open(agentId, async (desk) => present(desk, await change(desk, id, true, { deletedAt: null }))),
  };
}

export type SmartListsService = ReturnType<typeof createSmartListsService>;
