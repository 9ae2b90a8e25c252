import type { ReplyOf } from '@hearthline/contract';
import type { NamedQuery } from '@hearthline/contract/badges';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Lock, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../../shared/charts/sparkline.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { parseSeries, writeScope } from '../card/badge-number.ts';
import { parsePeriods } from '../model/result-table.ts';
import { useUnitText } from '../model/use-unit-text.ts';

type QueryRun = ReplyOf<'POST /queries/exec'>['result'][number]['execution'];

interface QueryTableProps {
  rows: readonly NamedQuery[];
  runs: ReadonlyMap<string, QueryRun> | undefined;
  isCounting: boolean;
}

export function QueryTable({ rows, runs, isCounting }: QueryTableProps) {
  const { t } = useTranslation('badges');
  const runOf = ({ key }: NamedQuery) => ({ run: runs?.get(key), isCounting });
  return (
    <DataTable
      label={t('categories.columns.query')}
      rowHeight={62}
      hasHover
      className="[&_thead]:whitespace-nowrap"
      rows={rows}
      keyOf={({ key }) => key}
      cardsBelow={1024}
      cardClass="px-4 py-3.5"
      renderCard={(query) => <QueryCard query={query} {...runOf(query)} />}
      columns={[
        {
          key: 'query',
          header: t('categories.columns.query'),
          cellClass: 'max-w-110',
          cell: ({ title, description }) => (
            <>
              <div className="font-medium">{title}</div>
              <div className="text-xs text-ink-3">{description}</div>
            </>
          ),
        },
        {
          key: 'parameters',
          header: t('categories.columns.parameters'),
          cell: ({ parameters }) => (
            <span className="flex items-center gap-1.5 text-ink-2">
              <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.75} />
              {parameters.length}
            </span>
          ),
        },
        {
          key: 'value',
          header: t('categories.columns.value'),
          align: 'right',
          className: 'min-w-40',
          cellClass: 'whitespace-nowrap',
          cell: (query) => <LiveValue query={query} {...runOf(query)} />,
        },
        {
          key: 'periods',
          header: t('categories.columns.periods'),
          className: 'w-36 pl-7',
          cell: (query) => <PeriodLine {...runOf(query)} />,
        },
        { key: 'use', header: t('categories.columns.use'), cell: (query) => <UseTag query={query} /> },
        {
          key: 'actions',
          header: t('categories.columns.actions'),
          isHeaderHidden: true,
          align: 'right',
          className: 'w-26',
          cell: ({ key, title }) => (
            <Link
              to="/badge-builder/categoreis/query"
              search={{ key }}
              aria-label={t('categories.openNamed', { title })}
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              {t('categories.open')}
            </Link>
          ),
        },
      ]}
    />
  );
}

interface RunProps {
  query: NamedQuery;
  run: QueryRun | undefined;
  isCounting: boolean;
}

/** The whole card leads on. */
function QueryCard({ query, run, isCounting }: RunProps) {
  const { t } = useTranslation('badges');
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Link
            to="/badge-builder/categoreis/query"
            search={{ key: query.key }}
            className="text-sm font-medium after:absolute after:inset-0"
          >
            {query.title}
          </Link>
          <p className="text-xs text-ink-3">{query.description}</p>
        </div>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 text-ink-3" />
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <div>
          <LiveValue query={query} run={run} isCounting={isCounting} />
        </div>
        <PeriodLine run={run} isCounting={isCounting} />
      </div>
      <div className="mt-2.5 flex items-center gap-2">
        <UseTag query={query} />
        <span className="text-xs text-ink-3">{t('parameters', { count: query.parameters.length })}</span>
      </div>
    </>
  );
}

function LiveValue({ query, run, isCounting }: RunProps) {
  const { t } = useTranslation(['badges', 'badgesCard']);
  const text = useUnitText(query.unit);
  if (isCounting) return <Skeleton className="inline-block h-4 w-20" />;
  if (run?.lock) return <LockedValue text={t(`badgesCard:locked.${run.lock}`)} />;
  const value = run ? parsePeriods(run.queryResult)[0]?.value : null;
  return (
    <>
      {value === null || value === undefined ? (
        <span className="text-ink-3">{t('value.none')}</span>
      ) : (
        <b className="font-tabular text-[15px] font-semibold">{text.amount(value)}</b>
      )}
      {run ? (
        <span className="block text-xs text-balance whitespace-normal text-ink-3">
          {writeScope(run.queryResult.scope)}
        </span>
      ) : null}
    </>
  );
}

function LockedValue({ text }: { text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
      <Lock aria-hidden="true" className="size-3.5" />
      {text}
    </span>
  );
}

const sparklineBox = { width: 112, height: 32, edge: 2 };

function PeriodLine({ run, isCounting }: Omit<RunProps, 'query'>) {
  if (isCounting) return <Skeleton className="h-8 w-28 rounded-md!" />;
  const values = run ? parseSeries(run.queryResult) : [];
  if (values.length < 2) return null;
  return <Sparkline values={values} box={sparklineBox} look="area" className="block" />;
}

function UseTag({ query: { usedIn } }: { query: NamedQuery }) {
  const { t } = useTranslation('badges');
  if (usedIn.dashboards > 0) return <Tag tone="success">{t('categories.use.dashboard')}</Tag>;
  if (usedIn.badges > 0)
    return <Tag tone="success">{t('categories.use.badges', { count: usedIn.badges })}</Tag>;
  return <Tag>{t('categories.use.none')}</Tag>;
}
