import type { ConsentRecord } from '@hearthline/contract/client-consent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { consentsQuery } from './client-queries.ts';
import { useWithdrawConsent } from './use-consents.ts';

interface ConsentRecordsProps {
  clientId: string;
  timeZone?: string;
  onClose: () => void;
}

/** All of them with their evidence, the newest first. */
export function ConsentRecords({ clientId, timeZone, onClose }: ConsentRecordsProps) {
  const { t } = useTranslation(['clients', 'common']);
  const { data, isPending } = useQuery(consentsQuery(clientId));
  const withdraw = useWithdrawConsent(clientId);
  const [asked, setAsked] = useState<ConsentRecord | null>(null);
  const records = data?.consents ?? [];

  return (
    <Modal isOpen onOpenChange={onClose} title={t('page.consent.allRecords')}>
      {isPending && <SkeletonRow />}
      {data && records.length === 0 && <p className="text-sm text-ink-2">{t('page.consent.noRecords')}</p>}
      <ul className="-my-3.5 divide-y divide-line">
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            timeZone={timeZone}
            onWithdraw={() => setAsked(record)}
          />
        ))}
      </ul>
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
