import type { ClientImport } from '@hearthline/contract/client-import';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Download, RotateCcw, Undo2, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { clientsKey } from '../api/clients-api.ts';
import { clientImportLink, clientListLink } from '../parts/client-links.ts';
import { CountTile } from './checking-card.tsx';
import { useDownloadReport, useStartImport, useUndoImport } from './import-api.ts';
import { IssueList } from './issue-list.tsx';

interface RunStepProps {
  found: ClientImport;
}

/** The rows on their way in, and what came of them. */
export function RunStep({ found }: RunStepProps) {
  const { t } = useTranslation('clients');
  const { state, counts, rowsTotal } = found;
  const client = useQueryClient();
  const isOver = state === 'done' || state === 'undone';
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: clientsKey });
  }, [client, isOver]);
  const hasIssues = counts.refused + counts.incomplete + counts.known + counts.likely > 0;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4 pb-8">
      <p role="status" className="sr-only">
        {t(`import.run.${state === 'importing' ? 'running' : outcomeOf(found)}`)}
      </p>
      <Card isPadded className="grid gap-5">
        {state === 'importing' ? <Running found={found} /> : <Outcome found={found} hasIssues={hasIssues} />}
        <Results
          found={found}
          leftOut={isOver ? rowsTotal - counts.created - counts.updated : counts.refused}
        />
        {state === 'importing' ? null : <RunActions found={found} hasReport={hasIssues} />}
      </Card>
      {isOver && hasIssues ? <IssueList found={found} /> : null}
    </div>
  );
}

function Running({ found: { rowsDone, rowsTotal } }: RunStepProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const done = format.number(rowsDone);
  const total = format.number(rowsTotal);
  return (
    <div className="grid gap-3">
      <h2 className="text-md font-semibold tracking-tight">{t('import.run.running')}</h2>
      <ProgressBar
        isLabelHidden
        label={t('import.run.running')}
        value={rowsTotal === 0 ? 0 : (rowsDone / rowsTotal) * 100}
        valueText={t('import.check.of', { done, total })}
        className="gap-0! [&_[role=progressbar]]:h-2"
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>{t('import.check.of', { done, total })}</span>
        <span className="text-ink-3">{t('import.run.leave')}</span>
      </p>
    </div>
  );
}

const outcomeOf = ({ state }: ClientImport) =>
  state === 'failed' ? 'stopped' : state === 'undone' ? 'undone' : 'done';

function Outcome({ found, hasIssues }: RunStepProps & { hasIssues: boolean }) {
  const { t } = useTranslation('clients');
  const { state } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  // The button that undid it is gone, and the focus with it.
  useEffect(() => {
    if (shown.current === 'done' && state === 'undone') heading.current?.focus();
    shown.current = state;
  }, [state]);
  const Icon = state === 'failed' ? CircleAlert : state === 'undone' ? Undo2 : CircleCheck;
  const tone = state === 'failed' ? 'text-danger' : state === 'undone' ? 'text-ink-3' : 'text-success';
  return (
    <div className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        size={26}
        strokeWidth={1.75}
        className={classNames('mt-0.5 flex-none', tone)}
      />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-md font-semibold tracking-tight outline-none">
          {t(`import.run.${outcomeOf(found)}`)}
        </h2>
        <p className="text-sm text-ink-2">
          {state === 'failed'
            ? t('import.failures.interrupted')
            : state === 'undone'
              ? t('import.run.undoneText')
              : t(hasIssues ? 'import.run.reportText' : 'import.run.allIn')}
        </p>
      </div>
    </div>
  );
}

function Results({ found: { counts, state }, leftOut }: RunStepProps & { leftOut: number }) {
  const { t } = useTranslation('clients');
  const isUndone = state === 'undone';
  return (
    <dl className="grid grid-cols-3 gap-2">
      <CountTile
        label={t(isUndone ? 'import.run.deleted' : 'import.run.added')}
        count={counts.created}
        tone={isUndone ? 'text-ink-3' : 'text-success'}
      />
      <CountTile label={t('import.run.updated')} count={counts.updated} tone="text-info" />
      <CountTile
        label={t('import.run.leftOut')}
        count={leftOut}
        tone={leftOut > 0 ? 'text-danger' : 'text-ink-3'}
      />
    </dl>
  );
}

function RunActions({ found, hasReport }: RunStepProps & { hasReport: boolean }) {
  const { t } = useTranslation('clients');
  const { id, state, tag, counts } = found;
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport(id);
  const resume = useStartImport(id, () => {});
  const report = useDownloadReport(id, t('import.run.reportFile'));
  // Without a tag they are those who came in today by an import.
  const people = clientListLink(
    tag === ''
      ? { version: 1, leadSource: ['import'], entered: { atMostDays: 0 } }
      : { version: 1, tags: [tag] },
  );
  return (
    <div className="flex flex-wrap gap-2 max-md:[&>*]:flex-1 max-md:[&>*]:basis-full">
      {state === 'failed' ? (
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          isLoading={resume.isPending}
          onClick={() => resume.mutate()}
        >
          {t('import.run.goOn')}
        </Button>
      ) : null}
      {state === 'done' ? (
        <Link {...people} className={buttonClass({ variant: 'primary' })}>
          <Users aria-hidden="true" />
          {t('import.run.open')}
        </Link>
      ) : null}
      {hasReport ? (
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          isLoading={report.isPending}
          onClick={() => report.mutate()}
        >
          {t('import.run.report')}
        </Button>
      ) : null}
      {state === 'done' && counts.created > 0 ? (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          isLoading={undo.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('import.run.undo')}
        </Button>
      ) : null}
      <Link
        {...clientImportLink}
        className={buttonClass({ variant: state === 'undone' ? 'primary' : 'ghost' })}
      >
        {t('import.run.again')}
      </Link>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isDestructive
        title={t('import.run.undoTitle')}
        text={t('import.run.undoText', { count: counts.created })}
        confirmLabel={t('import.run.undo')}
        cancelLabel={t('import.run.keep')}
        onConfirm={() => {
          setIsAsking(false);
          undo.mutate();
        }}
      />
    </div>
  );
}
