import type { GridFound } from '@hearthline/contract/cma';
import type { Calculation } from '@hearthline/domain/valuation/calculation';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileText, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { gridQuery } from '../api/cma-api.ts';
import { CmaError, NoAnalysis } from '../components/cma-error.tsx';
import { useFactWords } from '../components/fact-words.ts';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { CalculateHeader, CalculateSkeleton } from './calculate-header.tsx';
import { useCalculation } from './model/use-calculation.ts';
import { dropGone, useEdits } from './model/use-edits.ts';
import { useReportLink } from './model/use-report-link.ts';
import { BlockedPanel, StoppedPanel } from './stopped-panel.tsx';
import { Valuation } from './valuation.tsx';
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

interface DraftViewProps {
  state: LoadedState;
  timeZone: string | undefined;
}

/** The analysis as it is being worked on. */
function DraftView({ state, timeZone }: DraftViewProps) {
  const { cma, draft } = state;
  if (draft.chosen.length === 0)
    return (
      <>
        <CalculateHeader state={state} />
        <BlockedPanel cmaId={cma.id} reason={{ state: 'tooFew', count: 0 }} />
      </>
    );
  return <ChosenView state={state} timeZone={timeZone} />;
}

function ChosenView({ state, timeZone }: DraftViewProps) {
  const query = useQuery(gridQuery(state.draft));
  const failure = useQueryBoundary(query);
  if (!query.data)
    return failure ? (
      <>
        <CalculateHeader state={state} />
        <CmaError failure={failure} />
      </>
    ) : (
      <CalculateSkeleton />
    );
  return (
    <ValuedDraft
      state={state}
      timeZone={timeZone}
      found={query.data}
      isStale={query.isPlaceholderData}
      error={failure ? <CmaError failure={failure} className="mb-3" /> : null}
    />
  );
}

interface ValuedDraftProps extends DraftViewProps {
  found: Parameters<typeof useCalculation>[0];
  /** What is shown belongs to the homes or floors before. */
  isStale: boolean;
  error: ReactNode;
}

function ValuedDraft({ state, timeZone, found, isStale, error }: ValuedDraftProps) {
  const { cma, draft, change } = state;
  const valued = useCalculation(found, draft);
  const control = useEdits(draft, change);
  const used = found.grid.sales.filter(({ id }) => !draft.edits.leftOut.includes(id)).length;
  return (
    <>
      <CalculateHeader state={state} used={used} />
      {error}
      <DraftBanners state={state} found={found} />
      {valued.stopped ? (
        <StoppedPanel
          stopped={valued.stopped}
          found={found}
          state={state}
          control={control}
          isBusy={isStale}
        />
      ) : (
        <Valuation
          cma={cma}
          draft={draft}
          found={found}
          calculated={valued.calculated}
          editing={{ state, control }}
          timeZone={timeZone}
          actions={<ValueActions state={state} calculation={valued.calculated.calculation} />}
        />
      )}
    </>
  );
}

/** What the agent should know before looking at the value. */
function DraftBanners({ state, found }: { state: LoadedState; found: GridFound }) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCma } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { cma, draft, change } = state;
  const { score, moved } = cma;
  const lacking = findLacking(draft.subject.facts).filter((fact) => cma.lacking.includes(fact));
  const saved = cma.versions.reduce((last, each) => (each.number > last.number ? each : last), {
    number: 0,
    value: 0,
  });
  const { gone } = found;
  return (
    <>
      {lacking.length > 0 ? (
        <Banner tone="info" className="mb-3">
          {tCma('fallback')}. {tCma('generate.lacking', { facts: words.list(lacking) })}
        </Banner>
      ) : null}
      {gone.length > 0 ? (
        <Banner
          tone="warning"
          className="mb-3"
          actions={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => change((current) => dropGone(current, gone))}
            >
              {t('gone.drop')}
            </Button>
          }
        >
          {t('gone.text', { count: gone.length, number: format.number(gone.length) })}
        </Banner>
      ) : null}
      {moved && saved.number > 0 ? (
        <Banner tone="info" className="mb-3">
          {t('moved', { before: format.price(saved.value), now: format.price(moved.value) })}
        </Banner>
      ) : null}
      {score ? (
        <Banner tone={score.isInside ? 'success' : 'info'} className="mb-3">
          {t(score.isInside ? 'score.inside' : 'score.outside', {
            price: format.price(score.soldPrice),
            date: format.dateText(score.soldDate),
            version: format.number(score.version),
            value: format.price(score.value),
            error: format.percent(score.error, 1),
          })}
        </Banner>
      ) : null}
    </>
  );
}

interface ValueActionsProps {
  state: LoadedState;
  calculation: Calculation;
}

function ValueActions({ state, calculation }: ValueActionsProps) {
  const { t } = useTranslation('cmaCalculate');
  const { mutate: makeReport, isPending } = useReportLink(state, calculation);
  return (
    <>
      <Link
        to="/cma/calculate/map-view"
        search={{ id: state.cma.id }}
        className={buttonClass({ variant: 'secondary' })}
      >
        <MapIcon aria-hidden="true" />
        {t('value.mapView')}
      </Link>
      <Button icon={<FileText />} isLoading={isPending} onClick={() => makeReport()}>
        {t('value.makeReport')}
      </Button>
    </>
  );
}
