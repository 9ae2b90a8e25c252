import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { cmaQuery } from '../api/cma-api.ts';
import { reportsQuery } from '../api/report-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { NoAnalysis } from '../components/no-analysis.tsx';
import { chooseVersion } from './model/choose-report.ts';
import { isWorking } from './model/report-steps.ts';
import { useReportAddress } from './model/use-report-address.ts';
import { reportGridClass } from './report-grid.ts';
import { ReportView } from './report-view.tsx';

export interface ReportScreenProps {
  /** First name of the agent, below a letter. */
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
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className={reportGridClass}>
      <span className="sr-only">{t('loading')}</span>
      <div className="border-r border-line bg-chrome max-xl:hidden" />
      <div className="bg-inset p-8 max-lg:order-last max-lg:p-4">
        <Skeleton className="mx-auto h-200 w-full max-w-165" />
      </div>
      <div className="flex flex-col gap-3 p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="mt-3 h-80 w-full rounded-md!" />
      </div>
    </div>
  );
}
