import type { ClientChoice } from '@hearthline/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useSetTag } from '../api/bulk-actions.ts';
import { clientTagsQuery } from '../api/clients-api.ts';

const tagLength = 30;
const offeredTags = 12;

interface BulkTagDialogProps {
  choice: ClientChoice;
  count: number;
  onClose: () => void;
  onDone: () => void;
}

/** One tag for everybody who is selected, to add or to take away. */
export function BulkTagDialog({ choice, count, onClose, onDone }: BulkTagDialogProps) {
  const { t } = useTranslation('clients');
  const [typed, setTyped] = useState('');
  const [hasProblem, setHasProblem] = useState(false);
  const { data: tags = [] } = useQuery(clientTagsQuery);
  const setTag = useSetTag();
  const tag = typed.trim();
  const offered = tags.filter((each) => each.tag.toLowerCase().includes(tag.toLowerCase()));

  function apply(isOn: boolean) {
    if (tag === '') return setHasProblem(true);
    setTag.mutate(
      { choice, tag, isOn },
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('list.selection.tagTitle', { count })}
      footer={
        <>
          <Button
            variant="secondary"
            isLoading={setTag.isPending && !setTag.variables.isOn}
            onClick={() => apply(false)}
          >
            {t('list.selection.removeTag')}
          </Button>
          <Button isLoading={setTag.isPending && setTag.variables.isOn} onClick={() => apply(true)}>
            {t('list.selection.addTag')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply(true);
        }}
      >
        <TextField
          label={t('list.selection.tagName')}
          isRequired
          autoComplete="off"
          maxLength={tagLength}
          value={typed}
          error={hasProblem && t('list.selection.tagRequired')}
          onChange={(event) => {
            setTyped(event.target.value);
            setHasProblem(false);
          }}
        />
      </form>
      <div className="mt-3 flex flex-wrap gap-1.5 max-lg:gap-y-4">
        {offered.slice(0, offeredTags).map((each) => (
          <Chip
            key={each.tag}
            isSelected={each.tag === tag}
            count={each.count}
            onClick={() => {
              setTyped(each.tag);
              setHasProblem(false);
            }}
          >
            {`${each.tag} `}
          </Chip>
        ))}
      </div>
    </Modal>
  );
}
