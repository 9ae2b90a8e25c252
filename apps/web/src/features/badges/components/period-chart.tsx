import { addDays } from '@hearthline/domain/calendar';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import type { PeriodRow } from '../model/result-table.ts';
import type { UnitText } from '../model/use-unit-text.ts';

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
export function PeriodChart({ summary, periods, unit }: PeriodChartProps) {
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
                title: `${unit.period(period)}: ${unit.amount(value)}`,
              },
            ],
      )}
    />
  );
}
