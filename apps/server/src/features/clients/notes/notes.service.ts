import type { ClientNote } from '@hearthline/contract/client-page';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { found } from '../client-transaction.ts';
import type { NoteRow } from './notes.store.ts';
import { createNotesStore } from './notes.store.ts';

/** What the agent wrote down about one client. */
export function createNotesService({ open }: ClientTransactions) {
  const storeOf = ({ tx, agentId }: ClientTransaction) => createNotesStore(tx, agentId);
  return {
    list: (agentId: string, clientId: string): Promise<ClientNote[]> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        return (await storeOf(transaction).list(clientId)).map(presentNote);
      }),

    add: (
      agentId: string,
      clientId: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        const times = { createdAt: transaction.now, updatedAt: transaction.now };
        return presentNote(
          await storeOf(transaction).insert({ agentId, id: createId(), clientId, ...note, ...times }),
        );
      }),

    update: (
      agentId: string,
      clientId: string,
      id: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (transaction) =>
        presentNote(
          found(
            await storeOf(transaction).update(clientId, id, false, { ...note, updatedAt: transaction.now }),
          ),
        ),
      ),

    remove: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        found(await storeOf(transaction).update(clientId, id, false, { deletedAt: transaction.now }));
      }),

    restore: (agentId: string, clientId: string, id: string): Promise<ClientNote> =>
      open(agentId, async (transaction) =>
        presentNote(found(await storeOf(transaction).update(clientId, id, true, { deletedAt: null }))),
      ),
  };
}

export type NotesService = ReturnType<typeof createNotesService>;

const presentNote = ({ id, text, isPinned, createdAt, updatedAt }: NoteRow): ClientNote => ({
  id,
  text,
  isPinned,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
