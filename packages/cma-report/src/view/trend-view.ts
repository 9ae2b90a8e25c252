import { enclosingTicks } from '@hearthline/charts/ticks';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { ReportWriter } from './report-writer.ts';

const leastPoints = 3;
const monthsOfYear = 12;
/** Pixels of the design. */
const plot = { width: 640, height: 220, barHeight: 56 };
const tickOptions = { wanted: 4, leastSpan: 2 };
/** Of the span, so that the line does not run along the foot. */
const footRoom = 0.05;
const mostLabels = 7;

/** Share by which prices changed a month, over the last year or what there is of it. */
export function monthlyChange({ trend }: CmaReport): number | null {
  const points = trend?.points ?? [];
  const last = points.at(-1);
  const first = points[Math.max(points.length - 1 - monthsOfYear, 0)];
  if (!last || !first || points.length < leastPoints || first.index <= 0) return null;
  return (last.index / first.index) ** (1 / Math.min(points.length - 1, monthsOfYear)) - 1;
}

export function describeTrend(writer: ReportWriter) {
  const { texts } = writer;
  return {
    kind: 'trend' as const,
    title: texts.titles.trend,
    chart: describeChart(writer),
    notEnough: texts.trend.notEnough,
    context: describeContext(writer),
  };
}

function describeChart({ report, texts, format }: ReportWriter) {
  const points = report.trend?.points ?? [];
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < leastPoints) return null;
  const indexes = points.map(({ index }) => index);
  const [lowest, highest] = [Math.min(...indexes), Math.max(...indexes)];
  const ticks = enclosingTicks(lowest - (highest - lowest) * footRoom, highest, tickOptions);
  const from = ticks[0] ?? 0;
  const to = ticks.at(-1) ?? 1;
  const toX = (place: number) => ((place + 0.5) / points.length) * plot.width;
  const toY = (index: number) => plot.height * (1 - (index - from) / (to - from));
  const most = Math.max(...points.map(({ sales }) => sales), 1);
  const every = Math.max(1, Math.ceil(points.length / mostLabels));
  return {
    title: texts.trend.moved(
      texts.kinds[report.subject.facts.kind],
      format.percentStep(last.index / first.index - 1, 1),
      points.length - 1,
    ),
    words: texts.trend.sales(report.trend?.sales ?? 0),
    index: texts.trend.index,
    bars: texts.trend.bars,
    plot,
    line: points.map(({ index }, place) => [toX(place), toY(index)] as const),
    last: { x: toX(points.length - 1), y: toY(last.index), text: format.decimal(last.index, 1) },
    columns: points.map(({ sales }, place) => ({ x: toX(place), height: (sales / most) * plot.barHeight })),
    most: format.number(most),
    ticks: ticks.map((tick) => ({ y: toY(tick), text: format.number(tick, 1) })),
    months: points
      .map(({ month }, place) => ({ x: toX(place), text: format.monthYear(month) }))
      .filter((_, place) => (points.length - 1 - place) % every === 0),
  };
}

function describeContext({ report, texts, format }: ReportWriter) {
  const { context } = report;
  if (!context) return null;
  const group = (label: string, { count, medianAsking, medianDays }: typeof context.active) => ({
    label,
    count: `${format.number(count)} ${texts.trend.homes(count)}`,
    lines: [
      {
        label: texts.trend.asking,
        value: medianAsking === null ? texts.missing : format.price(medianAsking),
      },
      { label: texts.trend.days, value: medianDays === null ? texts.missing : format.number(medianDays, 0) },
    ],
  });
  return {
    title: texts.trend.context,
    words: texts.trend.contextWords,
    groups: [group(texts.trend.active, context.active), group(texts.trend.expired, context.expired)],
  };
}
