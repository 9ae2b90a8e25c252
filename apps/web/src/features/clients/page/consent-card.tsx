import type { ConsentRecord, ConsentStanding } from '@hearthline/contract/client-consent';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { ConsentType } from '@hearthline/domain/client/consent';
import { consentTypes, endOfConsent } from '@hearthline/domain/client/consent';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import type { ClientPartProps } from './client-detail.ts';
import { consentsQuery, useRecordConsent, useWithdrawConsent } from './client-page-api.ts';
import { ConsentRing } from './consent-ring.tsx';
import { useConsentWords } from './consent-words.ts';

export function ConsentCard({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const words = useConsentWords(client.consent);
  return (
    <Card aria-labelledby="consent-heading" className="px-5 py-4">
      <CardHeader
        isPlain
        id="consent-heading"
        title={t('page.consent.heading')}
        actions={<Tag tone={words.tone}>{words.tag}</Tag>}
        className="mb-3!"
      />
      <ConsentBody client={client} timeZone={timeZone} />
    </Card>
  );
}

/** The ring, the words and what can be done; without the frame, for a sheet. */
export function ConsentBody({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const words = useConsentWords(client.consent);
  const [open, setOpen] = useState<'record' | 'list' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex items-center gap-4">
        <ConsentRing words={words} />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{words.title}</p>
          <p className="mt-0.5 text-xs text-ink-3">{words.text}</p>
          <LeftCategories standing={client.consent} />
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-9! flex-auto" onClick={() => setOpen('record')}>
          {t('page.consent.record')}
        </Button>
        <Button variant="ghost" className="min-h-9! flex-auto" onClick={() => setOpen('list')}>
          {t('page.consent.records')}
        </Button>
      </div>
      {open === 'record' && <ConsentDialog clientId={client.id} timeZone={timeZone} onClose={close} />}
      {open === 'list' && <ConsentRecords clientId={client.id} timeZone={timeZone} onClose={close} />}
    </>
  );
}

function LeftCategories({ standing }: { standing: ConsentStanding }) {
  const { t } = useTranslation('clients');
  if (standing.leftCategories.length === 0) return null;
  const names = standing.leftCategories.map((category) => t(`page.consent.categories.${category}`));
  return <p className="mt-1 text-xs text-ink-2">{t('page.consent.left', { names: names.join(', ') })}</p>;
}

interface ConsentRecordsProps {
  clientId: string;
  timeZone?: string;
  onClose: () => void;
}

/** All of them with their evidence, the newest first. */
function ConsentRecords({ clientId, timeZone, onClose }: ConsentRecordsProps) {
  const { t } = useTranslation(['clients', 'common']);
  const withdraw = useWithdrawConsent(clientId);
  const [asked, setAsked] = useState<ConsentRecord | null>(null);

  return (
    <Modal isOpen onOpenChange={onClose} title={t('page.consent.allRecords')}>
      <QueryBoundary
        query={useQuery(consentsQuery(clientId))}
        pending={<SkeletonRow />}
        error={(failure) => <QueryError layout="line" failure={failure} />}
        isEmpty={({ consents }) => consents.length === 0}
        empty={<p className="text-sm text-ink-2">{t('page.consent.noRecords')}</p>}
      >
        {({ consents }) => (
          <ul className="-my-3.5 divide-y divide-line">
            {consents.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                timeZone={timeZone}
                onWithdraw={() => setAsked(record)}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          onOpenChange={() => setAsked(null)}
          title={t('page.consent.withdrawTitle')}
          text={t('page.consent.withdrawText')}
          confirmLabel={t('page.consent.withdraw')}
          cancelLabel={t('common:cancel')}
          isLoading={withdraw.isPending}
          onConfirm={() => withdraw.mutate(asked.id, { onSettled: () => setAsked(null) })}
        />
      )}
    </Modal>
  );
}

interface RecordRowProps {
  record: ConsentRecord;
  timeZone?: string;
  onWithdraw: () => void;
}

function RecordRow({ record, timeZone, onWithdraw }: RecordRowProps) {
  const { t } = useTranslation('clients');
  const format = useFormat(timeZone);
  const { today } = useDayText(timeZone);
  const { type, givenOn, endsOn, withdrawnOn, evidence, textShown, recordedAt } = record;
  const isOver = endsOn !== null && endsOn <= today;
  const until = endsOn
    ? t(isOver ? 'page.consent.ended' : 'page.consent.ends', { date: format.dateText(endsOn) })
    : t('page.consent.noEnd');
  return (
    <li className="py-3.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-sm">{t(`page.consent.types.${type}.label`)}</h3>
        {withdrawnOn && (
          <Tag tone="danger">{t('page.consent.withdrawnOn', { date: format.dateText(withdrawnOn) })}</Tag>
        )}
        {!withdrawnOn && isOver && <Tag>{t('page.consent.over')}</Tag>}
      </div>
      <p className="text-ink-2">{`${format.dateText(givenOn)} · ${until}`}</p>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{evidence}</p>
      {textShown && (
        <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink-2 wrap-anywhere">
          {textShown}
        </blockquote>
      )}
      <p className="mt-1.5 flex items-center justify-between gap-3 text-xs text-ink-3">
        {t('page.consent.recordedOn', { date: format.dateText(recordedAt) })}
        {!withdrawnOn && !isOver && (
          <Button variant="link" size="sm" onClick={onWithdraw}>
            {t('page.consent.withdraw')}
          </Button>
        )}
      </p>
    </li>
  );
}

interface ConsentDialogProps {
  clientId: string;
  timeZone?: string;
  onClose: () => void;
}

type Problems = Partial<Record<'givenOn' | 'evidence' | 'textShown', string>>;

/** A consent with what could be shown of it if somebody asks. */
function ConsentDialog({ clientId, timeZone, onClose }: ConsentDialogProps) {
  const { t } = useTranslation(['clients', 'common']);
  const format = useFormat();
  const { today } = useDayText(timeZone);
  const fieldId = useId();
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

  function handleSubmit() {
    const found = findProblems();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${fieldId}-${first}`)?.focus();
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
    <FormModal
      title={t('page.consent.record')}
      submitLabel={t('page.consent.save')}
      isPending={record.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
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
        id={`${fieldId}-givenOn`}
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
        id={`${fieldId}-evidence`}
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
          id={`${fieldId}-textShown`}
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
    </FormModal>
  );
}
