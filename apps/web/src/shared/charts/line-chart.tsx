import { bottomUnderLabel, chooseLabels, estimateTextWidth, topUnderLabel } from '@hearthline/charts/labels';
import type { Placed, TimePoint } from '@hearthline/charts/time-chart';
import { layoutTimeChart } from '@hearthline/charts/time-chart';
import { useId } from 'react';
import { ChartFrame, LabelRow, labelFontPx, Readout, ValueAxis } from './chart-frame.tsx';

export interface ChartPoint extends TimePoint {
  /** Its place on the axis below. */
  dateText: string;
  /** What a pointer that rests on it is told. */
  title: string;
  /** Stands above the point where there is room. */
  label?: string;
  /** Among labels that would overlap, the higher one stays. */
  priority?: number;
}

/** How strongly a line is drawn: the one the screen is about, one of many values, or what it is compared with. */
const looks = {
  subject: { colour: 'var(--chart-1)', dash: undefined, opacity: 0.22, radius: 5, lastRadius: 5 },
  periods: { colour: 'var(--chart-1)', dash: undefined, opacity: 0.18, radius: 4, lastRadius: 6 },
  market: { colour: 'var(--chart-2)', dash: '2 5', opacity: 0.22, radius: 3.5, lastRadius: 3.5 },
};

interface LineChartProps {
  /** One sentence that says what the drawing shows. */
  summary: string;
  look: keyof typeof looks;
  points: readonly ChartPoint[];
  reference?: readonly TimePoint[];
  from?: string;
  to?: string;
  valueText: (value: number) => string;
  heightPx?: number;
  /** From the top to the highest value; labels need room. */
  topPx?: number;
  sides?: { left: number; right: number };
}

/** Room for the amounts on the left; what stands below a chart keeps to the same sides. */
export const chartSides = { left: 56, right: 12 };

/**
 * A value over time. The numbers themselves stand in a table beside it; with the Tab key one comes onto the line and
 * hears its points, one arrow key after the other.
 */
export function LineChart(props: LineChartProps) {
  const { summary, look, points, reference, from, to, valueText } = props;
  const { heightPx = 212, topPx = 34, sides = chartSides } = props;
  const gradientId = useId();
  const inOrder = points.toSorted((one, other) => one.date.localeCompare(other.date));
  const { colour, dash, opacity, radius, lastRadius } = looks[look];
  return (
    <ChartFrame
      summary={summary}
      heightPx={heightPx}
      margins={{ ...sides, top: topPx, bottom: 36 }}
      pointTexts={inOrder.map(({ title }) => title)}
    >
      {(frame, at) => {
        const chart = layoutTimeChart({ frame, points, reference, from, to });
        const { main, plot } = chart;
        const last = main.points.at(-1);
        const reached = at === null ? undefined : main.points[at];
        return (
          <>
            <defs>
              <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={colour} stopOpacity={opacity} />
                <stop offset="1" stopColor={colour} stopOpacity="0" />
              </linearGradient>
            </defs>
            <ValueAxis ticks={chart.valueTicks} plot={plot} textOf={valueText} />
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
              strokeDasharray={dash}
            />
            {main.points.map(({ date, value, title, x, y }) => (
              <circle
                key={`${date} ${value}`}
                cx={x}
                cy={y}
                r={x === last?.x ? lastRadius : radius}
                fill="var(--surface)"
                stroke={colour}
                strokeWidth={2.5}
              >
                <title>{title}</title>
              </circle>
            ))}
            <LabelRow
              width={frame.width}
              y={heightPx - 10}
              labels={main.points.map(({ x, dateText, priority }) => ({ x, text: dateText, priority }))}
            />
            {reached ? (
              <>
                <circle
                  cx={reached.x}
                  cy={reached.y}
                  r={9}
                  fill="none"
                  stroke="var(--focus)"
                  strokeWidth={2}
                />
                <Readout x={reached.x} text={reached.title} width={frame.width} />
              </>
            ) : (
              <PointLabels points={main.points} left={sides.left - 8} right={frame.width} />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function widthOf(label = ''): number {
  return estimateTextWidth(label, labelFontPx);
}

interface PointLabelsProps {
  points: readonly Placed<ChartPoint>[];
  /** The amounts of the axis keep their column. */
  left: number;
  right: number;
}

function PointLabels({ points, left, right }: PointLabelsProps) {
  const wishes = points.map(({ x, label, priority }) => ({
    x,
    priority: label ? (priority ?? 0) + 1 : -1,
    width: widthOf(label),
  }));
  /** Above its point, or below where a neighbour reaches higher: it must not seem to name that one. */
  const findY = (index: number, label: { x: number; width: number }) => {
    const top = topUnderLabel(points, label);
    const isTop = (points[index]?.y ?? 0) <= top;
    return isTop ? top - 14 : bottomUnderLabel(points, label) + 23;
  };
  return chooseLabels(wishes, { left, right, gap: 10 })
    .filter(({ index }) => points[index]?.label)
    .map(({ index, x }) => (
      <text
        key={index}
        x={x}
        y={findY(index, { x, width: widthOf(points[index]?.label) })}
        textAnchor="middle"
        fill="var(--ink)"
        fontWeight={600}
        fontSize={labelFontPx}
        stroke="var(--surface)"
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {points[index]?.label}
      </text>
    ));
}
