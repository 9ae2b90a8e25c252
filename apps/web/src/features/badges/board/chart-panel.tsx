import { layoutColumns } from '@hearthline/charts/columns';
import type { QueryResult, QueryUnit } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { valueColumn } from '@hearthline/domain/badge/configuration';
import { parseAmount } from '@hearthline/domain/badge/number';
import type { Format } from '@hearthline/format/format';
import { ChartColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame, LabelRow, Readout } from '../../../shared/charts/chart-frame.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { formatBadgeValue } from '../card/badge-number.ts';
import type { BadgeState } from '../card/badge-placeholder.tsx';
import { BadgePlaceholder } from '../card/badge-placeholder.tsx';
import { LockedTile } from '../card/locked-tile.tsx';
import { useAmountText } from '../card/use-amount-text.ts';

// Most look at the columns alone.
const PeriodTable = lazyPart(async () => (await import('./period-table.tsx')).PeriodTable);

interface ChartPanelProps {
  title: string;
  configuration: BadgeConfiguration;
  result: QueryResult | null;
  state: BadgeState;
  errorText: string | undefined;
  onRetry: () => void;
  onOpen: () => void;
  unit: QueryUnit | undefined;
  controls: ReactNode;
}

/** The value of a query over its periods. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, configuration, result, state, errorText, onRetry, onOpen, unit = 'count', controls } = props;
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const periods = state === 'failed' ? [] : parseChartPeriods(result);
  const value = formatBadgeValue(configuration, result, format, false);
  const drawing = { periods, unit, title };
  const period = namePeriod(periods.at(-1)?.period ?? '', format);
  const amountText = useAmountText();
  if (state === 'locked') return <LockedTile title={title} shape="chart" className="dashboard-panel" />;
  return (
    <Card aria-labelledby={titleId} aria-busy={state === 'loading'} className="dashboard-panel">
      <CardHeader
        id={titleId}
        title={<span className="line-clamp-1">{title}</span>}
        className="h-14 flex-nowrap py-0"
        actions={
          <>
            {controls}
            {periods.length > 0 && (
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
      {periods.length === 0 ? (
        <div className="relative flex-1 px-5 py-2">
          <BadgePlaceholder state={state} errorText={errorText} onRetry={onRetry} />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col px-5 pt-3.5 pb-4">
          <button
            type="button"
            onClick={onOpen}
            className="touch-target mb-1.5 flex items-center gap-1.5 self-start rounded-xs text-xs text-ink-2 hovered:text-ink"
          >
            <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-chart-1" />
            {period} <b className="text-ink">{value?.whole}</b>
            <span className="sr-only">{t('chart.open', { title })}</span>
          </button>
          {isTable ? (
            <PeriodTable
              title={title}
              rows={periods.toReversed().map(({ period, value, records }) => ({
                period: namePeriod(period, format),
                value: amountText(value, unit),
                records: records === null ? '—' : format.number(records),
              }))}
            />
          ) : (
            <PeriodColumns {...drawing} />
          )}
        </div>
      )}
    </Card>
  );
}

interface DrawingProps {
  periods: readonly ChartPeriod[];
  unit: QueryUnit;
  title: string;
}

/** A column a period; the one that still runs has the colour of the subject. */
function PeriodColumns({ periods, unit, title }: DrawingProps) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const amountText = useAmountText();
  const [first, last] = [periods[0], periods.at(-1)];
  const texts = periods.map(({ period, value }) =>
    format.labelled(namePeriod(period, format), amountText(value, unit)),
  );
  return (
    <ChartFrame
      className="min-h-0 flex-1 overflow-hidden"
      margins={{ left: 0, right: 0, top: 22, bottom: 26 }}
      pointTexts={texts}
      summary={t('chart.summary', {
        title,
        from: namePeriod(first?.period ?? '', format),
        first: amountText(first?.value ?? 0, unit),
        to: namePeriod(last?.period ?? '', format),
        last: amountText(last?.value ?? 0, unit),
      })}
    >
      {(frame, reached) => {
        const { columns, plot } = layoutColumns(
          periods.map(({ value }) => value),
          frame,
        );
        const middles = columns.map(({ x, width }) => x + width / 2);
        const row = { width: frame.width, gapPx: 8 };
        return (
          <>
            <path d={`M0,${plot.bottom}H${frame.width}`} stroke="var(--chart-grid)" />
            {periods.map(({ period }, index) => (
              <path
                key={period}
                d={columns[index]?.path}
                fill={index === periods.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)'}
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
                labels={periods.map(({ value }, index) => ({
                  x: middles[index] ?? 0,
                  text: amountText(value, unit, true),
                }))}
              />
            ) : (
              <Readout x={middles[reached] ?? 0} text={texts[reached] ?? ''} width={frame.width} />
            )}
            <LabelRow
              {...row}
              y={frame.height - 8}
              labels={periods.map(({ period }, index) => ({
                x: middles[index] ?? 0,
                text: namePeriod(period, format, true),
              }))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

interface ChartPeriod {
  /** Two days, or empty for what only is now. */
  period: string;
  value: number;
  records: number | null;
}

/** Oldest first; periods without a value are left out, because a column of nothing would say zero. */
function parseChartPeriods(result: QueryResult | null): ChartPeriod[] {
  if (!result) return [];
  const columnOf = (name: string) => result.columnsNames.indexOf(name);
  const [periodAt, recordsAt] = [columnOf('period'), columnOf('records')];
  const valueAt = columnOf('value') < 0 ? valueColumn : columnOf('value');
  return result.rows
    .flatMap((row, index) => {
      const value = parseAmount(result.rows, index, valueAt);
      if (value === null) return [];
      const period = String(row[periodAt] ?? '');
      return [{ period, value, records: parseAmount(result.rows, index, recordsAt) }];
    })
    .reverse();
}

/** A month by its name, anything else by its days; short ones for an axis say where it begins. */
function namePeriod(period: string, format: Format, isShort = false): string {
  const [from = '', to = ''] = period.split('/');
  if (from === '' || to === '') return period;
  if (from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7))
    return isShort ? format.month(from) : format.monthYear(from);
  return isShort ? format.monthDay(from) : format.joinDates(format.monthDay(from), format.monthDay(to));
}
