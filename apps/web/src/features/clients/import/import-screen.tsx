import type { ClientImport } from '@hearthline/contract/client-import';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { PlanRoomBanner } from '../../../shared/plan/plan-room-banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { isClientId } from '../page/client-id.ts';
import { clientImportLink } from '../parts/client-links.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importQuery, keepImport } from './import-api.ts';
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
      {step === 'file' || step === 'columns' ? <PlanRoomBanner of="clients" className="mb-4" /> : null}
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
      onParsed={(found) => {
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
  const autosave = usePlan(found, today);
  const goTo = useGoTo();
  const { id } = found;
  return step === 'columns' ? (
    <ColumnsStep
      found={found}
      autosave={autosave}
      onBack={() => goTo({})}
      onNext={() => goTo({ id, step: 'check' })}
    />
  ) : (
    <CheckStep found={found} autosave={autosave} onBack={() => goTo({ id })} />
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
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="h-12 w-64" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
        <Skeleton className="h-120 rounded-lg!" />
        <Skeleton className="h-80 rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}

/** Removed, forgotten after a week, or another agent's. */
function ImportMissing() {
  const { t } = useTranslation('clients');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('import.missing.title')}
      text={t('import.missing.text')}
      headingLevel={1}
      actions={
        <Link {...clientImportLink} className={buttonClass({ variant: 'primary' })}>
          {t('import.missing.again')}
        </Link>
      }
    />
  );
}

const looks = {
  done: { text: 'text-ink-2', disc: 'border-success text-success' },
  current: { text: 'text-ink', disc: 'border-brand bg-brand text-on-brand' },
  ahead: { text: 'text-ink-3', disc: 'border-line-strong text-ink-3' },
};

/** Where one is. The way back and on leads over the buttons below. */
function ImportStepper({ step, isFinished }: { step: ImportStep; isFinished: boolean }) {
  const { t } = useTranslation('clients');
  const current = importSteps.indexOf(step);
  return (
    <ol aria-label={t('import.steps.label')} className="flex items-center gap-2.5 text-sm max-md:gap-2">
      {importSteps.map((item, index) => {
        const isDone = index < current || (index === current && isFinished);
        const look = isDone ? looks.done : index === current ? looks.current : looks.ahead;
        return (
          <Fragment key={item}>
            {index > 0 ? (
              <li aria-hidden="true" className="h-[1.5px] w-4 flex-none bg-line-strong lg:w-9" />
            ) : null}
            <li
              aria-current={index === current ? 'step' : undefined}
              className={classNames('flex items-center gap-2 font-medium whitespace-nowrap', look.text)}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'grid size-6 flex-none place-items-center rounded-full border-[1.5px] text-xs/none font-semibold [&_svg]:size-3.5',
                  look.disc,
                )}
              >
                {isDone ? <Check strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={index === current ? '' : 'max-md:sr-only'}>{t(`import.steps.${item}`)}</span>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

const importSteps = ['file', 'columns', 'check', 'import'] as const;
type ImportStep = (typeof importSteps)[number];

/** Where an import stands; between columns and check the agent goes back and forth. */
function stepOf(
  found: Pick<ClientImport, 'state' | 'failure' | 'rowsDone'>,
  asked: string | undefined,
): ImportStep {
  if (found.state === 'importing' || found.state === 'done' || found.state === 'undone') return 'import';
  if (found.state === 'uploading') return 'file';
  if (found.state === 'failed') {
    if (found.failure !== 'interrupted') return 'file';
    return found.rowsDone > 0 ? 'import' : 'columns';
  }
  return asked === 'check' ? 'check' : 'columns';
}
