import { cmaLimits } from '@hearthline/contract/cma';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
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

/** What the agent says about one comparable. */
export function NoteDialog({ address, note, onSave, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['cmaCalculate', 'common']);
  const [text, setText] = useState(note);
  const title = t('grid.noteOf', { address });
  if (!onSave)
    return (
      <Modal isOpen onOpenChange={onClose} title={title}>
        <p className="whitespace-pre-line">{note || t('missing')}</p>
      </Modal>
    );
  return (
    <FormModal
      title={title}
      submitLabel={t('common:save')}
      onSubmit={() => {
        onSave(text);
        onClose();
      }}
      onClose={onClose}
    >
      <TextArea
        autoFocus
        label={t('grid.note')}
        hint={t('grid.noteHint')}
        rows={4}
        maxLength={cmaLimits.saleNoteLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormModal>
  );
}

interface SaveVersionDialogProps {
  state: LoadedState;
  value: number;
  onClose: () => void;
}

export function SaveVersionDialog({ state, value, onClose }: SaveVersionDialogProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const [note, setNote] = useState('');
  const { mutate: keep, isPending } = useKeepVersion(state);

  function handleSubmit() {
    // Where it fails, the note stays here.
    keep(note, {
      onSuccess: (number) => {
        toast.success(t('versions.saved', { number: format.number(number) }));
        onClose();
      },
    });
  }

  return (
    <FormModal
      title={t('versions.dialog.title')}
      description={t('versions.dialog.text', { value: format.price(value) })}
      submitLabel={t('tools.saveVersion')}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        autoFocus
        label={t('versions.dialog.note')}
        hint={t('versions.dialog.noteHint')}
        rows={3}
        maxLength={cmaLimits.saleNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
