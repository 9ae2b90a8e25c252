import { bottomUnderLabel, chooseLabels, estimateTextWidth, topUnderLabel } from '@hearthline/charts/labels';
import type { TimePoint } from '@hearthline/charts/time-chart';
import { layoutTimeChart } from '@hearthline/charts/time-chart';
import { useId } from 'react';
import { useWidth } from '../../../../shared/hooks/use-width.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';

export interface ChartPoint extends TimePoint {
  /** Stands above the point where there is room. */
  label?: string;
  /** Among labels that would overlap, the higher one stays. */
  priority?: number;
}

interface TimeChartViewProps {
  /** One sentence that says what the drawing shows. */
  summary: string;
  points: readonly ChartPoint[];
  reference?: readonly TimePoint[];
  from?: string;
  to?: string;
  /** The market is dotted and in its own colour; the subject is a strong line. */
  isMarket?: boolean;
  heightPx?: number;
}

/** Room for the prices on the left; what stands below a chart keeps to the same sides. */
export const chartSides = { left: 56, right: 12 };
const axisFontPx = 11;
const labelFontPx = 11.5;

function widthOf(label = ''): number {
  return estimateTextWidth(label, labelFontPx);
}

/** Prices over time. The numbers themselves stand in a table beside it. */
export function TimeChartView(props: TimeChartViewProps) {
  const { summary, points, reference, from, to, isMarket = false, heightPx = 212 } = props;
  const format = useFormat();
  const gradientId = useId();
  const [element, width] = useWidth<HTMLDivElement>();
  const frame = { ...chartSides, width, height: heightPx, top: 34, bottom: 36 };
  const chart = layoutTimeChart({ frame, points, reference, from, to });
  const { main, plot } = chart;
  const edges = { left: 0, right: width, gap: 10 };
  /** Above its point, or below where a neighbour reaches higher: it must not seem to name that one. */
  const labelY = (index: number, label: { x: number; width: number }) => {
    const top = topUnderLabel(main.points, label);
    const isTop = (main.points[index]?.y ?? 0) <= top;
    return isTop ? top - 14 : bottomUnderLabel(main.points, label) + 23;
  };
  const labels = chooseLabels(
    main.points.map(({ x, label, priority }) => ({
      x,
      priority: label ? (priority ?? 0) + 1 : -1,
      width: widthOf(label),
    })),
    // The prices of the axis keep their column.
    { ...edges, left: chartSides.left - 8 },
  ).filter(({ index }) => main.points[index]?.label);
  const dates = chooseLabels(
    main.points.map(({ x, date, priority }) => ({
      x,
      priority,
      width: estimateTextWidth(format.monthYear(date), axisFontPx),
    })),
    edges,
  );
  const colour = isMarket ? 'var(--chart-2)' : 'var(--chart-1)';
  return (
    <div ref={element}>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${heightPx}`}
        height={heightPx}
        className="block w-full font-sans"
        fontSize={axisFontPx}
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity="0.22" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
        </defs>
        {chart.valueTicks.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${plot.left - 4},${y}H${plot.right}`} stroke="var(--chart-grid)" />
            <text x={0} y={y + 4} fill="var(--chart-axis)">
              {format.roundPrice(value)}
            </text>
          </g>
        ))}
        {chart.reference.path ? (
          <path
            d={chart.reference.path}
            fill="none"
            stroke="var(--chart-2)"
            strokeWidth={2}
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        ) : null}
        <path d={main.areaPath} fill={`url(#${gradientId})`} />
        <path
          d={main.path}
          fill="none"
          stroke={colour}
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={isMarket ? '2 5' : undefined}
        />
        {main.points.map(({ date, value, x, y }) => (
          <circle
            key={`${date} ${value}`}
            cx={x}
            cy={y}
            r={isMarket ? 3.5 : 5}
            fill="var(--surface)"
            stroke={colour}
            strokeWidth={2.5}
          >
            <title>{`${format.dateText(date)}: ${format.price(value)}`}</title>
          </circle>
        ))}
        {dates.map(({ index, x }) => (
          <text key={index} x={x} y={heightPx - 10} textAnchor="middle" fill="var(--chart-axis)">
            {format.monthYear(main.points[index]?.date ?? '')}
          </text>
        ))}
        {labels.map(({ index, x }) => (
          <text
            key={index}
            x={x}
            y={labelY(index, { x, width: widthOf(main.points[index]?.label) })}
            textAnchor="middle"
            fill="var(--ink)"
            fontWeight={600}
            fontSize={labelFontPx}
            stroke="var(--surface)"
            strokeWidth={4}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {main.points[index]?.label}
          </text>
        ))}
      </svg>
    </div>
  );
}
