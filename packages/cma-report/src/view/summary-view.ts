import type { CmaReport } from '@hearthline/contract/cma-report';
import { roundValue } from '@hearthline/domain/valuation/round-value';
import { pickWeightiest } from './adjustments-view.ts';
import { toLineOrNull } from './plain-text.ts';
import { describeRange } from './range-view.ts';
import { writeRate } from './rates-view.ts';
import type { ReportWriter } from './report-writer.ts';
import { describeSalesTable } from './sales-table-view.ts';
import { monthlyChange } from './trend-view.ts';

const mostRows = 12;
const leastRows = 3;
/** So many rows have room for a photo. */
const rowsWithPhotos = 5;
const mostRates = 3;
const mostReasons = 4;
const leastBullets = 2;
/** Pixels that the table, the picture of the range and the boxes below share, and what each of them takes. */
const room = 566;
const heights = { range: 86, rangeRow: 21, more: 20, boxHead: 64 };
const textLine = { letters: 45, height: 18, gap: 4 };

export function describeSummary(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const isAdjusted = report.comparables.some(({ lines }) => Object.keys(lines).length > 0);
  const { shown, range, table, adjusted, rests } = fitPage(writer, isAdjusted);
  const hidden = report.comparables.length - shown.length;
  return {
    kind: 'summary' as const,
    title: texts.titles.summary,
    photo: writer.photoOf(report.subject.photo),
    likely: format.priceRange(report.low, report.high),
    estimate: [texts.estimate, format.price(report.value)],
    words: `${texts.rangeMeans} ${texts.restsOn(report.comparables.length, format.distance(report.search.radius * 1_000))}${isAdjusted ? texts.restsOnAdjusted : texts.restsOnPlain}${earlierWords(writer)}`,
    range,
    dots: hidden > 0 ? texts.dotsOfMost(shown.length) : texts.dots,
    columns: texts.columns,
    ...table,
    more: hidden > 0 ? texts.moreSales(hidden) : null,
    adjusted: { title: texts.howAdjusted, items: adjusted },
    rests,
  };
}

/** What the home itself was sold for before, where that is part of the value. */
function earlierWords({ report: { earlier }, texts, format }: ReportWriter): string {
  if (!earlier) return '';
  const { soldDate, price, adjusted, share } = earlier;
  const words = {
    date: format.dateText(soldDate),
    price: format.price(price),
    today: format.price(roundValue(adjusted)),
    share: format.percent(share, 0),
  };
  return ` ${texts.earlier(words)}`;
}

/** As much of each part as one page has room for: fewer bullets first, then no photos, then fewer rows. */
function fitPage(writer: ReportWriter, isAdjusted: boolean) {
  const { comparables } = writer.report;
  let rows = Math.min(comparables.length, mostRows);
  let bullets = mostReasons;
  let hasPhotos = comparables.length <= rowsWithPhotos;
  for (;;) {
    const shown = pickWeightiest(comparables, rows);
    const range = describeRange(writer, shown);
    const { table, height } = describeSalesTable(writer, shown, hasPhotos);
    const adjusted = describeAdjusted(writer, isAdjusted, Math.min(bullets, mostRates));
    const rests = describeRests(writer, bullets);
    const boxes = Math.max(
      heightOf(adjusted),
      heightOf([rests.halfWidth, ...rests.items, ...listAdvice(rests)]),
    );
    const rest = heights.range + (range.rows - 1) * heights.rangeRow + heights.boxHead;
    const more = rows < comparables.length ? heights.more : 0;
    if (height + boxes + rest + more <= room || (!hasPhotos && rows <= leastRows))
      return { shown, range, table, adjusted, rests };
    if (bullets > leastBullets) bullets -= 1;
    else if (hasPhotos) hasPhotos = false;
    else rows -= 1;
  }
}

const heightOf = (texts: readonly string[]): number =>
  texts.reduce(
    (sum, text) => sum + Math.ceil(text.length / textLine.letters) * textLine.height + textLine.gap,
    0,
  );

/** Its large figure takes as much as two lines. */
function listAdvice({ suggested, sighted }: ReturnType<typeof describeRests>): string[] {
  return [...(suggested ? [suggested.title, '-'.repeat(50), suggested.reason ?? ''] : []), sighted ?? ''];
}

function describeAdjusted(writer: ReportWriter, isAdjusted: boolean, most: number): string[] {
  const { report, texts, format } = writer;
  const change = monthlyChange(report);
  const moved = (line: string) =>
    report.comparables.reduce((sum, { lines }) => sum + Math.abs(lines[line as keyof typeof lines] ?? 0), 0);
  const rates = report.rates
    .filter(({ line, amount }) => amount !== 0 && moved(line) > 0)
    .sort((a, b) => moved(b.line) - moved(a.line))
    .slice(0, most)
    .map((rate) => {
      const source = rate.source === 'agent' ? texts.adjustedBy.own : texts.adjustedBy.sales(rate.sales);
      return texts.adjustedBy.rate(texts.lines[rate.line], writeRate(writer, rate)) + source;
    });
  return [
    ...rates,
    ...(change === null ? [] : [texts.adjustedBy.time(format.percentStep(change, 2))]),
    ...(isAdjusted ? [] : [texts.adjustedBy.nothing]),
  ];
}

function describeRests(writer: ReportWriter, most: number) {
  const { report, texts, format } = writer;
  const { grade, halfWidth, reasons } = report.confidence;
  const { suggestedListPrice: suggested, sightedListPrice: sighted } = report;
  const items = reasons.slice(0, most).map((reason) => writeReason(writer, reason));
  return {
    title: texts.restsTitle,
    grade: texts.confidence(grade),
    halfWidth: texts.halfWidth(format.percent(halfWidth, 1)),
    items: items.length > 0 ? items : [texts.reasons.none],
    suggested: suggested && {
      title: texts.suggested,
      amount: format.price(suggested.amount),
      reason: toLineOrNull(suggested.reason, 160),
    },
    sighted: sighted === null ? null : texts.sighted(format.price(sighted)),
  };
}

function writeReason(
  { texts: { reasons }, format }: ReportWriter,
  reason: CmaReport['confidence']['reasons'][number],
): string {
  switch (reason.code) {
    case 'fewComparables':
    case 'factsUnknown':
      return reasons[reason.code](reason.count);
    case 'oneDominates':
    case 'fragile':
    case 'theyDiffer':
    case 'muchAdjusted':
      return reasons[reason.code](format.percent(reason.share, 0));
    case 'farAway':
      return reasons.farAway(format.kilometres(reason.kilometres));
    case 'soldLongAgo':
      return reasons.soldLongAgo(reason.months);
    case 'notBracketed':
      return reasons.notBracketed[reason.what];
  }
}
