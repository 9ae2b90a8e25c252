import { layoutTimeChart } from '@hearthline/charts/time-chart';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteContext } from '../site-context.ts';
import type { MonthPoint } from './figure-words.ts';
import { pointsOf } from './figure-words.ts';

interface PriceChartProps {
  site: SiteContext;
  figures: PlaceFigures;
  className?: string;
  /** In units of the drawing. */
  height?: number;
}

/** Fewer would be no line. */
const leastPoints = 2;
const width = 640;

/** The median of each month that has enough sales, with a sentence that says it; nothing where there are too few months. */
export function PriceChart({ site, figures, className = '', height = 210 }: PriceChartProps) {
  const { format, texts } = site;
  const points = pointsOf(figures);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < leastPoints || first === undefined || last === undefined) return null;
  const chart = layoutTimeChart({
    frame: { width, height, left: 4, right: 96, top: 26, bottom: 40 },
    points,
    tickCount: 3,
  });
  const { plot, main, valueTicks } = chart;
  const end = main.points.at(-1);
  const told = ({ date, value }: MonthPoint) => ({
    price: format.shortPrice(value),
    month: format.longMonthYear(date),
  });
  return (
    <svg
      className={`chart ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.figures.chart(told(first), told(last))}
    >
      <path className="chart-grid" d={valueTicks.map(({ y }) => `M${plot.left} ${y}H${width}`).join('')} />
      {valueTicks.map(({ value, y }) => (
        <text key={value} className="chart-label" x={width} y={y - 6} textAnchor="end">
          {format.shortPrice(value)}
        </text>
      ))}
      <path className="chart-area" d={main.areaPath} />
      <path className="chart-line" d={main.path} />
      {end ? <circle className="chart-dot" cx={end.x} cy={end.y} r="5" /> : null}
      <text className="chart-label" x={plot.left} y={height - 8}>
        {format.monthYear(first.date)}
      </text>
      <text className="chart-label" x={plot.right} y={height - 8} textAnchor="end">
        {format.monthYear(last.date)}
      </text>
    </svg>
  );
}
