import type { ClientTask } from '@hearthline/contract/client-page';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { found } from '../client-desk.ts';
import type { TaskRow } from './tasks.store.ts';
import { createTasksStore } from './tasks.store.ts';

interface TaskInput {
  title: string;
  dueOn: string | null;
  isDone: boolean;
}

/** What the agent has to do for one client. */
export function createTasksService({ open }: ClientDesks) {
  const storeOf = ({ tx, agentId }: ClientDesk) => createTasksStore(tx, agentId);
  return {
    list: (agentId: string, clientId: string): Promise<ClientTask[]> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        return (await storeOf(desk).list(clientId)).map(presentTask);
      }),

    add: (agentId: string, clientId: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const { title, dueOn, isDone } = task;
        return presentTask(
          await storeOf(desk).insert({
            agentId,
            id: createId(),
            clientId,
            title,
            dueOn,
            doneAt: isDone ? desk.now : null,
            createdAt: desk.now,
          }),
        );
      }),

    update: (agentId: string, clientId: string, id: string, task: TaskInput): Promise<ClientTask> =>
      open(agentId, async (desk) => {
        const store = storeOf(desk);
        const { title, dueOn, isDone } = task;
        const changed = found(await store.update(clientId, id, false, { title, dueOn }));
        // Ticking off twice keeps the first time.
        if ((changed.doneAt !== null) === isDone) return presentTask(changed);
        return presentTask(
          found(await store.update(clientId, id, false, { doneAt: isDone ? desk.now : null })),
        );
      }),

    remove: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (desk) => {
        found(await storeOf(desk).update(clientId, id, false, { deletedAt: desk.now }));
      }),

    restore: (agentId: string, clientId: string, id: string): Promise<ClientTask> =>
      open(agentId, async (desk) =>
        presentTask(found(await storeOf(desk).update(clientId, id, true, { deletedAt: null }))),
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
