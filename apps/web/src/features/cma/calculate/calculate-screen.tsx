import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CmaTrouble } from '../components/cma-trouble.tsx';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { DraftView } from './draft-view.tsx';
import { NoAnalysis } from './no-analysis.tsx';
import { VersionView } from './version-view.tsx';

interface CalculateScreenProps {
  /** Where the agent's clock stands. */
  timeZone?: string | undefined;
}

export function CalculateScreen({ timeZone }: CalculateScreenProps) {
  const { id, version } = useSearch({ strict: false });
  if (id === undefined) return <NoAnalysis />;
  return (
    <OneAnalysis
      key={id}
      id={id}
      version={version === undefined ? undefined : Number(version)}
      timeZone={timeZone}
    />
  );
}

interface OneAnalysisProps extends CalculateScreenProps {
  id: string;
  /** A saved one to look at, in place of the draft. */
  version: number | undefined;
}

function OneAnalysis({ id, version, timeZone }: OneAnalysisProps) {
  const state = useCmaDraft(id);
  const { cma, draft, trouble, error } = state;
  usePageName(draft?.subject.address);
  if (!cma || !draft)
    return trouble ? <CmaTrouble trouble={trouble} error={error} className="mt-2" /> : <CalculateSkeleton />;
  const loaded = { ...state, cma, draft };
  return version === undefined ? (
    <DraftView state={loaded} timeZone={timeZone} />
  ) : (
    <VersionView key={version} state={loaded} number={version} timeZone={timeZone} />
  );
}

export function CalculateSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-4 lg:grid-cols-[1fr_372px]">
        <Skeleton className="h-59 rounded-lg!" />
        <Skeleton className="h-59 rounded-lg!" />
      </div>
      <Skeleton className="h-120 rounded-lg!" />
    </div>
  );
}
