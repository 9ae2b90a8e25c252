import { cmaLimits } from '@hearthline/contract/cma';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { useKeepVersion } from './report-action.tsx';

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

interface SaveVersionDialogProps {
  state: LoadedState;
  value: number;
  onClose: () => void;
}

export function SaveVersionDialog({ state, value, onClose }: SaveVersionDialogProps) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const formId = useId();
  const [note, setNote] = useState('');
  const { mutate: keep, isPending } = useKeepVersion(state);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Where it fails, the note stays here.
    keep(note, {
      onSuccess: (number) => {
        toast.success(t('versions.saved', { number: format.number(number) }));
        onClose();
      },
    });
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('versions.dialog.title')}
      description={t('versions.dialog.text', { value: format.price(value) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isPending}>
            {t('tools.saveVersion')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextArea
          ref={focusField}
          label={t('versions.dialog.note')}
          hint={t('versions.dialog.noteHint')}
          rows={3}
          maxLength={cmaLimits.saleNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Modal>
  );
}
