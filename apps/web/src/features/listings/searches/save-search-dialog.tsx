import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { savedSearchesQuery, useSaveSearch } from '../api/saved-search-api.ts';
import { useSearchName } from './use-search-name.ts';

interface SaveSearchDialogProps {
  criteria: Criteria;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for a name; an old name means the same search with other criteria. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const formId = useId();
  const save = useSaveSearch();
  return (
    <Modal
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('searches.saveTitle')}
      description={t('searches.saveText')}
      footer={
        <>
          <Button variant="ghost" onClick={() => props.onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={save.isPending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <SaveForm {...props} formId={formId} save={save} />
    </Modal>
  );
}

interface SaveFormProps extends SaveSearchDialogProps {
  formId: string;
  save: ReturnType<typeof useSaveSearch>;
}

function SaveForm({ criteria, onOpenChange, formId, save }: SaveFormProps) {
  const { t } = useTranslation('listings');
  const suggested = useSearchName(criteria);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasProblem, setHasProblem] = useState(false);
  const name = (typed ?? suggested).trim();
  const { data: searches = [] } = useQuery(savedSearchesQuery);
  const same = searches.find((search) => search.name.toLowerCase() === name.toLowerCase());

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name === '') return setHasProblem(true);
    save.mutate(
      { ...(same && { id: same.id }), name, criteria },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast.success(t('searches.savedToast'));
        },
      },
    );
  }

  return (
    <form id={formId} onSubmit={handleSubmit}>
      <TextField
        label={t('searches.name')}
        isRequired
        maxLength={120}
        value={typed ?? suggested}
        error={hasProblem && t('searches.nameRequired')}
        hint={same && t('searches.replaces')}
        onChange={(event) => {
          setTyped(event.target.value);
          setHasProblem(false);
        }}
      />
    </form>
  );
}
