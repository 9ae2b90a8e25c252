import { layoutColumns } from '@hearthline/charts/columns';
import type { MarketContext } from '@hearthline/contract/listing-detail';
import { addDays } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx';
import { chartSides, LineChart } from '../../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { fillMonths } from './fill-months.ts';

interface MarketTrendProps {
  months: MarketContext['months'];
  summary: string;
  isLease: boolean;
}

const columnsHeightPx = 44;
/** Half a month on either side: then each median stands above its column. */
const halfMonthDays = 15;

/** The median month by month, and under it how many homes it stands on. */
export function MarketTrend({ months, summary, isLease }: MarketTrendProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const filled = fillMonths(months);
  const priced = filled.flatMap(({ month, median }) =>
    median === null ? [] : [{ date: month, value: median }],
  );
  const last = priced.length - 1;
  return (
    <div className="px-5 pb-3">
      <LineChart
        summary={summary}
        look="market"
        heightPx={172}
        from={addDays(filled[0]?.month ?? '', -halfMonthDays)}
        to={addDays(filled.at(-1)?.month ?? '', halfMonthDays)}
        valueText={format.roundPrice}
        points={priced.map(({ date, value }, index) => ({
          date,
          value,
          dateText: format.monthYear(date),
          title: `${format.dateText(date)}: ${format.price(value)}`,
          priority: index === last ? 2 : index === 0 ? 1 : 0,
          ...((index === last || index === 0) && { label: format.shortPrice(value) }),
        }))}
      />
      <p className="pb-1 text-2xs text-ink-3">
        {t(isLease ? 'detail.market.leasedPerMonth' : 'detail.market.soldPerMonth', {
          number: format.number(Math.max(0, ...filled.map(({ count }) => count))),
        })}
      </p>
      <ChartFrame heightPx={columnsHeightPx} margins={{ ...chartSides, top: 2, bottom: 1 }}>
        {(frame) =>
          layoutColumns(
            filled.map(({ count }) => count),
            frame,
          ).columns.map((column, index) => (
            <path key={filled[index]?.month} d={column.path} fill="var(--chart-2)" opacity={0.5} />
          ))
        }
      </ChartFrame>
    </div>
  );
}
