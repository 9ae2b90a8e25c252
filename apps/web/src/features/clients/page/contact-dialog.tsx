import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useContacts } from './use-contacts.ts';

const longestMinutes = 1_440;

/** A contact with how long it took and what was said. */
export function ContactDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const formId = useId();
  const { log } = useContacts(clientId);
  const [contact, setContact] = useState<ContactKind>('call');
  const [minutes, setMinutes] = useState<ParsedNumber>();
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isWrong =
    minutes !== undefined &&
    !(minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes <= longestMinutes);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (isWrong) return document.getElementById(`${formId}-minutes`)?.focus();
    log.mutate({ contact, minutes: minutes ?? null, text: text.trim() }, { onSuccess: onClose });
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('page.log.heading')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={log.isPending}>
            {t('page.log.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Segmented
          fullWidth
          label={t('page.log.kind')}
          items={contactKinds.map((id) => ({ id, label: t(`contactKinds.${id}`) }))}
          value={contact}
          onChange={setContact}
        />
        <NumberField
          id={`${formId}-minutes`}
          label={t('page.log.minutes')}
          invalidText={t('page.log.wrongMinutes')}
          maxLength={4}
          placeholder={t('form.optional')}
          value={minutes}
          error={hasTried && isWrong ? t('page.log.wrongMinutes') : undefined}
          onChange={setMinutes}
          className="max-w-40"
        />
        <TextArea
          label={t('page.log.text')}
          rows={4}
          maxLength={4000}
          placeholder={t('form.optional')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Modal>
  );
}
