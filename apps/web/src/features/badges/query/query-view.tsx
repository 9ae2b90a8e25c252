import type { NamedQuery, QueryResult } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { addDays } from '@hearthline/domain/calendar';
import { Link } from '@tanstack/react-router';
import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { TableSwitch } from '../../../shared/charts/table-switch.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { queryRecordsQuery, useCategoryTitle } from '../api/badge-queries.ts';
import { ResultLegend, ResultTable } from '../components/result-table.tsx';
import { startDraft } from '../model/badge-draft.ts';
import type { PeriodRow } from '../model/result-table.ts';
import { parsePeriods } from '../model/result-table.ts';
import { useBadgeDraft } from '../model/use-badge-draft.ts';
import { useQueryRun } from '../model/use-query-run.ts';
import type { UnitText } from '../model/use-unit-text.ts';
import { useUnitText } from '../model/use-unit-text.ts';
import { LiveValueCard } from './live-value-card.tsx';
import { ParametersCard } from './parameters-card.tsx';

const RecordsDialog = lazyPart(async () => (await import('../card/records-dialog.tsx')).RecordsDialog);

/** What is chosen here is the beginning of the badge, so both screens work on the same draft. */
export function QueryView({ query, agentId }: { query: NamedQuery; agentId: string }) {
  const { t, i18n } = useTranslation('badges');
  const unit = useUnitText(query.unit);
  const start = startDraft(query, useFormat().language);
  const { draft, change } = useBadgeDraft({ agentId, about: `new.${query.key}`, since: '' }, start);
  const run = useQueryRun(query, draft);
  const category = useCategoryTitle(query.category);
  const [isListOpen, setIsListOpen] = useState(false);
  const isAsStart = JSON.stringify(draft.params) === JSON.stringify(start.params);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 max-w-[72ch]">
          <h1>{query.title}</h1>
          <p className="text-sm text-ink-2">{[category, query.description].filter(Boolean).join(' · ')}</p>
        </div>
        <Link
          to="/badge-builder/preview"
          search={{ key: query.key }}
          className={`${buttonClass()} max-md:w-full`}
        >
          <Blocks aria-hidden="true" strokeWidth={1.75} />
          {t('query.build')}
        </Link>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)] xl:grid-rows-[auto_1fr] 2xl:grid-cols-[440px_minmax(0,1fr)]">
        <div className="xl:col-start-2">
          <LiveValueCard query={query} draft={draft} run={run} onOpenList={() => setIsListOpen(true)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <ParametersCard
            query={query}
            choices={draft.params}
            onChange={(params) => change((before) => ({ ...before, params }))}
            onReset={isAsStart ? undefined : () => change((before) => ({ ...before, params: start.params }))}
          />
          <AboutCard query={query} executedAt={run.execution?.executedAt} />
        </div>
        {run.execution ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-2">
            {query.hasSeries ? <PeriodsCard query={query} result={run.execution.queryResult} /> : null}
            <ResultCard
              query={query}
              result={run.execution.queryResult}
              configuration={draft.configuration}
            />
          </div>
        ) : null}
      </div>
      {run.execution ? (
        <RecordsDialog
          isOpen={isListOpen}
          onOpenChange={setIsListOpen}
          title={query.title}
          query={queryRecordsQuery(query.key, run.values, i18n.language)}
          scope={run.execution.queryResult.scope}
          unit={query.unit}
          valueText={unit.amount}
        />
      ) : null}
    </div>
  );
}

/** What the number rests on. */
function AboutCard({ query, executedAt }: { query: NamedQuery; executedAt: string | undefined }) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  const now = useNow();
  const { sources, smallestSample, recordKind, usedIn } = query;
  const sample = t(`records.${recordKind}`, {
    count: smallestSample,
    number: format.number(smallestSample),
  });
  return (
    <Card isPadded>
      <h2 className="mb-2 text-base/[24px]">{t('query.about.title')}</h2>
      <dl className="text-sm">
        <Fact name={t('query.about.source')}>
          {sources.map((source) => t(`query.about.sources.${source}`)).join(', ')}
        </Fact>
        {executedAt ? <Fact name={t('query.about.counted')}>{format.relative(executedAt, now)}</Fact> : null}
        <Fact name={t('query.about.recounted')}>{t('query.about.recountedText')}</Fact>
        <Fact name={t('query.about.sample')}>
          {smallestSample > 0 ? t('query.about.sampleText', { records: sample }) : t('query.about.noSample')}
        </Fact>
        <Fact name={t('query.about.usedIn')}>
          {usedIn.badges === 0
            ? t('query.about.unused')
            : [
                t('query.about.badges', { count: usedIn.badges }),
                usedIn.dashboards > 0 ? t('query.about.dashboards', { count: usedIn.dashboards }) : null,
              ]
                .filter(Boolean)
                .join(', ')}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}

