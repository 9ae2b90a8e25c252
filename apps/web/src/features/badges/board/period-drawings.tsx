import { layoutColumns } from '@hearthline/charts/columns';
import type { QueryUnit } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { ChartFrame, LabelRow } from '../../../shared/charts/chart-frame.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import type { ChartPeriod } from './chart-periods.ts';
import { namePeriod } from './chart-periods.ts';
import { useUnitText } from './use-unit-text.ts';

interface DrawingProps {
  periods: readonly ChartPeriod[];
  unit: QueryUnit;
  title: string;
}

/** A column a period; the one that still runs has the colour of the subject. */
export function PeriodColumns({ periods, unit, title }: DrawingProps) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const writeUnit = useUnitText();
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <ChartFrame
      className="min-h-0 flex-1 overflow-hidden"
      margins={{ left: 0, right: 0, top: 22, bottom: 26 }}
      summary={t('chart.summary', {
        title,
        from: namePeriod(first?.period ?? '', format),
        first: writeUnit(first?.value ?? 0, unit),
        to: namePeriod(last?.period ?? '', format),
        last: writeUnit(last?.value ?? 0, unit),
      })}
    >
      {(frame) => {
        const { columns, plot } = layoutColumns(
          periods.map(({ value }) => value),
          frame,
        );
        const middles = columns.map(({ x, width }) => x + width / 2);
        const row = { width: frame.width, gapPx: 8 };
        return (
          <>
            <path d={`M0,${plot.bottom}H${frame.width}`} stroke="var(--chart-grid)" />
            {periods.map(({ period, value }, index) => (
              <path
                key={period}
                d={columns[index]?.path}
                fill={index === periods.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)'}
              >
                <title>{`${namePeriod(period, format)}: ${writeUnit(value, unit)}`}</title>
              </path>
            ))}
            <LabelRow
              {...row}
              y={(index) => (columns[index]?.y ?? 0) - 6}
              fill="var(--ink-2)"
              labels={periods.map(({ value }, index) => ({
                x: middles[index] ?? 0,
                text: writeUnit(value, unit, true),
              }))}
            />
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

export function PeriodTable({ periods, unit, title }: DrawingProps) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const writeUnit = useUnitText();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <DataTable
        label={title}
        rowHeight={0}
        headHeight={0}
        edge={0}
        className="[&_tbody]:font-tabular"
        rows={periods.toReversed()}
        keyOf={({ period }) => period}
        columns={[
          {
            key: 'period',
            header: t('chart.period'),
            className: 'px-0 py-1.5',
            cell: ({ period }) => namePeriod(period, format),
          },
          {
            key: 'value',
            header: t('chart.value'),
            align: 'right',
            className: 'px-0 py-1.5',
            cell: ({ value }) => writeUnit(value, unit),
          },
          {
            key: 'records',
            header: t('chart.records'),
            align: 'right',
            className: 'px-0 py-1.5',
            cellClass: 'text-ink-2',
            cell: ({ records }) => (records === null ? '—' : format.number(records)),
          },
        ]}
      />
    </div>
  );
}
