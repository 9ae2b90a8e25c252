import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CmaError } from '../components/cma-error.tsx';
import { NoAnalysis } from '../components/no-analysis.tsx';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { GenerateView } from './generate-view.tsx';

interface GenerateScreenProps {
  /** Where the agent's clock stands. */
  timeZone?: string | undefined;
}

export function GenerateScreen({ timeZone }: GenerateScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  return id === undefined ? <NoAnalysis /> : <OneAnalysis key={id} id={id} timeZone={timeZone} />;
}

function OneAnalysis({ id, timeZone }: GenerateScreenProps & { id: string }) {
  const state = useCmaDraft(id);
  const { cma, draft, failure } = state;
  if (cma && draft) return <GenerateView state={{ ...state, cma, draft }} timeZone={timeZone} />;
  return failure ? <CmaError failure={failure} className="mt-2" /> : <GenerateSkeleton />;
}

function GenerateSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="flex flex-col gap-4 pb-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-4 xl:grid-cols-[324px_1fr]">
        <Skeleton className="h-90 rounded-lg!" />
        <Skeleton className="h-120 rounded-lg!" />
      </div>
    </div>
  );
}