interface ResultCardProps {
  query: NamedQuery;
  result: QueryResult;
  configuration: BadgeConfiguration;
}

function ResultCard({ query, result, configuration }: ResultCardProps) {
  const { t } = useTranslation('badges');
  return (
    <Card aria-label={t('query.result')} className="overflow-hidden">
      <ResultTable query={query} result={result} marks={configuration} hasTrend={query.hasSeries} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5">
        <ResultLegend
          valueLabel={t('query.firstValue')}
          trendLabel={t('query.secondValue')}
          hasTrend={query.hasSeries}
        />
        <span className="text-xs text-ink-3">
          {t('query.size', { rows: result.rows.length, columns: result.columnsNames.length })}
        </span>
      </footer>
    </Card>
  );
}

function PeriodsCard({ query, result }: { query: NamedQuery; result: QueryResult }) {
  const { t } = useTranslation('badges');
  const unit = useUnitText(query.unit);
  const [isTable, setIsTable] = useState(false);
  const periods = parsePeriods(result).toReversed();
  const [first, last] = [periods[0], periods.at(-1)];
  const hasValues = periods.some(({ value }) => value !== null);
  const heading = t('query.periods', { count: periods.length });
  return (
    <Card aria-label={heading} className="overflow-hidden">
      <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-5">
        <h2 className="flex-1 text-base/[24px]">{heading}</h2>
        <TableSwitch isTable={isTable} onChange={setIsTable} about={heading} className="-mr-2" />
      </header>
      {isTable ? (
        <DataTable
          label={heading}
          headHeight={36}
          rowHeight={38}
          rows={periods}
          keyOf={({ period }) => period}
          columns={[
            {
              key: 'period',
              header: t('query.columns.period'),
              className: 'pr-5',
              cell: ({ period }) => unit.period(period),
            },
            {
              key: 'value',
              header: t('query.columns.value'),
              isNumeric: true,
              className: 'pl-5',
              cell: ({ value }) => unit.amount(value),
            },
          ]}
        />
      ) : hasValues ? (
        <div className="px-4 py-3 md:px-6">
          <PeriodChart
            summary={t('query.chart', {
              title: query.title,
              count: periods.length,
              first: unit.amount(first?.value ?? null),
              last: unit.amount(last?.value ?? null),
            })}
            periods={periods}
            unit={unit}
          />
        </div>
      ) : (
        <p className="px-5 py-8 text-center text-sm text-ink-3">{t('query.noValues')}</p>
      )}
    </Card>
  );
}

interface PeriodChartProps {
  /** One sentence that says what the drawing shows. */
  summary: string;
  /** Oldest first. */
  periods: readonly PeriodRow[];
  unit: UnitText;
}

/** Periods are equally long, so they stand equally far apart whatever the calendar says. */
const firstPlace = '2000-01-01';

/** The value of each period as a line; the numbers themselves stand in a table beside it. */
function PeriodChart({ summary, periods, unit }: PeriodChartProps) {
  const format = useFormat();
  return (
    <LineChart
      summary={summary}
      look="periods"
      topPx={16}
      sides={{ left: 60, right: 16 }}
      from={firstPlace}
      to={addDays(firstPlace, Math.max(0, periods.length - 1))}
      valueText={unit.short}
      points={periods.flatMap(({ period, value }, place) =>
        value === null
          ? []
          : [
              {
                date: addDays(firstPlace, place),
                value,
                dateText: unit.periodEnd(period),
                title: format.labelled(unit.period(period), unit.amount(value)),
              },
            ],
      )}
    />
  );
}
