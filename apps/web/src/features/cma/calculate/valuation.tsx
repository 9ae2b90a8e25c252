import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { Confidence, ConfidenceReason } from '@hearthline/domain/valuation/confidence';
import type { Bracket, Calculation } from '@hearthline/domain/valuation/grid';
import { areaBandOf } from '@hearthline/domain/valuation/told-bands';
import { aboutText } from '@hearthline/format/valued-home';
import { Link } from '@tanstack/react-router';
import { Check, CircleDot, Map as MapIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { ComparableCards } from './cards/comparable-cards.tsx';
import { EvidenceNotes } from './evidence-notes.tsx';
import { AdjustmentGrid } from './grid/adjustment-grid.tsx';
import { GridTools } from './grid-tools.tsx';
import type { Calculated } from './model/calculation.ts';
import type { EditsControl } from './model/use-edits.ts';
import { setSaleNote } from './model/use-edits.ts';
import { RangeCard } from './range-card.tsx';
import { ReportAction } from './report-action.tsx';
import { NotesCard, VersionsCard, WatchCard } from './side-cards.tsx';

const NoteDialog = lazyPart(async () => (await import('./note-dialogs.tsx')).NoteDialog);

interface ValuationProps {
  state: LoadedState;
  /** Of the version that is shown, or the one being worked on. */
  draft: CmaDraft;
  found: GridFound;
  calculated: Calculated;
  /** Null for a saved version, which nobody changes. */
  control: EditsControl | null;
  version?: number;
  timeZone: string | undefined;
}

/** Value, range, what it rests on, and every comparable line by line. */
export function Valuation(props: ValuationProps) {
  const { state, draft, found, calculated, control, version, timeZone } = props;
  const { t } = useTranslation('cmaCalculate');
  const isWide = useMediaQuery('(width >= 1024px)');
  const [noteId, setNoteId] = useState<string | null>(null);
  const { calculation, confidence } = calculated;
  const { cma, change } = state;
  const listPrice = cma.listing?.status === 'active' ? cma.listing.listPrice : null;
  const shared = { found, calculated, draft, control, onNote: setNoteId };

  const value = (
    <ValueCard
      calculation={calculation}
      confidence={confidence}
      area={draft.subject.facts.area}
      isAreaSpan={areaBandOf(draft.subject.facts, cma.listing) !== null}
    >
      <Link
        to="/cma/calculate/map-view"
        search={{ id: cma.id, version }}
        className={buttonClass({ variant: 'secondary' })}
      >
        <MapIcon />
        {t('value.mapView')}
      </Link>
      <ReportAction state={state} calculation={calculation} version={version} />
    </ValueCard>
  );
  const picture = <RangeCard calculation={calculation} listPrice={listPrice} />;
  return (
    <div className="flex min-w-0 flex-col gap-3.5 lg:pb-8">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_372px]">
        {isWide ? picture : value}
        {isWide ? value : picture}
      </div>
      <RestsCard cmaId={control ? cma.id : null} calculation={calculation} confidence={confidence} />
      <EvidenceNotes found={found} edits={draft.edits} calculation={calculation} control={control} />
      {control ? (
        <GridTools state={state} control={control} calculation={calculation} timeZone={timeZone} />
      ) : null}
      {isWide ? (
        <Card className="overflow-hidden">
          <AdjustmentGrid {...shared} subjectListing={cma.listing} />
        </Card>
      ) : (
        <ComparableCards {...shared} subjectListing={cma.listing} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <NotesCard draft={draft} value={calculation.value} onChange={control ? change : null} />
        <div className="flex flex-col gap-4">
          <VersionsCard cma={cma} timeZone={timeZone} />
          {control ? <WatchCard key={String(cma.watch.percent)} cma={cma} /> : null}
        </div>
      </div>
      {isWide ? null : <SummaryBar calculation={calculation} />}
      {noteId !== null ? (
        <NoteDialog
          key={noteId}
          address={found.listings.find(({ id }) => id === noteId)?.address ?? ''}
          note={draft.saleNotes[noteId] ?? ''}
          onSave={control ? (note) => change((now) => setSaleNote(now, noteId, note)) : null}
          onClose={() => setNoteId(null)}
        />
      ) : null}
    </div>
  );
}

interface ValueCardProps {
  calculation: Calculation;
  confidence: Confidence;
  /** Square feet of the subject. */
  area: number | null;
  /** The board tells a span, of which the area is but the middle. */
  isAreaSpan: boolean;
  /** What one can do with it. */
  children: ReactNode;
}

const gradeClasses = { high: 'text-success', medium: 'text-warning', low: 'text-danger' };

/** Estimated market value, its range, and how sure that is. */
function ValueCard({ calculation, confidence, area, isAreaSpan, children }: ValueCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { value, low, high } = calculation;
  const perArea = area ? format.unitPrice(Math.round(value / area)) : t('missing');
  return (
    <section
      aria-label={t('value.title')}
      className="flex flex-col rounded-lg border border-line bg-[linear-gradient(150deg,color-mix(in_srgb,var(--brand)_16%,var(--surface)),var(--surface)_62%)] px-5 py-4 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <h2 className="text-sm font-normal tracking-normal text-ink-2">{t('value.title')}</h2>
      <p className="text-[25px]/[32px] font-semibold tracking-normal">
        {format.priceRange(low, high)}{' '}
        <span className="text-sm font-normal whitespace-nowrap text-ink-3">{t('value.range')}</span>
      </p>
      <p aria-live="polite" className="mt-1 text-[21px]/[28px] font-semibold tracking-normal text-ink-2">
        {format.price(value)}
      </p>
      <dl className="mt-3 grid grid-cols-3 gap-2 border-t border-line pt-3">
        <Figure label={t('value.spread')}>±{format.percent(confidence.halfWidth, 1)}</Figure>
        <Figure label={t('value.perArea')}>
          {area && isAreaSpan ? aboutText(perArea, format) : perArea}
        </Figure>
        <Figure label={t('value.confidence')} className={gradeClasses[confidence.grade]}>
          {t(`value.grades.${confidence.grade}`)}
        </Figure>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-3 *:flex-auto">{children}</div>
    </section>
  );
}

interface FigureProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Figure({ label, className, children }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className={classNames('font-semibold', className)}>{children}</dd>
    </div>
  );
}

interface RestsCardProps {
  /** Null where nothing can be changed. */
  cmaId: string | null;
  calculation: Calculation;
  confidence: Confidence;
}

/** Why the value is as sure as it is, in plain words, and whether comparables stand on both sides of it. */
function RestsCard({ cmaId, calculation, confidence }: RestsCardProps) {
  const { t } = useTranslation('cmaCalculate');
  const { brackets } = calculation;
  const writeReason = useReasonWords();
  const reasons = confidence.reasons.filter(({ code }) => code !== 'notBracketed');
  const isMissing = [brackets.area, brackets.price].some(
    (bracket) => bracket && !(bracket.hasBelow && bracket.hasAbove),
  );
  return (
    <Card aria-label={t('rests.title')}>
      <div className="flex flex-wrap gap-x-6 gap-y-2 px-5 py-3 text-sm">
        <div className="min-w-64 flex-1">
          <p className="font-medium">{t(`rests.${confidence.grade}`)}</p>
          {reasons.length > 0 ? (
            <ul className="mt-0.5 flex flex-wrap gap-x-4 text-ink-2">
              {reasons.map((reason) => (
                <li key={reason.code} className="flex gap-1.5">
                  <CircleDot className="mt-1 size-3 shrink-0 text-ink-3" />
                  {writeReason(reason)}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="text-ink-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-medium text-ink">{t('rests.brackets.label')}</span>
            {isMissing && cmaId ? (
              <Link to="/cma/generate" search={{ id: cmaId }} className="text-link">
                {t('rests.brackets.find')}
              </Link>
            ) : null}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <BracketWord what="area" bracket={brackets.area} />
            <BracketWord what="price" bracket={brackets.price} />
          </p>
        </div>
      </div>
    </Card>
  );
}

function BracketWord({ what, bracket }: { what: 'area' | 'price'; bracket: Bracket | null }) {
  const { t } = useTranslation('cmaCalculate');
  const isBoth = Boolean(bracket?.hasBelow && bracket.hasAbove);
  const state = !bracket
    ? t('rests.brackets.unknown')
    : isBoth
      ? t('rests.brackets.both')
      : t(`rests.brackets.${bracket.hasBelow ? 'noAbove' : 'noBelow'}.${what}`);
  const Icon = isBoth ? Check : TriangleAlert;
  return (
    <span className="flex items-center gap-1.5">
      <Icon className={`size-3.5 ${isBoth ? 'text-success' : bracket ? 'text-warning' : 'text-ink-3'}`} />
      {t('pair', { name: t(`rests.brackets.${what}`), value: state })}
    </span>
  );
}

function useReasonWords() {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return (reason: ConfidenceReason): string => {
    switch (reason.code) {
      case 'fewComparables':
      case 'factsUnknown':
        return t(`rests.reasons.${reason.code}`, {
          count: reason.count,
          number: format.number(reason.count),
        });
      case 'farAway':
        return t('rests.reasons.farAway', { distance: format.kilometres(reason.kilometres) });
      case 'soldLongAgo':
        return t('rests.reasons.soldLongAgo', { number: format.number(reason.months) });
      case 'notBracketed':
        return '';
      default:
        return t(`rests.reasons.${reason.code}`, { share: format.percent(reason.share, 0) });
    }
  };
}

/** On phones: the value stays in sight while its lines are edited below. */
function SummaryBar({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { value, low, high } = calculation;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 flex items-center justify-between gap-3 border-t border-line bg-chrome px-4 py-2.5 backdrop-blur md:-mx-8 md:px-8">
      <span className="text-xs text-ink-3">
        {t('value.title')}
        <span className="block text-ink-2">{format.priceRange(low, high)}</span>
      </span>
      <b className="text-lg whitespace-nowrap">{format.price(value)}</b>
    </div>
  );
}
