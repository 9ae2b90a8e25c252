import type { ClientTask } from '@hearthline/contract/client-page';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { found } from '../client-transaction.ts';
import type { TaskRow } from './tasks.store.ts';
import { createTasksStore } from './tasks.store.ts';

interface TaskInput {
  title: string;
  dueOn: string | null;
  isDone: boolean;
}

/** What the agent has to do for one client. */
export function createTasksService({ open }: ClientTransactions) {
  const storeOf = ({ tx, agentId }: ClientTransaction) => createTasksStore(tx, agentId);
  return {
    list: (agentId: string, clientId: string): Promise<ClientTask[]> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        return (await storeOf(transaction).list(clientId)).map(presentTask);
      }),

    add: (agentId: string, clientId: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        const { title, dueOn, isDone } = task;
        return presentTask(
          await storeOf(transaction).insert({
            agentId,
            id: createId(),
            clientId,
            title,
            dueOn,
            doneAt: isDone ? transaction.now : null,
            createdAt: transaction.now,
          }),
        );
      }),

    update: (agentId: string, clientId: string, id: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (transaction) => {
        const store = storeOf(transaction);
        const { title, dueOn, isDone } = task;
        const changed = found(await store.update(clientId, id, false, { title, dueOn }));
        // Ticking off twice keeps the first time.
        if ((changed.doneAt !== null) === isDone) return presentTask(changed);
        return presentTask(
          found(await store.update(clientId, id, false, { doneAt: isDone ? transaction.now : null })),
        );
      }),

    remove: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        found(await storeOf(transaction).update(clientId, id, false, { deletedAt: transaction.now }));
      }),

    restore: (agentId: string, clientId: string, id: string): Promise<ClientTask> =>
      open(agentId, async (transaction) =>
        presentTask(found(await storeOf(transaction).update(clientId, id, true, { deletedAt: null }))),
      ),
  };
}

export type TasksService = ReturnType<typeof createTasksService>;

export const presentTask = ({ id, clientId, title, dueOn, doneAt }: TaskRow): ClientTask => ({
  id,
  clientId,
  title,
  dueOn,
  doneAt: doneAt?.toISOString() ?? null,
});
