import { chooseLabels, estimateTextWidth } from '@hearthline/charts/labels';
import { layoutTimeChart } from '@hearthline/charts/time-chart';
import { addDays } from '@hearthline/domain/date-range';
import { useId } from 'react';
import { useWidth } from '../../../shared/hooks/use-width.ts';
import type { PeriodRow } from '../model/result-table.ts';
import type { UnitText } from '../model/use-unit-text.ts';

interface PeriodChartProps {
  /** One sentence that says what the drawing shows. */
  summary: string;
  /** Oldest first. */
  periods: readonly PeriodRow[];
  unit: UnitText;
}

const heightPx = 212;
const fontPx = 11;
/** Periods are equally long, so they stand equally far apart whatever the calendar says. */
const firstPlace = '2000-01-01';

/** The value of each period as a line; the numbers themselves stand in a table beside it. */
export function PeriodChart({ summary, periods, unit }: PeriodChartProps) {
  const gradientId = useId();
  const [element, width] = useWidth<HTMLDivElement>();
  const points = periods.flatMap(({ period, value }, place) =>
    value === null ? [] : [{ date: addDays(firstPlace, place), value, period }],
  );
  const chart = layoutTimeChart({
    frame: { width, height: heightPx, left: 60, right: 16, top: 16, bottom: 36 },
    points,
    from: firstPlace,
    to: addDays(firstPlace, Math.max(0, periods.length - 1)),
  });
  const { main, plot } = chart;
  const labels = chooseLabels(
    main.points.map(({ x, period }) => ({ x, width: estimateTextWidth(unit.periodEnd(period), fontPx) })),
    { left: 0, right: width, gap: 10 },
  );
  const last = main.points.at(-1);
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${heightPx}`}
        height={heightPx}
        className="block w-full font-sans"
        fontSize={fontPx}
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--chart-1)" stopOpacity="0.18" />
            <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {chart.valueTicks.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${plot.left - 4},${y}H${plot.right}`} stroke="var(--chart-grid)" />
            <text x={0} y={y + 4} fill="var(--chart-axis)">
              {unit.short(value)}
            </text>
          </g>
        ))}
        <path d={main.areaPath} fill={`url(#${gradientId})`} />
        <path
          d={main.path}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {main.points.map(({ period, value, x, y }) => (
          <circle
            key={period}
            cx={x}
            cy={y}
            r={x === last?.x ? 6 : 4}
            fill="var(--surface)"
            stroke="var(--chart-1)"
            strokeWidth={2.5}
          >
            <title>{`${unit.period(period)}: ${unit.amount(value)}`}</title>
          </circle>
        ))}
        {labels.map(({ index, x }) => (
          <text key={index} x={x} y={heightPx - 10} textAnchor="middle" fill="var(--chart-axis)">
            {unit.periodEnd(main.points[index]?.period ?? '')}
          </text>
        ))}
      </svg>
    </div>
  );
}
