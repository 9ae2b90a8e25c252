import { layoutColumns } from '@hearthline/charts/columns';
import { chooseLabels, estimateTextWidth } from '@hearthline/charts/labels';
import type { QueryUnit } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { useBox } from '../../../shared/hooks/use-box.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import type { ChartPeriod } from '../model/chart-periods.ts';
import { namePeriod } from '../model/chart-periods.ts';
import { useUnitText } from '../model/use-unit-text.ts';

interface DrawingProps {
  periods: readonly ChartPeriod[];
  unit: QueryUnit;
  title: string;
}

const axisFontPx = 11;

function chooseTexts(texts: readonly { x: number; text: string }[], width: number) {
  const wishes = texts.map(({ x, text }) => ({ x, width: estimateTextWidth(text, axisFontPx) }));
  return chooseLabels(wishes, { left: 0, right: width, gap: 8 }).map(({ index, x }) => ({
    index,
    x,
    text: texts[index]?.text ?? '',
  }));
}

/** A column a period; the one that still runs has the colour of the subject. */
export function PeriodColumns({ periods, unit, title }: DrawingProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const writeUnit = useUnitText();
  const [element, { width, height }] = useBox<HTMLDivElement>();
  const frame = { width, height, left: 0, right: 0, top: 22, bottom: 26 };
  const { columns, plot } = layoutColumns(
    periods.map(({ value }) => value),
    frame,
  );
  const middles = columns.map(({ x, width: columnWidth }) => x + columnWidth / 2);
  const values = chooseTexts(
    periods.map(({ value }, index) => ({ x: middles[index] ?? 0, text: writeUnit(value, unit, true) })),
    width,
  );
  const names = chooseTexts(
    periods.map(({ period }, index) => ({ x: middles[index] ?? 0, text: namePeriod(period, format, true) })),
    width,
  );
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <div ref={element} className="min-h-0 flex-1 overflow-hidden">
      <svg
        role="img"
        aria-label={t('chart.summary', {
          title,
          from: namePeriod(first?.period ?? '', format),
          first: writeUnit(first?.value ?? 0, unit),
          to: namePeriod(last?.period ?? '', format),
          last: writeUnit(last?.value ?? 0, unit),
        })}
        width={width}
        height={height}
        className="block font-sans"
        fontSize={axisFontPx}
      >
        <path d={`M0,${plot.bottom}H${width}`} stroke="var(--chart-grid)" />
        {columns.map(({ path }, index) => (
          <path
            key={periods[index]?.period}
            d={path}
            fill={index === columns.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)'}
          >
            <title>
              {`${namePeriod(periods[index]?.period ?? '', format)}: ${writeUnit(periods[index]?.value ?? 0, unit)}`}
            </title>
          </path>
        ))}
        {values.map(({ index, x, text }) => (
          <text key={index} x={x} y={(columns[index]?.y ?? 0) - 6} textAnchor="middle" fill="var(--ink-2)">
            {text}
          </text>
        ))}
        {names.map(({ index, x, text }) => (
          <text key={index} x={x} y={height - 8} textAnchor="middle" fill="var(--chart-axis)">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

export function PeriodTable({ periods, unit, title }: DrawingProps) {
  const { t } = useTranslation('dashboard');
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
