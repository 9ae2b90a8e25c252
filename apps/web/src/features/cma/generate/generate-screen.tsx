import type { Cma, CmaConditions, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { leastComparables } from '@hearthline/domain/valuation/comparables';
import type { HomeFact } from '@hearthline/domain/valuation/home-facts';
import { findLacking } from '@hearthline/domain/valuation/plausible-facts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CmaSteps } from '../components/cma-steps.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import { LoadedCma } from '../components/loaded-cma.tsx';
import { UnlikeBanner } from '../components/unlike-banner.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { ConditionsCard } from './conditions-card.tsx';
import { ContextCard } from './context-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { TooFewBanner, TooManyBanner } from './suggestion-banners.tsx';
import { useCandidates } from './use-candidates.ts';

interface GenerateScreenProps {
  /** Where the agent's clock stands. */
  timeZone?: string | undefined;
}

export function GenerateScreen({ timeZone }: GenerateScreenProps) {
  return (
    <LoadedCma pending={<GenerateSkeleton />} errorClass="mt-2">
      {(state) => <GenerateView state={state} timeZone={timeZone} />}
    </LoadedCma>
  );
}

function GenerateSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4 pb-8">
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-4 xl:grid-cols-[324px_1fr]">
        <Skeleton className="h-90 rounded-lg!" />
        <Skeleton className="h-120 rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}

const FactsDialog = lazyPart(async () => (await import('../components/facts-dialog.tsx')).FactsDialog);

interface ViewProps {
  state: LoadedState;
  timeZone: string | undefined;
}

function GenerateView({ state, timeZone }: ViewProps) {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const { facts } = useSearch({ strict: false }) as { facts?: 'open' };
  const { cma, draft, change } = state;
  const { subject, conditions } = draft;
  const candidates = useCandidates(state);
  const { found } = candidates;
  const [isAsked, setIsAsked] = useState(false);
  const isFactsOpen = facts === 'open' || isAsked;

  function closeFacts() {
    setIsAsked(false);
    if (facts === 'open') void navigate({ to: '/cma/generate', search: { id: cma.id }, replace: true });
  }

  const setConditions = (next: CmaConditions) => change((now) => ({ ...now, conditions: next }));
  const setSubject = (next: CmaSubject) => change((now) => withSubject(now, next));

  return (
    <div className="flex flex-1 flex-col">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="truncate">{subject.address}</h1>
          <p className="text-sm text-ink-2">{t('generate.subtitle', { method: t('methodNames.advance') })}</p>
        </div>
        <CmaSteps
          step="conditions"
          cmaId={cma.id}
          isReady={{ calculate: cma.versions.length > 0, report: cma.versions.length > 0 }}
        />
      </header>
      <LackingBanner cma={cma} subject={subject} onEnter={() => setIsAsked(true)} />
      <UnlikeBanner unlike={cma.unlike} className="mb-4" />
      <div className="grid min-w-0 flex-1 items-start gap-4 xl:grid-cols-[324px_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3.5 xl:self-stretch">
          <SubjectPanel subject={subject} listing={cma.listing} onEdit={() => setIsAsked(true)} />
          <ConditionsCard
            subject={subject}
            conditions={conditions}
            isTooMany={found?.isTooMany ?? false}
            onChange={setConditions}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          {found?.isTooMany ? (
            <TooManyBanner found={found} onApply={setConditions} onKeepBest={candidates.keepBest} />
          ) : null}
          {found && !candidates.isSearching ? (
            <TooFewBanner
              found={found}
              subject={subject}
              onApply={setConditions}
              onEnter={() => setIsAsked(true)}
            />
          ) : null}
          <ResultsCard subject={subject} conditions={conditions} candidates={candidates} />
          {found ? <ContextCard found={found} /> : null}
        </div>
      </div>
      <CalculateBar state={state} timeZone={timeZone} />
      {isFactsOpen ? (
        <FactsDialog subject={subject} isOpen onClose={closeFacts} onConfirm={setSubject} />
      ) : null}
    </div>
  );
}

/** Another kind of home has other comparables: the condition on the kind goes along. */
function withSubject(draft: CmaDraft, subject: CmaSubject): CmaDraft {
  const { kind } = subject.facts;
  if (kind === draft.subject.facts.kind) return { ...draft, subject };
  const { criteria } = draft.conditions;
  return {
    ...draft,
    subject,
    conditions: { ...draft.conditions, criteria: { ...criteria, kind: { any: [kind] } } },
  };
}

/** Why Fast went on as Advance, for as long as those facts lack. */
function LackingBanner({ cma, subject, onEnter }: { cma: Cma; subject: CmaSubject; onEnter: () => void }) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const lacking = findLacking(subject.facts).filter((fact) => cma.lacking.includes(fact));
  if (lacking.length === 0) return null;
  return (
    <Banner
      tone="info"
      className="mb-4"
      actions={
        <Button size="sm" variant="secondary" onClick={onEnter}>
          {t('generate.lackingAction')}
        </Button>
      }
    >
      {t('fallback')}. {t('generate.lacking', { facts: words.list(lacking) })}
    </Banner>
  );
}

