import type { ClientRow } from '@hearthline/contract/clients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { ClientSearchBox } from './client-search-box.tsx';
import { MergeConfirm } from './merge-confirm.tsx';

/** Takes another client into this one: first whom, then whether. */
export function MergeDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const [other, setOther] = useState<ClientRow | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  if (other && isAsked) return <MergeConfirm kept={client} other={other} onClose={onClose} />;
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('page.merge.choose', { name: nameOf(client) })}
      description={t('page.merge.chooseText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={other === null} onClick={() => setIsAsked(true)}>
            {t('page.merge.next')}
          </Button>
        </>
      }
    >
      <ClientSearchBox label={t('page.find.label')} exceptId={client.id} chosen={other} onChoose={setOther} />
    </Modal>
  );
}
