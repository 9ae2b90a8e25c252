import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const longestName = 60;

interface BoardNameDialogProps {
  title: string;
  name: string;
  isPending: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function BoardNameDialog({ title, name: before, isPending, onSave, onClose }: BoardNameDialogProps) {
  const { t } = useTranslation(['badgesBoard', 'common']);
  const formId = useId();
  const [name, setName] = useState(before);
  const [hasProblem, setHasProblem] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setHasProblem(true);
    else onSave(name.trim());
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          autoFocus
          label={t('boards.name')}
          isRequired
          maxLength={longestName}
          value={name}
          error={hasProblem && t('boards.nameRequired')}
          onChange={(event) => {
            setName(event.target.value);
            setHasProblem(false);
          }}
        />
      </form>
    </Modal>
  );
}
