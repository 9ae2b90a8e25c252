import type { ClientImport } from '@hearthline/contract/client-import';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { isClientId } from '../page/client-id.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importQuery, keepImport } from './import-api.ts';
import { ImportMissing } from './import-missing.tsx';
import { ImportStepper } from './import-stepper.tsx';
import type { ImportStep } from './import-steps.ts';
import { stepOf } from './import-steps.ts';
import { RunStep } from './run-step.tsx';
import { usePlan } from './use-plan.ts';

interface ImportScreenProps {
  /** Of the agent; the browser's own until it is known. */
  timeZone?: string;
}

export function ImportScreen({ timeZone }: ImportScreenProps) {
  const { t } = useTranslation('clients');
  const { id, step: asked } = useSearch({ strict: false }) as { id?: string; step?: string };
  const isAsked = isClientId(id);
  const options = importQuery(id ?? '');
  const query = useQuery({ ...options, queryFn: isAsked ? options.queryFn : skipToken });
  const failure = useQueryBoundary(query);
  if ((id !== undefined && !isAsked) || isNotFound(query.error)) return <ImportMissing />;
  if (isAsked && failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('import.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  const found = isAsked ? query.data : undefined;
  if (isAsked && !found) return <ImportSkeleton />;
  const step = found ? stepOf(found, asked) : 'file';
  return (
    <>
      <ImportHeader step={step} found={step === 'file' ? undefined : found} />
      {found && (step === 'columns' || step === 'check') ? (
        <PlannedImport key={found.id} found={found} step={step} timeZone={timeZone} />
      ) : found && step === 'import' ? (
        <RunStep key={found.id} found={found} />
      ) : (
        <NewImport broken={found} timeZone={timeZone} />
      )}
    </>
  );
}

function useGoTo() {
  const navigate = useNavigate();
  return (search: { id?: string; step?: string }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    void navigate({ to: '/clients/import', search, resetScroll: false });
  };
}

function NewImport({ timeZone, broken }: ImportScreenProps & { broken: ClientImport | undefined }) {
  const client = useQueryClient();
  const goTo = useGoTo();
  return (
    <FileStep
      broken={broken}
      timeZone={timeZone}
      onRead={(found) => {
        keepImport(client, found);
        goTo({ id: found.id });
      }}
    />
  );
}

function PlannedImport({
  found,
  step,
  timeZone,
}: ImportScreenProps & { found: ClientImport; step: 'columns' | 'check' }) {
  const { today } = useDayText(timeZone);
  const keeper = usePlan(found, today);
  const goTo = useGoTo();
  const { id } = found;
  return step === 'columns' ? (
    <ColumnsStep
      found={found}
      keeper={keeper}
      onBack={() => goTo({})}
      onNext={() => goTo({ id, step: 'check' })}
    />
  ) : (
    <CheckStep found={found} keeper={keeper} onBack={() => goTo({ id })} />
  );
}

function ImportHeader({ step, found }: { step: ImportStep; found: ClientImport | undefined }) {
  const { t } = useTranslation('clients');
  const columns = t('import.columnCount', { count: found?.columns.length ?? 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // The button that led here is gone; the next Tab begins at the top of the new step.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t('import.title')}
        </h1>
        <p className={classNames('text-sm text-ink-2', found && 'truncate')}>
          {found
            ? t('import.facts', { file: found.fileName, count: found.rowsTotal, columns })
            : t('import.about')}
        </p>
      </div>
      <ImportStepper step={step} isFinished={found?.state === 'done' || found?.state === 'undone'} />
    </header>
  );
}

function ImportSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4">
      <Skeleton className="h-12 w-64" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
        <Skeleton className="h-120 rounded-lg!" />
        <Skeleton className="h-80 rounded-lg!" />
      </div>
    </div>
  );
}
