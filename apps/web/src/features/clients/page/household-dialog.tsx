import type { ClientRow } from '@hearthline/contract/clients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { ClientSearchBox } from './client-search-box.tsx';
import { useWrite } from './use-write.ts';

/** People who live together: links this one with another, or takes them out. */
export function HouseholdDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const [other, setOther] = useState<ClientRow | null>(null);
  const link = useWrite((withId: string | null) =>
    request('PUT /clients/{id}/household', { params: { id: client.id }, body: { withId } }),
  );
  const isLinked = client.household.length > 0;

  function handleSave(withId: string | null, message: string) {
    link.mutate(withId, {
      onSuccess: () => {
        toast.success(message);
        onClose();
      },
    });
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('page.household.title')}
      description={
        isLinked
          ? t('page.household.now', { names: client.household.map(({ name }) => name).join(', ') })
          : t('page.household.none')
      }
      footer={
        <>
          {isLinked && (
            <Button
              variant="ghost"
              className="mr-auto"
              isLoading={link.isPending}
              onClick={() => handleSave(null, t('page.household.left', { name: nameOf(client) }))}
            >
              {t('page.household.leave')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={other === null}
            isLoading={link.isPending}
            onClick={() => other && handleSave(other.id, t('page.household.linked', { name: nameOf(other) }))}
          >
            {t('page.household.link')}
          </Button>
        </>
      }
    >
      <ClientSearchBox label={t('page.find.label')} exceptId={client.id} chosen={other} onChoose={setOther} />
    </Modal>
  );
}
