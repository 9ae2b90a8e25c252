import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { TableSwitch } from '../../../shared/charts/table-switch.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';

interface FiguresChartProps {
  figures: PlaceFigures;
  title: string;
}

/** Prices month by month, drawn or as a table. */
export function FiguresChart({ figures, title }: FiguresChartProps) {
  const { t } = useTranslation('news');
  const [isTable, setTable] = useState(false);
  if (figures.months.filter(({ median }) => median !== null).length < 2)
    return <p className="text-ink-2">{t('block.tooFewMonths')}</p>;
  return (
    <>
      <div className="-mt-1.5 mb-1 flex justify-end">
        <TableSwitch isTable={isTable} onChange={setTable} about={title} className="-mr-2" />
      </div>
      {isTable ? <MonthTable figures={figures} title={title} /> : <MonthLine figures={figures} />}
    </>
  );
}

/** A day within a month, for words that name the month alone. */
const dayOf = (month: string): string => `${month}-15`;

function MonthLine({ figures: { months, place } }: Pick<FiguresChartProps, 'figures'>) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const points = months.flatMap(({ month, median, sales }) =>
    median === null
      ? []
      : [
          {
            date: dayOf(month),
            value: median,
            dateText: format.month(dayOf(month)),
            title: t('block.point', {
              month: format.longMonthYear(dayOf(month)),
              median: format.price(median),
              count: sales,
            }),
          },
        ],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <LineChart
      look="subject"
      points={points}
      valueText={format.roundPrice}
      topPx={16}
      heightPx={190}
      summary={t('block.chart', {
        place: place.name,
        from: format.price(first.value),
        first: format.longMonthYear(first.date),
        to: format.price(last.value),
        last: format.longMonthYear(last.date),
      })}
    />
  );
}

/** The newest month first. */
function MonthTable({ figures, title }: FiguresChartProps) {
  const { t } = useTranslation('news');
  const format = useFormat();
  return (
    <DataTable
      label={title}
      rowHeight={36}
      edge={0}
      cardsBelow={0}
      rows={figures.months.toReversed()}
      keyOf={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: t('block.columns.month'),
          isRowHeader: true,
          cell: ({ month }) => format.longMonthYear(dayOf(month)),
        },
        {
          key: 'median',
          header: t('block.columns.median'),
          isNumeric: true,
          cell: ({ median }) => (median === null ? t('block.tooFewInMonth') : format.price(median)),
        },
        {
          key: 'sales',
          header: t('block.columns.sales'),
          isNumeric: true,
          cell: ({ sales }) => format.number(sales),
        },
      ]}
    />
  );
}
