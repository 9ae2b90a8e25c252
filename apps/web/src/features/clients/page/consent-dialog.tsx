import { parseIsoDate } from '@hearthline/domain/calendar';
import type { ConsentType } from '@hearthline/domain/client/consent';
import { consentTypes, endOfConsent } from '@hearthline/domain/client/consent';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { DayField } from '../parts/day-field.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { useRecordConsent } from './use-consents.ts';

interface ConsentDialogProps {
  clientId: string;
  timeZone?: string;
  onClose: () => void;
}

type Problems = Partial<Record<'givenOn' | 'evidence' | 'textShown', string>>;

/** A consent with what could be shown of it if somebody asks. */
export function ConsentDialog({ clientId, timeZone, onClose }: ConsentDialogProps) {
  const { t } = useTranslation(['clients', 'common']);
  const format = useFormat();
  const { today } = useDayText(timeZone);
  const formId = useId();
  const record = useRecordConsent(clientId);
  const [type, setType] = useState<ConsentType>('express');
  const [givenOn, setGivenOn] = useState(today);
  const [evidence, setEvidence] = useState('');
  const [textShown, setTextShown] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const day = parseIsoDate(givenOn);
  const endsOn = day ? endOfConsent({ type, givenOn: day }) : null;

  function findProblems(): Problems {
    const required = (label: string) => `${label} ${t('common:required')}`;
    return {
      ...(!day && { givenOn: t('form.errors.date') }),
      ...(day && day > today && { givenOn: t('page.consent.inFuture') }),
      ...(evidence.trim() === '' && { evidence: required(t('page.consent.evidence')) }),
      ...(type === 'express' &&
        textShown.trim() === '' && { textShown: required(t('page.consent.textShown')) }),
    };
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = findProblems();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${formId}-${first}`)?.focus();
    record.mutate(
      { type, givenOn, evidence, textShown: type === 'express' ? textShown : '' },
      {
        onSuccess: () => {
          toast.success(t('page.consent.recorded'));
          onClose();
        },
        onError: (error) => {
          const isFuture = error instanceof ApiError && error.fields.some(({ path }) => path === 'givenOn');
          if (isFuture) setProblems({ givenOn: t('page.consent.inFuture') });
          else showRequestError(error);
        },
      },
    );
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={t('page.consent.record')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={record.isPending}>
            {t('page.consent.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <RadioGroup
          label={t('page.consent.type')}
          items={consentTypes.map((id) => ({
            id,
            label: t(`page.consent.types.${id}.label`),
            description: t(`page.consent.types.${id}.text`),
          }))}
          value={type}
          onChange={setType}
        />
        <DayField
          id={`${formId}-givenOn`}
          label={t(`page.consent.types.${type}.day`)}
          isRequired
          value={givenOn}
          onChange={setGivenOn}
          max={today}
          today={today}
          error={problems.givenOn}
          hint={endsOn ? t('page.consent.endsHint', { date: format.dateText(endsOn) }) : undefined}
        />
        <TextArea
          id={`${formId}-evidence`}
          label={t('page.consent.evidence')}
          hint={problems.evidence ? undefined : t('page.consent.evidenceHint')}
          isRequired
          rows={2}
          maxLength={1000}
          value={evidence}
          error={problems.evidence}
          onChange={(event) => setEvidence(event.target.value)}
        />
        {type === 'express' && (
          <TextArea
            id={`${formId}-textShown`}
            label={t('page.consent.textShown')}
            hint={problems.textShown ? undefined : t('page.consent.textShownHint')}
            isRequired
            rows={3}
            maxLength={2000}
            value={textShown}
            error={problems.textShown}
            onChange={(event) => setTextShown(event.target.value)}
          />
        )}
      </form>
    </Modal>
  );
}
