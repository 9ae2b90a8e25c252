import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { savedSearchesQuery, useSaveSearch } from '../api/saved-search-api.ts';
import { useSearchName } from './use-search-name.ts';

interface SaveSearchDialogProps {
  criteria: Criteria;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a name; an old name means the same search with other criteria. */
export function SaveSearchDialog({ criteria, isOpen, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['listings', 'common']);
  const save = useSaveSearch();
  const suggested = useSearchName(criteria);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasProblem, setHasProblem] = useState(false);
  const name = (typed ?? suggested).replace(/\s+/g, ' ').trim();
  const { data: searches = [] } = useQuery({ ...savedSearchesQuery, enabled: isOpen });
  const same = searches.find((search) => search.name.toLowerCase() === name.toLowerCase());

  function handleSubmit() {
    if (name === '') return setHasProblem(true);
    save.mutate(
      { ...(same && { id: same.id }), name, criteria },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('searches.savedToast'));
        },
      },
    );
  }

  return (
    <FormModal
      isOpen={isOpen}
      title={t('searches.saveTitle')}
      description={t('searches.saveText')}
      submitLabel={t('common:save')}
      isPending={save.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
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
    </FormModal>
  );
}
