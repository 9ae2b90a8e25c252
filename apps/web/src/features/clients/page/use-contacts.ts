import type { BodyOf } from '@hearthline/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useWrite } from './use-write.ts';

type Contact = BodyOf<'POST /clients/{id}/contacts'>;

/** Calls, mails, meetings and texts that the agent logs; the toast takes one back. */
export function useContacts(id: string) {
  const { t } = useTranslation('clients');
  const remove = useWrite((itemId: string) =>
    request('DELETE /clients/{id}/contacts/{itemId}', { params: { id, itemId } }),
  );
  const log = useWrite(async (body: Contact) => {
    const { result } = await request('POST /clients/{id}/contacts', { params: { id }, body });
    showUndo({
      id: `contact-${result.id}`,
      text: t(`page.log.done.${body.contact}`),
      onUndo: () => remove.mutate(result.id),
    });
  });
  return { log, remove };
}
