import './map-view.css';
import type { GridFound } from '@hearthline/contract/cma';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { cmaVersionQuery, gridQuery } from '../api/cma-api.ts';
import type { LoadedState } from '../calculate/model/loaded-state.ts';
import { useCalculation } from '../calculate/model/use-calculation.ts';
import { CmaError } from '../components/cma-error.tsx';
import { NoAnalysis } from '../components/no-analysis.tsx';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { ComparablesMap } from './comparables-map.tsx';

/** The comparables around the subject, with what each says and how much. */
export function MapViewScreen() {
  const { id, version } = useSearch({ strict: false });
  if (id === undefined) return <NoAnalysis />;
  return <OneAnalysis key={id} id={id} version={version === undefined ? undefined : Number(version)} />;
}

interface OneAnalysisProps {
  id: string;
  /** A saved one to look at, in place of the draft. */
  version: number | undefined;
}

function OneAnalysis({ id, version }: OneAnalysisProps) {
  const state = useCmaDraft(id);
  const { cma, draft, failure } = state;
  usePageName(draft?.subject.address);
  if (cma && draft) {
    const loaded = { ...state, cma, draft };
    return version === undefined ? (
      <LoadedAnalysis state={loaded} />
    ) : (
      <SavedAnalysis key={version} state={loaded} number={version} />
    );
  }
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

function LoadedAnalysis({ state }: { state: LoadedState }) {
  const query = useQuery(gridQuery(state.draft));
  const failure = useQueryBoundary(query);
  if (query.data) return <ValuedAnalysis state={state} found={query.data} />;
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

/** As it was when it was saved, to look at. */
function SavedAnalysis({ state, number }: { state: LoadedState; number: number }) {
  const query = useQuery(cmaVersionQuery(state.cma.id, number));
  const failure = useQueryBoundary(query);
  const { data } = query;
  const found = useMemo(() => data && { ...data.found, listings: data.listings, gone: [] }, [data]);
  if (data && found)
    return <ValuedAnalysis state={{ ...state, draft: data.draft }} found={found} version={number} />;
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

interface ValuedAnalysisProps {
  state: LoadedState;
  found: GridFound;
  version?: number;
}

function ValuedAnalysis({ state, found, version }: ValuedAnalysisProps) {
  const { t } = useTranslation('cmaCalculate');
  const valued = useCalculation(found, state.draft);
  if (!valued.stopped)
    return <ComparablesMap state={state} calculated={valued.calculated} version={version} />;
  const { stopped } = valued;
  return (
    <Banner
      tone="warning"
      className="m-4"
      title={t(stopped.state === 'levelsMissing' ? 'levels.title' : `blocked.${stopped.state}.title`)}
      actions={
        <Link
          to="/cma/calculate"
          search={{ id: state.cma.id }}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          {t('map.back')}
        </Link>
      }
    />
  );
}

function Waiting() {
  return (
    <div className="map-wait grid min-h-96 flex-1 place-items-center">
      <Ripple size="lg" />
    </div>
  );
}
