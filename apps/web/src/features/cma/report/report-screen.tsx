import type { Cma, VersionRow } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { cmaClientQuery, cmaQuery } from '../api/cma-api.ts';
import type { LeftOutGroup } from '../api/report-api.ts';
import { reportsQuery, useMakeReport } from '../api/report-api.ts';
import { CmaError, NoAnalysis } from '../components/cma-error.tsx';
import { PaperPreview } from './pages/paper-preview.tsx';
import { PdfPages } from './pages/pdf-pages.tsx';
import { usePdf } from './pages/use-pdf.ts';
import type { ReportChoice } from './panel/report-options.tsx';
import { choiceOf, chosenSections, firstChoice } from './panel/report-options.tsx';
import { ReportPanel } from './panel/report-panel.tsx';
import { isWorking } from './panel/report-progress.tsx';

interface ReportScreenProps {
  /** First name of the agent, below a mail. */
  agentName: string;
  timeZone?: string | undefined;
}

/** Progress comes by push; this is for a push that got lost. */
const slowlyMs = 15_000;
/** The address of a file ends after an hour. */
const addressMs = 30 * 60_000;

export function ReportScreen(props: ReportScreenProps) {
  const { id } = useReportAddress();
  if (id === undefined) return <NoAnalysis />;
  return <OneReport key={id} id={id} {...props} />;
}

function OneReport({ id, agentName, timeZone }: ReportScreenProps & { id: string }) {
  const address = useReportAddress();
  const cmaResult = useQuery(cmaQuery(id));
  const reportsResult = useQuery({
    ...reportsQuery(id),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? slowlyMs : addressMs),
  });
  const failure = useQueryBoundary(cmaResult, reportsResult);
  const { data: cma } = cmaResult;
  const { data: reports } = reportsResult;

  if (failure)
    return (
      <div className="p-4 md:p-8">
        <CmaError failure={failure} />
      </div>
    );
  if (!cma || !reports) return <ReportSkeleton />;
  const version = chooseVersion(cma.versions, address.version);
  if (!version) return <NothingSaved id={id} />;
  return (
    <ReportView cma={cma} version={version} reports={reports} agentName={agentName} timeZone={timeZone} />
  );
}

function NothingSaved({ id }: { id: string }) {
  const { t } = useTranslation('cmaReport');
  return (
    <EmptyState
      className="flex-1"
      headingLevel={1}
      illustration={<ScaffoldIllustration />}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <Link to="/cma/calculate" search={{ id }} className={buttonClass()}>
          {t('none.action')}
        </Link>
      }
    />
  );
}

function ReportSkeleton() {
  return (
    <SkeletonFrame className={reportGridClass}>
      <div className="border-r border-line bg-chrome max-xl:hidden" />
      <div className="bg-inset p-8 max-lg:order-last max-lg:p-4">
        <Skeleton className="mx-auto h-200 w-full max-w-165" />
      </div>
      <div className="flex flex-col gap-3 p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="mt-3 h-80 w-full rounded-md!" />
      </div>
    </SkeletonFrame>
  );
}

interface ReportViewProps extends ReportScreenProps {
  cma: Cma;
  version: VersionRow;
  reports: readonly CmaReportRow[];
}

const SendDialog = lazyPart(async () => (await import('./send/send-dialog.tsx')).SendDialog);

