import type { ClientNote } from '@hearthline/contract/client-page';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useWrite } from './use-write.ts';

type NoteText = Pick<ClientNote, 'text' | 'isPinned'>;

export function useNotes(id: string) {
  const { t } = useTranslation('clients');
  const add = useWrite((body: NoteText) => request('POST /clients/{id}/notes', { params: { id }, body }));
  const save = useWrite(({ id: itemId, text, isPinned }: Pick<ClientNote, 'id' | 'text' | 'isPinned'>) =>
    request('PUT /clients/{id}/notes/{itemId}', { params: { id, itemId }, body: { text, isPinned } }),
  );
  const restore = useWrite((itemId: string) =>
    request('POST /clients/{id}/notes/{itemId}/restore', { params: { id, itemId } }),
  );
  const remove = useWrite(async (itemId: string) => {
    await request('DELETE /clients/{id}/notes/{itemId}', { params: { id, itemId } });
    const undo = {
      id: `note-${itemId}`,
      text: t('page.notes.deleted'),
      onUndo: () => restore.mutate(itemId),
    };
    showUndo(undo);
  });
  return { add, save, remove };
}
