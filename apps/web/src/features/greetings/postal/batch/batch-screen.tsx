import type { PostalBatch } from '@hearthline/contract/postal-cards';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { MenuItem, MenuPopover } from '../../../../shared/ui/menu.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { batchQuery, settingsQuery, useBatchSheet, useBatchState } from '../api/postal-api.ts';
import { ToCards } from '../editor/editor-screen.tsx';
import { AddressTable } from '../parts/address-table.tsx';
import { BatchStateTag } from '../parts/batch-state-tag.tsx';
import { BatchSteps } from './batch-steps.tsx';
import { PrintCard, WhoPrints } from './print-card.tsx';

/** Progress comes by push; this is for a push that got lost. */
const slowlyMs = 5_000;
/** The address of a file ends after an hour. */
const addressMs = 30 * 60_000;

interface BatchScreenProps {
  id: string;
  timeZone?: string | undefined;
}

/** One batch: how far it is, its file, its homes, and who prints it. */
export function BatchScreen({ id, timeZone }: BatchScreenProps) {
  const { t } = useTranslation('greetingsPostal');
  const query = useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? slowlyMs : addressMs),
  });
  return (
    <div className="px-4 pt-4.5 pb-8 md:px-8 md:pt-6">
      <QueryBoundary
        query={query}
        previous="keep"
        pending={
          <div className="grid gap-5">
            <Skeleton className="h-9 w-72" />
            <Skeleton className="h-24 w-full rounded-lg!" />
            <Skeleton className="h-96 w-full rounded-lg!" />
          </div>
        }
        error={(failure) => (
          <QueryError
            layout="page"
            failure={failure}
            text={t('failed')}
            notFound={{ text: t('batch.notFound'), action: <ToCards /> }}
          />
        )}
      >
        {(batch) => <OneBatch batch={batch} timeZone={timeZone} />}
      </QueryBoundary>
    </div>
  );
}

function OneBatch({ batch, timeZone }: { batch: PostalBatch; timeZone?: string | undefined }) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat(timeZone);
  const { data: settings } = useQuery(settingsQuery);
  const { state } = batch;
  usePageName(t('batch.title', { name: batch.name, number: batch.number }));
  const isMade = state !== 'making' && state !== 'failed';
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {t('batch.title', { name: batch.name, number: batch.number })}
            {state === 'cancelled' || !isMade ? <BatchStateTag state={state} /> : null}
          </h1>
          <p className="text-sm text-ink-2">
            {t('batch.facts', {
              cards: t('list.cards', { count: batch.cards }),
              size: t(`sizes.${batch.size}`),
              date: format.dateText(batch.createdAt),
              code: batch.code,
            })}
          </p>
        </div>
        {isMade ? <BatchActions batch={batch} /> : null}
      </header>
      {state === 'making' ? (
        <Card isPadded className="mb-5">
          <ProgressBar label={t('batch.making')} value={batch.progress * 100} />
        </Card>
      ) : null}
      {state === 'failed' ? (
        <Banner tone="danger" className="mb-5">
          {t('batch.failed')}
        </Banner>
      ) : null}
      {isMade && batch.fileUrl === null ? (
        <Banner tone="warning" className="mb-5">
          {t(batch.pages > 0 ? 'batch.noFile' : 'batch.emptied')}
        </Banner>
      ) : null}
      {isMade && settings ? (
        <div className="mb-5">
          <BatchSteps batch={batch} today={settings.today} timeZone={timeZone} />
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <AddressTable of="batch" id={batch.id} />
        {isMade ? (
          <div className="grid gap-5">
            <PrintCard batch={batch} />
            {settings ? <WhoPrints batch={batch} provider={settings.provider} /> : null}
          </div>
        ) : null}
      </div>
    </>
  );
}

function BatchActions({ batch }: { batch: PostalBatch }) {
  const { t } = useTranslation('greetingsPostal');
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const sheet = useBatchSheet(batch);
  const change = useBatchState(batch.id);
  return (
    <div className="flex flex-wrap gap-2">
      {batch.canCancel ? (
        <Button variant="ghost" onClick={() => setIsAsked(true)}>
          {t('batch.cancel')}
        </Button>
      ) : null}
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={sheet.isPending || undefined}
        className={buttonClass({ variant: 'secondary' })}
        onClick={() => setIsOpen(true)}
      >
        <FileText strokeWidth={1.75} />
        {t('batch.sheet')}
      </button>
      <MenuPopover triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} label={t('batch.sheet')}>
        <MenuItem icon={<FileText />} onAction={() => sheet.mutate('pdf')}>
          {t('batch.sheetPdf')}
        </MenuItem>
        <MenuItem icon={<Table2 />} onAction={() => sheet.mutate('csv')}>
          {t('batch.sheetCsv')}
        </MenuItem>
      </MenuPopover>
      {batch.fileUrl ? (
        <a href={batch.fileUrl} download={batch.fileName} className={buttonClass()}>
          <Download strokeWidth={1.75} />
          {t('batch.download')}
        </a>
      ) : null}
      {isAsked ? (
        <ConfirmDialog
          isOpen
          isDestructive
          onOpenChange={setIsAsked}
          title={t('batch.cancelTitle')}
          text={t('batch.cancelText')}
          confirmLabel={t('batch.cancel')}
          cancelLabel={t('batch.keep')}
          isLoading={change.isPending}
          onConfirm={() => change.mutate('cancelled', { onSuccess: () => setIsAsked(false) })}
        />
      ) : null}
    </div>
  );
}
