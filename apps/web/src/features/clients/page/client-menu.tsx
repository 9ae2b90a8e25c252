import { foldText } from '@hearthline/domain/client/same-person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Eraser, Merge, Pencil, Trash2, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { download } from '../../../shared/api/download.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import type { PickedPerson } from '../../../shared/ui/person-search.tsx';
import { PersonSearch } from '../../../shared/ui/person-search.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { clientsKey } from '../api/clients-api.ts';
import { clientFormLink } from '../parts/client-links.ts';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { useWrite } from './client-page-api.ts';
import { MergeConfirm } from './merge-confirm.tsx';

const dialogs = { merge: MergeDialog, household: HouseholdDialog, erase: EraseDialog };

/** Everything else that can be done with a client. */
export function ClientMenu({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const remove = useRemoveClient(client);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const exportData = useMutation({
    mutationFn: async () => {
      const file = await download('GET /clients/{id}/data', { params: { id: client.id } });
      saveFile(`${nameOf(client).replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, file);
    },
  });
  const Dialog = open && dialogs[open];
  return (
    <>
      <MoreMenu size="md" label={t('page.menu.label')}>
        <MenuItem icon={<Pencil />} onAction={() => void navigate(clientFormLink(client.id))}>
          {t('page.edit')}
        </MenuItem>
        <MenuItem icon={<Merge />} onAction={() => setOpen('merge')}>
          {t('page.menu.merge')}
        </MenuItem>
        <MenuItem icon={<Users />} onAction={() => setOpen('household')}>
          {t('page.menu.household')}
        </MenuItem>
        <MenuItem icon={<Download />} onAction={() => exportData.mutate()}>
          {t('page.menu.export')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} onAction={remove}>
          {t('page.delete')}
        </MenuItem>
        <MenuItem icon={<Eraser />} isDestructive onAction={() => setOpen('erase')}>
          {t('page.menu.erase')}
        </MenuItem>
      </MoreMenu>
      {Dialog && <Dialog client={client} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Deletes at once and goes back to the list; the toast brings the person back. */
function useRemoveClient(client: ClientDetail) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const restore = useWrite((batchId: string) => request('POST /clients/restore', { body: { batchId } }));
  const remove = useWrite(async () => {
    const { result } = await request('POST /clients/bulk/delete', { body: { choice: { ids: [client.id] } } });
    await navigate({ to: '/clients', search: {} });
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(client.id) });
    void queries.invalidateQueries({ queryKey: clientsKey });
    showUndo({
      id: `client-${client.id}`,
      text: t('page.deleted', { name: nameOf(client) }),
      onUndo: () => restore.mutate(result.batchId),
    });
  });
  return () => remove.mutate(undefined);
}

interface OtherClientProps {
  client: ClientDetail;
  chosen: PickedPerson | null;
  onChoose: (other: PickedPerson) => void;
}

function OtherClient({ client, ...choice }: OtherClientProps) {
  const { t } = useTranslation('clients');
  return (
    <PersonSearch
      {...choice}
      label={t('page.find.label')}
      placeholder={t('page.find.placeholder')}
      exceptId={client.id}
    />
  );
}

/** Takes another client into this one: first whom, then whether. */
function MergeDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const [other, setOther] = useState<PickedPerson | null>(null);
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
      <OtherClient client={client} chosen={other} onChoose={setOther} />
    </Modal>
  );
}

/** People who live together: links this one with another, or takes them out. */
function HouseholdDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const [other, setOther] = useState<PickedPerson | null>(null);
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
      <OtherClient client={client} chosen={other} onChoose={setOther} />
    </Modal>
  );
}

/** For a privacy request: nothing brings the person back, so the name is typed once more. */
function EraseDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const name = nameOf(client);
  const isSame = foldText(typed) === foldText(name);
  const erase = useWrite((confirmName: string) =>
    request('POST /clients/{id}/erase', { params: { id: client.id }, body: { confirmName } }),
  );

  function handleSubmit() {
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
    <FormModal
      title={t('page.erase.title', { name })}
      submitLabel={t('page.erase.confirm')}
      submitVariant="destructive"
      isPending={erase.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className="grid gap-2 text-sm text-ink-2">
        <p>{t('page.erase.goes')}</p>
        <p>{t('page.erase.stays')}</p>
      </div>
      <TextField
        ref={input}
        label={t('page.erase.typeName', { name })}
        autoComplete="off"
        maxLength={200}
        value={typed}
        error={hasTried && !isSame ? t('page.erase.differs') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormModal>
  );
}
