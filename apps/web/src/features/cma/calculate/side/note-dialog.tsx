import { cmaLimits } from '@hearthline/contract/cma';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Modal } from '../../../../shared/ui/modal.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';

interface NoteDialogProps {
  address: string;
  note: string;
  /** Null where the note can only be read. */
  onSave: ((note: string) => void) | null;
  onClose: () => void;
}

const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

/** What the agent says about one comparable. */
export function NoteDialog({ address, note, onSave, onClose }: NoteDialogProps) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCommon } = useTranslation('common');
  const formId = useId();
  const [text, setText] = useState(note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave?.(text);
    onClose();
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('grid.noteOf', { address })}
      footer={
        onSave ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {tCommon('save')}
            </Button>
          </>
        ) : undefined
      }
    >
      {onSave ? (
        <form id={formId} onSubmit={handleSubmit}>
          <TextArea
            ref={focusField}
            label={t('grid.note')}
            hint={t('grid.noteHint')}
            rows={4}
            maxLength={cmaLimits.saleNoteLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      ) : (
        <p className="whitespace-pre-line">{note || t('notTold')}</p>
      )}
    </Modal>
  );
}
