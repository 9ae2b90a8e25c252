import type { LedgerCheck, OutcomeCounts } from '@hearthline/contract/alerts';
import { basketLimits } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../../shared/hooks/use-last-page.ts';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { Chip } from '../../../../shared/ui/chip.tsx';
import { DateRangeButton } from '../../../../shared/ui/date-picker/date-range-button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { BellIllustration, SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { ListFooter } from '../../list/list-parts.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { ledgerQuery } from '../api/alerts-api.ts';
import type { CriteriaWords } from '../model/criteria-voice.ts';
import { OutcomeBar, outcomeLooks, outcomeNames } from '../parts/outcomes.tsx';
import { LedgerTable } from './ledger-table.tsx';
import type { LedgerScope, LedgerView } from './ledger-view.ts';
import { ledgerPageSize, useLedgerView } from './ledger-view.ts';
import { useExportLedger } from './use-export-ledger.ts';
import { WhyDrawer, WhyPanel } from './why-panel.tsx';

interface LedgerPaneProps {
  scope: LedgerScope;
  /** Whose reasons can be asked for. */
  alerts: readonly { id: string; name: string }[];
  /** How many these are about; rows of several say whose they are. */
  people?: number;
  /** Beside the dates and the export. */
  heading: ReactNode;
  Words: CriteriaWords;
  timeZone: string | undefined;
}

/** Every match with what became of it; at the side the reason for any home at all. */
export function LedgerPane({ scope, alerts, people = 1, heading, Words, timeZone }: LedgerPaneProps) {
  const { t } = useTranslation('basketsAlerts');
  const { today } = useMomentText(timeZone);
  const view = useLedgerView(scope, today);
  const query = useQuery(ledgerQuery(view.asked));
  const exportLedger = useExportLedger(timeZone);
  const isWide = useMediaQuery('(width >= 1360px)');
  const { data } = query;
  const known = data && !query.isPlaceholderData ? data.totalRows : undefined;
  useLastPage(view, ledgerPageSize, known);
  const why = { alerts, listingId: view.listingId, onListing: view.setListing, Words, timeZone };

  return (
    <div className="flex min-w-0 flex-1 gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <div className="min-w-40 flex-1">{heading}</div>
          {isWide ? null : <WhyDrawer {...why} />}
          <DateRangeButton value={view.dates} onChange={view.setDates} max={today} today={today} />
          <Button
            variant="ghost"
            icon={<Download aria-hidden="true" />}
            disabled={!known}
            isLoading={exportLedger.isPending}
            onClick={() => exportLedger.mutate(view.asked)}
          >
            {t('ledger.export')}
          </Button>
        </div>
        {data ? <SumCard counts={data.counts} check={data.check} people={people} /> : null}
        <Card aria-label={t('ledger.columns.outcome')} className="overflow-clip">
          <Toolbar view={view} counts={data?.counts} />
          <ListAnnouncer text={known === undefined ? undefined : t('ledger.found', { count: known })} />
          <QueryBoundary
            query={query}
            pending={<LedgerSkeleton />}
            error={(failure) => (
              <QueryError layout="page" failure={failure} text={t('ledger.failed')} className="min-h-80" />
            )}
            isEmpty={({ result }) => result.length === 0}
            empty={data && data.totalRows > 0 ? <LedgerSkeleton /> : <NoRows view={view} />}
            previous="dim"
          >
            {({ result, totalRows }) => (
              <>
                <LedgerTable
                  rows={result}
                  hasPeople={people > 1}
                  askedId={view.listingId}
                  onAsk={view.setListing}
                  timeZone={timeZone}
                />
                <ListFooter
                  page={view.page}
                  pageSize={ledgerPageSize}
                  shown={result.length}
                  total={totalRows}
                  onPage={(page) => view.setPage(page)}
                />
              </>
            )}
          </QueryBoundary>
        </Card>
      </div>
      {isWide ? <WhyPanel {...why} /> : null}
    </div>
  );
}

interface ToolbarProps {
  view: LedgerView;
  counts: Record<'matches' | (typeof outcomeNames)[number], number> | undefined;
}

