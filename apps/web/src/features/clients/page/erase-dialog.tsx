import { foldText } from '@hearthline/domain/client/same-person';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { useWrite } from './use-write.ts';

/** For a privacy request: nothing brings the person back, so the name is typed once more. */
export function EraseDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const name = nameOf(client);
  const isSame = foldText(typed) === foldText(name);
  const erase = useWrite((confirmName: string) =>
    request('POST /clients/{id}/erase', { params: { id: client.id }, body: { confirmName } }),
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isSame) return input.current?.focus();
    erase.mutate(typed.trim(), {
      onSuccess: async () => {
        toast.success(t('page.erase.done', { name }));
        await navigate({ to: '/clients', search: {}, replace: true });
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(client.id) });
      },
    });
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('page.erase.title', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="destructive" isLoading={erase.isPending}>
            {t('page.erase.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm text-ink-2">
        <p>{t('page.erase.goes')}</p>
        <p>{t('page.erase.stays')}</p>
      </div>
      <form id={formId} noValidate onSubmit={handleSubmit} className="mt-4">
        <TextField
          ref={input}
          label={t('page.erase.typeName', { name })}
          autoComplete="off"
          maxLength={200}
          value={typed}
          error={hasTried && !isSame ? t('page.erase.differs') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Modal>
  );
}
