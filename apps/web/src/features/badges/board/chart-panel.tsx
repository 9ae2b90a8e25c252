import { layoutColumns } from '@hearthline/charts/columns';
import type { BadgeSeries, QueryResult, QueryUnit } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { addMonths, endOfMonth, startOfMonth } from '@hearthline/domain/calendar';
import { ChartColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame, LabelRow, Readout } from '../../../shared/charts/chart-frame.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { formatBadgeValue, writeScope } from '../card/badge-number.ts';
import type { BadgeState } from '../card/badge-placeholder.tsx';
import { BadgePlaceholder } from '../card/badge-placeholder.tsx';
import { LockedTile } from '../card/locked-tile.tsx';
import { useAmountText } from '../card/use-amount-text.ts';

// Most look at the columns alone.
const PeriodTable = lazyPart(async () => (await import('./period-table.tsx')).PeriodTable);

export interface ChartPanelProps {
  title: string;
  configuration: BadgeConfiguration;
  /** The value of the whole period. */
  result: QueryResult | null;
  /** The period cut into days, months or quarters. */
  series: BadgeSeries | null;
  state: BadgeState;
  errorText: string | undefined;
  onRetry: () => void;
  onOpen: () => void;
  unit: QueryUnit | undefined;
  controls: ReactNode;
}

/** The value of a query, and the parts of its period. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, configuration, result, series, state, errorText, onRetry, onOpen, unit = 'count' } = props;
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const parts = state === 'failed' || !series ? [] : series.parts;
  const hasValues = parts.some(({ value }) => value !== null);
  const value = formatBadgeValue(configuration, result, format);
  const words = usePartWords(series?.step ?? 'day', unit);
  if (state === 'locked') return <LockedTile title={title} shape="chart" className="dashboard-panel" />;
  return (
    <Card aria-labelledby={titleId} aria-busy={state === 'loading'} className="dashboard-panel">
      <CardHeader
        id={titleId}
        title={<span className="line-clamp-1">{title}</span>}
        className="h-14 flex-nowrap py-0"
        actions={
          <>
            {props.controls}
            {hasValues && (
              <IconButton
                size="sm"
                label={t(isTable ? 'chart.asChart' : 'chart.asTable', { title })}
                icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
                className="-mr-2"
                onClick={() => setIsTable(!isTable)}
              />
            )}
          </>
        }
      />
      {!hasValues ? (
        <div className="relative flex-1 px-5 py-2">
          {state === 'ready' && result && (
            <p className="pt-1.5 text-xs text-ink-2">{writeScope(result.scope)}</p>
          )}
          <BadgePlaceholder state={state} errorText={errorText} onRetry={onRetry} />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col px-5 pt-3.5 pb-4">
          <button
            type="button"
            onClick={onOpen}
            className="touch-target mb-1.5 flex items-center gap-1.5 self-start rounded-xs text-xs text-ink-2 hovered:text-ink"
          >
            <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-chart-2" />
            {result && writeScope(result.scope)} <b className="text-ink">{value?.whole}</b>
            <span className="sr-only">{t('chart.open', { title })}</span>
          </button>
          {isTable ? (
            <PeriodTable
              title={title}
              rows={parts.toReversed().map((part) => ({
                period: words.name(part),
                value: words.value(part),
                records: format.number(part.records),
              }))}
            />
          ) : (
            <>
              <PartColumns parts={parts} words={words} title={title} />
              <Fewest parts={parts} words={words} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

type Part = BadgeSeries['parts'][number];

/** How a part of the period is called, whole and on an axis, and what it says. */
function usePartWords(step: BadgeSeries['step'], unit: QueryUnit) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const amountText = useAmountText();

  function name({ from, to }: Part): string {
    if (from === to) return format.dateText(from);
    const months = step === 'quarter' ? 3 : 1;
    const isWhole = from === startOfMonth(from) && to === endOfMonth(addMonths(from, months - 1));
    if (isWhole) return step === 'quarter' ? format.quarter(from) : format.monthYear(from);
    return format.joinDates(format.monthDay(from), format.dateText(to));
  }

  function value(part: Part): string {
    if (part.value === null) return t('chart.noValue');
    const amount = amountText(part.value, unit);
    return part.sample === '' ? amount : `${amount} (${part.sample})`;
  }

  return {
    name,
    value,
    amount: (part: Part) => (part.value === null ? '' : amountText(part.value, unit)),
    axis: ({ from }: Part) =>
      ({ day: format.monthDay, month: format.month, quarter: format.quarter })[step](from),
    sentence: (part: Part) => format.labelled(name(part), value(part)),
  };
}

type PartWords = ReturnType<typeof usePartWords>;

/** The labels of columns have no room for it. */
function Fewest({ parts, words }: { parts: readonly Part[]; words: PartWords }) {
  const { t } = useTranslation('badgesBoard');
  const [fewest] = parts
    .filter(({ sample }) => sample !== '')
    .toSorted((one, other) => one.records - other.records);
  if (!fewest) return null;
  return (
    <p className="pt-1 text-xs text-ink-3">
      {t('chart.fewest', { period: words.name(fewest), sample: fewest.sample })}
    </p>
  );
}

interface PartColumnsProps {
  parts: readonly Part[];
  words: PartWords;
  title: string;
}

/** A column a part; the newest has the colour of the subject. What has no value leaves a gap, which no zero would be. */
function PartColumns({ parts, words, title }: PartColumnsProps) {
  const { t } = useTranslation('badgesBoard');
  const [first, last] = [parts[0], parts.at(-1)];
  const texts = parts.map(words.sentence);
  return (
    <ChartFrame
      className="min-h-0 flex-1 overflow-hidden"
      margins={{ left: 0, right: 0, top: 22, bottom: 26 }}
      pointTexts={texts}
      summary={
        first && last
          ? t('chart.summary', {
              title,
              from: words.name(first),
              first: words.value(first),
              to: words.name(last),
              last: words.value(last),
            })
          : ''
      }
    >
      {(frame, reached) => {
        const { columns, plot } = layoutColumns(
          parts.map(({ value }) => value ?? 0),
          frame,
        );
        const middles = columns.map(({ x, width }) => x + width / 2);
        const row = { width: frame.width, gapPx: 8 };
        return (
          <>
            <path d={`M0,${plot.bottom}H${frame.width}`} stroke="var(--chart-grid)" />
            {parts.map(({ from }, index) => (
              <path
                key={from}
                d={columns[index]?.path}
                fill={index === parts.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)'}
                stroke={index === reached ? 'var(--focus)' : undefined}
                strokeWidth={2}
              >
                <title>{texts[index]}</title>
              </path>
            ))}
            {reached === null ? (
              <LabelRow
                {...row}
                y={(index) => (columns[index]?.y ?? 0) - 6}
                fill="var(--ink-2)"
                labels={parts.map((part, index) => ({ x: middles[index] ?? 0, text: words.amount(part) }))}
              />
            ) : (
              <Readout x={middles[reached] ?? 0} text={texts[reached] ?? ''} width={frame.width} />
            )}
            <LabelRow
              {...row}
              y={frame.height - 8}
              labels={parts.map((part, index) => ({ x: middles[index] ?? 0, text: words.axis(part) }))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
