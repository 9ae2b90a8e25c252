import type { CmaVersion, GridFound } from '@hearthline/contract/cma';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { cmaVersionQuery, gridQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { LoadedCma } from '../components/loaded-cma.tsx';
import { UnlikeBanner } from '../components/unlike-banner.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { CalculateHeader, CalculateSkeleton } from './calculate-header.tsx';
import { gridOfVersion, useCalculation } from './model/calculation.ts';
import { dropGone, useEdits } from './model/use-edits.ts';
import { BlockedPanel, StoppedPanel } from './stopped-panel.tsx';
import { Valuation } from './valuation.tsx';

interface CalculateScreenProps {
  /** Where the agent's clock stands. */
  timeZone?: string | undefined;
}

export function CalculateScreen({ timeZone }: CalculateScreenProps) {
  return (
    <LoadedCma pending={<CalculateSkeleton />} errorClass="mt-2">
      {(state, version) =>
        version === undefined ? (
          <DraftView state={state} timeZone={timeZone} />
        ) : (
          <VersionView key={version} state={state} number={version} timeZone={timeZone} />
        )
      }
    </LoadedCma>
  );
}

interface ViewProps {
  state: LoadedState;
  timeZone: string | undefined;
}

/** The analysis as it is being worked on. */
function DraftView({ state, timeZone }: ViewProps) {
  const { cma, draft } = state;
  usePageName(draft.subject.address);
  const hasChosen = draft.chosen.length > 0;
  const query = useQuery({ ...gridQuery(draft), enabled: hasChosen });
  const failure = useQueryBoundary(query);
  if (hasChosen && query.data)
    return (
      <ValuedDraft
        state={state}
        timeZone={timeZone}
        found={query.data}
        isStale={query.isPlaceholderData}
        failure={failure}
      />
    );
  if (hasChosen && !failure) return <CalculateSkeleton />;
  return (
    <>
      <CalculateHeader state={state} />
      {hasChosen && failure ? (
        <CmaError failure={failure} />
      ) : (
        <BlockedPanel cmaId={cma.id} reason={{ state: 'tooFew', count: 0 }} />
      )}
    </>
  );
}

interface ValuedDraftProps extends ViewProps {
  found: GridFound;
  /** What is shown belongs to the homes or floors before. */
  isStale: boolean;
  failure: QueryFailure | null;
}

function ValuedDraft({ state, timeZone, found, isStale, failure }: ValuedDraftProps) {
  const { draft, change } = state;
  const valued = useCalculation(found, draft);
  const control = useEdits(draft, change);
  const used = found.grid.sales.filter(({ id }) => !draft.edits.leftOut.includes(id)).length;
  const shared = { state, found, control };
  return (
    <>
      <CalculateHeader state={state} used={used} />
      {failure ? <CmaError failure={failure} className="mb-3" /> : null}
      <DraftBanners state={state} found={found} />
      {valued.stopped ? (
        <StoppedPanel {...shared} stopped={valued.stopped} isBusy={isStale} />
      ) : (
        <Valuation {...shared} draft={draft} calculated={valued.calculated} timeZone={timeZone} />
      )}
    </>
  );
}

/** What the agent should know before looking at the value. */
function DraftBanners({ state, found: { gone } }: { state: LoadedState; found: GridFound }) {
  const { t } = useTranslation(['cmaCalculate', 'cma']);
  const format = useFormat();
  const words = useFactWords();
  const { cma, draft, change } = state;
  const { score, moved } = cma;
  const lacking = findLacking(draft.subject.facts).filter((fact) => cma.lacking.includes(fact));
  const newest = cma.versions.toSorted((one, other) => other.number - one.number)[0];
  return (
    <>
      {lacking.length > 0 ? (
        <Banner tone="info" className="mb-3">
          {t('cma:fallback')}. {t('cma:generate.lacking', { facts: words.list(lacking) })}
        </Banner>
      ) : null}
      {draft.method === 'advance' ? <UnlikeBanner unlike={cma.unlike} className="mb-3" /> : null}
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
      {moved && newest ? (
        <Banner tone="info" className="mb-3">
          {t('moved', { before: format.price(newest.value), now: format.price(moved.value) })}
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

/** A saved version with everything it rests on, to read. */
function VersionView({ state, number, timeZone }: ViewProps & { number: number }) {
  usePageName(state.draft.subject.address);
  const query = useQuery(cmaVersionQuery(state.cma.id, number));
  return (
    <QueryBoundary
      query={query}
      pending={<CalculateSkeleton />}
      error={(failure) => <CmaError failure={failure} />}
    >
      {(version) => <SavedVersion state={state} version={version} timeZone={timeZone} />}
    </QueryBoundary>
  );
}

function SavedVersion({ state, version, timeZone }: ViewProps & { version: CmaVersion }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat(timeZone);
  const navigate = useNavigate();
  const { cma, change } = state;
  const { number, draft, savedAt, isByEarlierMethod, value, low, high } = version;
  const found = useMemo(() => gridOfVersion(version), [version]);
  const valued = useCalculation(found, draft);

  function restore() {
    change(() => draft);
    toast.success(t('versions.restored', { number: format.number(number) }));
    void navigate({ to: '/cma/calculate', search: { id: cma.id } });
  }

  return (
    <>
      <CalculateHeader state={state} draft={draft} used={draft.chosen.length - draft.edits.leftOut.length} />
      <Banner
        tone="info"
        className="mb-3"
        actions={
          <>
            <Link
              to="/cma/calculate"
              search={{ id: cma.id }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('versions.toDraft')}
            </Link>
            <Button size="sm" variant="ghost" icon={<RotateCcw />} onClick={restore}>
              {t('versions.restore')}
            </Button>
          </>
        }
      >
        {t('versions.shown', { number: format.number(number), date: format.dateText(savedAt) })}
        {isByEarlierMethod
          ? ` ${t('versions.earlierMethod', { range: format.priceRange(low, high), value: format.price(value) })}`
          : null}
      </Banner>
      {valued.stopped ? null : (
        <Valuation
          state={state}
          draft={draft}
          found={found}
          calculated={valued.calculated}
          control={null}
          version={number}
          timeZone={timeZone}
        />
      )}
    </>
  );
}
