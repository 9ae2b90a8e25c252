import type { ClientNote } from '@hearthline/contract/client-page';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { found } from '../client-desk.ts';
import type { NoteRow } from './notes.store.ts';
import { createNotesStore } from './notes.store.ts';

/** What the agent wrote down about one client. */
export function createNotesService({ open }: ClientDesks) {
  const storeOf = ({ tx, agentId }: ClientDesk) => createNotesStore(tx, agentId);
  return {
    list: (agentId: string, clientId: string): Promise<ClientNote[]> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        return (await storeOf(desk).list(clientId)).map(presentNote);
      }),

    add: (
      agentId: string,
      clientId: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const times = { createdAt: desk.now, updatedAt: desk.now };
        return presentNote(
          await storeOf(desk).insert({ agentId, id: createId(), clientId, ...note, ...times }),
        );
      }),

    update: (
      agentId: string,
      clientId: string,
      id: string,
      note: { text: string; isPinned: boolean },
    ): Promise<ClientNote> =>
      open(agentId, async (desk) =>
        presentNote(found(await storeOf(desk).update(clientId, id, false, { ...note, updatedAt: desk.now }))),
      ),

    remove: (agentId: string, clientId: string, id: string): Promise<void> =>
      open(agentId, async (desk) => {
        found(await storeOf(desk).update(clientId, id, false, { deletedAt: desk.now }));
      }),

    restore: (agentId: string, clientId: string, id: string): Promise<ClientNote> =>
      open(agentId, async (desk) =>
        presentNote(found(await storeOf(desk).update(clientId, id, true, { deletedAt: null }))),
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