/** Whether the draft is safe, and the way on; always within reach, because the list is long. */
function CalculateBar({ state, timeZone }: ViewProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  const { cma, draft, change, flush } = state;
  const number = draft.chosen.length;
  const missing = leastComparables - number;

  async function handleCalculate() {
    setIsGoing(true);
    // From here on it is Advance, also where Fast had saved a version before.
    change((now) => (now.method === 'advance' ? now : { ...now, method: 'advance' }));
    await flush();
    setIsGoing(false);
    void navigate({ to: '/cma/calculate', search: { id: cma.id } });
  }

  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-canvas/95 px-4 pt-3 backdrop-blur-sm pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      <SaveState
        status={state.saveState}
        savedAt={state.savedAt}
        onRetry={() => void state.flush()}
        timeZone={timeZone}
        className="min-w-0 flex-1 empty:hidden max-md:basis-full"
      />
      <Link
        to="/cma"
        search={draft.subject.listingId ? { listing: draft.subject.listingId } : {}}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('generate.back')}
      </Link>
      <Button
        className="max-md:flex-1"
        disabled={missing > 0}
        isLoading={isGoing}
        onClick={() => void handleCalculate()}
      >
        {missing > 0
          ? t('generate.chooseMore', { count: missing, number: format.number(missing) })
          : t('generate.calculate', { number: format.number(number) })}
        <ArrowRight className="size-4!" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

const factsOfHouse: HomeFact[] = [
  'kind',
  'area',
  'bedrooms',
  'bathrooms',
  'garageSpaces',
  'lotArea',
  'basementFinish',
  'condition',
];
const factsOfFlat: HomeFact[] = [
  'kind',
  'area',
  'bedrooms',
  'bathrooms',
  'level',
  'parkingTotal',
  'feeMonthly',
  'condition',
];
const factsOfLand: HomeFact[] = ['kind', 'lotArea'];

function factsOf(kind: HomeKind): HomeFact[] {
  if (kind === 'land') return factsOfLand;
  return kind === 'condoApartment' || kind === 'loft' ? factsOfFlat : factsOfHouse;
}

interface SubjectPanelProps {
  subject: CmaSubject;
  listing: ListingCard | null;
  onEdit: () => void;
}

/** The home as it is compared. */
function SubjectPanel({ subject, listing, onEdit }: SubjectPanelProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const { facts } = subject;
  return (
    <Card aria-labelledby="cma-subject" className="overflow-hidden">
      <div className="flex items-center gap-3 px-4 py-3.5">
        <HomeThumb url={listing?.photoUrl ?? null} className="h-15 w-21 rounded-md" />
        <div className="min-w-0 flex-1">
          <Tag tone="brand">{t('generate.subject')}</Tag>
          <p id="cma-subject" className="mt-1 line-clamp-2 font-medium">
            {subject.address}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('generate.editFacts')}
          icon={<Pencil strokeWidth={1.75} />}
          onClick={onEdit}
        />
      </div>
      <dl className="grid grid-cols-2 border-t border-line md:max-xl:grid-cols-4">
        {factsOf(facts.kind).map((fact) => (
          <div
            key={fact}
            className="border-b border-line px-4 py-1.75 odd:border-r nth-last-[-n+2]:border-b-0 md:max-xl:border-r md:max-xl:nth-last-[-n+4]:border-b-0 md:max-xl:nth-[4n]:border-r-0"
          >
            <dt className="text-[11.5px]/[16px] text-ink-3">{words.label(fact)}</dt>
            <dd className="text-[13px]/[19px] font-medium">
              {fact === 'kind' ? words.kindAndStoreys(facts) : words.value(fact, facts, listing)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