function Toolbar({ view, counts }: ToolbarProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-line px-4 py-3">
      <SearchField
        label={t('ledger.search')}
        text={view.search}
        onChange={view.setSearch}
        maxLength={basketLimits.search}
        className="w-56 max-sm:w-full"
      />
      <fieldset className="flex flex-wrap gap-1.5 max-lg:gap-y-3">
        <legend className="sr-only">{t('ledger.filter')}</legend>
        {([undefined, ...outcomeNames] as const).map((outcome) => (
          <Chip
            key={outcome ?? 'all'}
            size="lg"
            isSelected={view.outcome === outcome}
            count={counts && format.number(counts[outcome ?? 'matches'])}
            onClick={() => view.setOutcome(outcome)}
          >
            {/* The space keeps word and number apart for those who hear them. */}
            {`${outcome === undefined ? t('ledger.all') : t(`ledger.outcomes.${outcome}`)} `}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

function NoRows({ view }: { view: LedgerView }) {
  const { t } = useTranslation('basketsAlerts');
  const isNarrowed = view.search !== '' || view.outcome !== undefined;
  if (isNarrowed)
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={view.search ? t('ledger.noMatch.title', { text: view.search }) : t('ledger.noMatch.none')}
        headingLevel={2}
        className="min-h-72"
        actions={
          <Button variant="secondary" onClick={view.clear}>
            {t('ledger.noMatch.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      illustration={<BellIllustration />}
      title={t('ledger.empty.title')}
      text={t('ledger.empty.text')}
      headingLevel={2}
      className="min-h-72"
      actions={
        view.dates === null ? null : (
          <Button variant="secondary" onClick={() => view.setDates(null)}>
            {t('ledger.empty.allDates')}
          </Button>
        )
      }
    />
  );
}

function LedgerSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <span key={place} className="flex h-14 items-center gap-3 border-b border-line px-4 last:border-b-0">
          <Skeleton className="h-10 w-13 flex-none" />
          <Skeleton className="h-3 w-40" />
          <Skeleton className="ml-auto h-6 w-56 max-sm:hidden" />
        </span>
      ))}
    </SkeletonFrame>
  );
}

interface SumCardProps {
  counts: OutcomeCounts;
  check: LedgerCheck;
  people: number;
}

/** The sum that has to add up: every match, and how it ended. */
function SumCard({ counts, check, people }: SumCardProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <Card aria-label={t('ledger.title')} className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <dl className="flex flex-wrap items-start gap-x-4.5 gap-y-3 max-sm:grid max-sm:w-full max-sm:grid-cols-4 max-sm:gap-x-3">
          <Term
            value={counts.matches}
            label={[
              t('ledger.matches'),
              ...(people > 1 ? [t('outcomes.people', { count: people })] : []),
            ].join(' · ')}
            className="max-sm:col-span-4 max-sm:flex-row-reverse! max-sm:items-baseline max-sm:justify-end max-sm:gap-2"
          />
          {outcomeNames.map((outcome, place) => (
            <Fragment key={outcome}>
              <Sign
                text={place === 0 ? '=' : '+'}
                spoken={t(place === 0 ? 'ledger.equals' : 'ledger.plus')}
              />
              <Term
                value={counts[outcome]}
                label={t(`ledger.outcomes.${outcome}`)}
                className={counts[outcome] > 0 ? outcomeLooks[outcome].ink : 'text-ink-3'}
              />
            </Fragment>
          ))}
        </dl>
        <Check check={check} />
      </div>
      <OutcomeBar outcomes={counts} className="mt-3.5 h-2! gap-[3px]!" />
    </Card>
  );
}

function Term({ value, label, className }: { value: number; label: string; className?: string }) {
  const format = useFormat();
  return (
    <div className={classNames('flex flex-col-reverse', className)}>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="text-[28px]/[34px] font-semibold tracking-[-0.035em] max-sm:text-[22px]/[28px]">
        {format.number(value)}
      </dd>
    </div>
  );
}

/** On phones the numbers stand below each other's names, and need no signs between them. */
function Sign({ text, spoken }: { text: string; spoken: string }) {
  return (
    <div className="text-[20px]/[34px] text-ink-3 max-sm:hidden">
      <dt className="sr-only">{spoken}</dt>
      <dd aria-hidden="true">{text}</dd>
    </div>
  );
}

/** Counted in two places: where matches are found, and where they ended. */
function Check({ check }: { check: LedgerCheck }) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const now = useNow();
  const missing = check.matches - check.rows;
  const Icon = missing === 0 ? CircleCheck : CircleAlert;
  return (
    <p
      className={classNames(
        'ml-auto flex items-center gap-2 text-sm max-sm:ml-0',
        missing === 0 ? 'text-success' : 'text-danger',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      <span>
        <span className="block font-medium">
          {missing === 0 ? t('ledger.complete') : t('ledger.missing', { count: Math.abs(missing) })}
        </span>
        <span className="block text-xs text-ink-3">
          {t('ledger.checked', { when: format.relativeInSentence(check.checkedAt, now) })}
        </span>
      </span>
    </p>
  );
}
