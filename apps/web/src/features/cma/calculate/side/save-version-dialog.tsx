import { cmaLimits } from '@hearthline/contract/cma';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Modal } from '../../../../shared/ui/modal.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import { useSaveVersion } from '../../api/cma-actions.ts';
import type { LoadedState } from '../draft-view.tsx';
import { newestVersion } from '../model/use-report-link.ts';

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
  const { mutateAsync: save, isPending } = useSaveVersion(state.cma.id);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    await state.flush();
    // What went wrong is told by the mutation; the note stays here.
    const saved = await save(note).catch(() => null);
    if (!saved) return;
    toast.success(t('versions.saved', { number: format.number(newestVersion(saved.versions)) }));
    onClose();
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
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextArea
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