function ReportView({ cma, version, reports, agentName, timeZone }: ReportViewProps) {
  const { language: appLanguage } = useFormat();
  const address = useReportAddress();
  const report = chooseReport(reports, version.number, address.report);
  const { data: client } = useQuery(cmaClientQuery(cma.client?.id));
  const [choice, setChoice] = useState<ReportChoice>(firstChoice);
  const [isSending, setSending] = useState(false);
  const [leftOut, setLeftOut] = useState<{ reportId: string; groups: LeftOutGroup[] } | null>(null);
  const make = useMakeReport(cma.id);
  const { pdf, hasFailed, retry } = usePdf(report?.state === 'ready' ? report : null);
  const usualLanguage = client?.language ?? appLanguage;
  const { subject } = cma.draft;

  function makeOf(asked: ReportChoice): void {
    const body = {
      version: version.number,
      language: asked.language ?? usualLanguage,
      sections: chosenSections(asked),
      coverNote: asked.coverNote.trim(),
    };
    make.mutate(body, { onSuccess: ({ id }) => address.show(id) });
  }

  function handleAnother(): void {
    if (report) setChoice(choiceOf(report));
    address.show('new');
  }

  return (
    <div className={reportGridClass}>
      <ReportPanel
        cma={cma}
        version={version}
        missingVersion={address.version === version.number ? undefined : address.version}
        report={report}
        reports={reports}
        pdf={pdf}
        options={{
          choice,
          usualLanguage,
          onChange: setChoice,
          onMake: () => makeOf(choice),
          isMaking: make.isPending,
          onBack: address.report === 'new' && reports.length > 0 ? () => address.show(undefined) : undefined,
        }}
        leftOut={leftOut?.reportId === report?.id ? (leftOut?.groups ?? []) : []}
        onAgain={() => makeOf(report ? choiceOf(report) : choice)}
        onAnother={handleAnother}
        onSend={() => setSending(true)}
        timeZone={timeZone}
      />
      {pdf ? (
        <PdfPages key={report?.id} pdf={pdf} />
      ) : report?.state === 'ready' ? (
        <OpeningPages hasFailed={hasFailed} onRetry={retry} />
      ) : (
        <PaperPreview
          address={subject.address}
          municipality={subject.municipality}
          photoUrl={cma.listing?.photoUrl ?? null}
          version={version}
          progress={report && isWorking(report) ? report.progress : null}
        />
      )}
      {isSending && report ? (
        <SendDialog
          report={report}
          twins={listTwins(reports, report)}
          address={subject.address}
          agentName={agentName}
          firstRecipients={client ? [client] : []}
          onClose={() => setSending(false)}
          onSent={(groups) => {
            setSending(false);
            setLeftOut({ reportId: report.id, groups });
          }}
        />
      ) : null}
    </div>
  );
}

function OpeningPages({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('cmaReport');
  return (
    <>
      <div className="border-r border-line bg-chrome max-xl:hidden" />
      <div className="grid min-h-80 place-items-center bg-inset p-8">
        {hasFailed ? (
          <QueryError
            failure={{ kind: 'failed', error: null, message: undefined, retry: onRetry }}
            text={t('pages.failed')}
          />
        ) : (
          <Ring size="lg" label={t('pages.opening')} />
        )}
      </div>
    </>
  );
}

/** Small pages, the pages, the panel; on phones the panel comes first and everything stands below each other. */
const reportGridClass =
  'flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-4rem)] lg:flex-none lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[132px_minmax(0,1fr)_372px]';

/** The version that was asked for, else the latest; undefined where nothing was saved yet. */
function chooseVersion(versions: readonly VersionRow[], asked: number | undefined): VersionRow | undefined {
  const newestFirst = versions.toSorted((one, other) => other.number - one.number);
  return newestFirst.find(({ number }) => number === asked) ?? newestFirst[0];
}

/** The report that was asked for, else the newest of the version that was not called off. */
function chooseReport(
  reports: readonly CmaReportRow[],
  version: number,
  asked: string | undefined,
): CmaReportRow | undefined {
  if (asked === 'new') return undefined;
  return (
    reports.find(({ id }) => id === asked) ??
    reports.find((report) => report.version === version && report.state !== 'cancelled')
  );
}

/** Finished ones of the same version, the newest of each language first. */
const listTwins = (reports: readonly CmaReportRow[], { version }: CmaReportRow): CmaReportRow[] =>
  reports.filter((report) => report.version === version && report.state === 'ready');

/** Which analysis, version and report are open. */
function useReportAddress() {
  const search = useSearch({ strict: false }) as { id?: string; version?: number | string; report?: string };
  const navigate = useNavigate();
  const { id } = search;
  const version = Number(search.version) || undefined;
  return {
    id,
    version,
    /** The id of a report, or `new` to choose what the next one holds. */
    report: search.report,
    /** Opens a report, or what the next one holds, in place of what is shown. */
    show: (report: string | undefined) =>
      void navigate({ to: '/cma/calculate/report', search: { id, version, report }, replace: true }),
  };
}
