import { useSearch } from '@tanstack/react-router';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { CmaError } from '../components/cma-error.tsx';
import { NoAnalysis } from '../components/no-analysis.tsx';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { CalculateSkeleton } from './calculate-skeleton.tsx';
import { DraftView } from './draft-view.tsx';
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
  const { cma, draft, failure } = state;
  usePageName(draft?.subject.address);
  if (!cma || !draft)
    return failure ? <CmaError failure={failure} className="mt-2" /> : <CalculateSkeleton />;
  const loaded = { ...state, cma, draft };
  return version === undefined ? (
    <DraftView state={loaded} timeZone={timeZone} />
  ) : (
    <VersionView key={version} state={loaded} number={version} timeZone={timeZone} />
  );
}
