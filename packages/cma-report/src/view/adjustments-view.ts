import type { ReportComparable } from '@hearthline/contract/cma-report';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import { roundShare, roundValue } from '@hearthline/domain/valuation/round-value';
import { weightText } from '@hearthline/format/valued-home';
import { addressOf } from './plain-text.ts';
import { describeRates } from './rates-view.ts';
import type { ReportWriter } from './report-writer.ts';
import { countLines } from './text-width.ts';

/** As many columns as a page has room for. */
const columnsOfGrid = 6;
/** Pixels that the rows of a grid have where it shares its page with another one, and where it does not. */
const room = { ofTwo: 284, ofOne: 560 };
const rowHeights = { least: 12, most: 24 };
/** What the marks mean stands below the last grid; two lines of it take no row. */
const marks = { letters: 120, line: 15, lines: 2 };
/** The columns beside the names of the lines, and the addresses above them; two lines of these take no row. */
const heads = { width: 538, gap: 7, letters: 9.5, line: 12.5, lines: 2 };
const othersOnPage = 38;
const dollar = 100;

interface Row {
  label: string;
  cells: string[];
  style: 'plain' | 'line' | 'sum' | 'strong' | 'quiet';
}

interface Grid {
  heads: { number: string; address: string }[];
  rows: Row[];
}

export function describeAdjustments(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const { earlier } = report;
  const parts = splitValue(ofComparables(report), report.comparables);
  const sum = parts.reduce((total, part) => total + part, 0);
  const used = adjustmentLines.filter((line) =>
    report.comparables.some(({ lines, ownLines }) => lines[line] || ownLines.includes(line)),
  );
  const { detailed, others } = splitByDetail(report.comparables);
  const grids: Grid[] = [];
  for (const chunk of evenChunks(detailed, columnsOfGrid))
    grids.push({
      heads: chunk.map(({ number, address }) => ({
        number: String(number),
        address: keepEnd(addressOf(address, texts.withheld, 26)),
      })),
      rows: describeRows(
        writer,
        chunk,
        used,
        (comparable) => parts[report.comparables.indexOf(comparable)] ?? 0,
      ),
    });
  const hasOwn = report.comparables.some(({ ownLines }) => ownLines.length > 0);
  const hasAssumed = detailed.some((comparable) => used.some((line) => isAssumed(report, comparable, line)));
  const hasFlags = report.comparables.some(({ netFlag, grossFlag }) => netFlag || grossFlag);
  const meanings = {
    ownMark: hasOwn ? texts.ownMark : null,
    assumedMark: hasAssumed ? texts.assumedMark : null,
    flagMark: hasFlags ? texts.flagMark : null,
    outlierMark: report.comparables.some(({ outlier }) => outlier) ? texts.outlierMark : null,
  };
  return {
    kind: 'adjustments' as const,
    title: texts.titles.adjustments,
    continued: texts.continued,
    words: texts.gridWords,
    /** Two grids share a page. */
    rowHeight: fitRows(grids, Object.values(meanings)),
    columns: columnsOf(grids),
    pages: pageGrids(grids),
    others: describeOthers(
      writer,
      others,
      (comparable) => parts[report.comparables.indexOf(comparable)] ?? 0,
    ),
    sum: [
      texts.gridSum(format.price(sum)),
      ...(earlier
        ? [texts.earlierPart(format.percent(earlier.share, 0), format.price(roundValue(earlier.adjusted)))]
        : []),
      texts.roundedTo(format.price(report.value)),
    ].join(' '),
    ...meanings,
    rates: describeRates(writer),
  };
}

/** Worth an amount by what is assumed of a home that does not tell. */
const isAssumed = (
  { subject }: ReportWriter['report'],
  { assumed, lines, ownLines }: ReportComparable,
  line: AdjustmentLine,
): boolean =>
  Boolean(lines[line]) &&
  !ownLines.includes(line) &&
  (assumed[line] !== undefined || subject.assumed[line] !== undefined);

/** What the weighed comparables come to, before the home's own earlier sale has its say. */
const ofComparables = ({ exact, earlier }: ReportWriter['report']): number =>
  earlier ? (exact - earlier.adjusted * earlier.share) / (1 - earlier.share) : exact;

const columnsOf = (grids: readonly Grid[]): number => Math.max(...grids.map((grid) => grid.heads.length));

function fitRows(grids: readonly Grid[], meanings: readonly (string | null)[]): number {
  const width = heads.width / columnsOf(grids) - heads.gap;
  const lines = grids.flatMap((grid) =>
    grid.heads.map(({ address }) => countLines(address, heads.letters, width)),
  );
  const taken = Math.max(...lines.map((count) => count - heads.lines), 0) * heads.line;
  const letters = meanings.reduce((sum, meaning) => sum + (meaning?.length ?? 0), 0);
  const below = Math.max(Math.ceil(letters / marks.letters) - marks.lines, 0) * marks.line;
  const height = (grids.length > 1 ? room.ofTwo - below / 2 : room.ofOne - below) - taken;
  const quarters = Math.floor((height / (grids[0]?.rows.length ?? 1)) * 4);
  return Math.min(Math.max(quarters / 4, rowHeights.least), rowHeights.most);
}

function describeRows(
  { report, texts, format }: ReportWriter,
  chunk: readonly ReportComparable[],
  used: readonly AdjustmentLine[],
  partOf: (comparable: ReportComparable) => number,
): Row[] {
  const row = (style: Row['style'], label: string, write: (comparable: ReportComparable) => string): Row => ({
    style,
    label,
    cells: chunk.map(write),
  });
  const own = (isOwn: boolean) => (isOwn ? '\u2009•' : '');
  const assumed = (isTrue: boolean) => (isTrue ? '\u2009*' : '');
  /** Nothing is written as on the screen. */
  const amountOf = (cents: number | undefined) => (cents ? format.priceStep(cents) : texts.missing);
  const flag = ({ netFlag, grossFlag }: ReportComparable) => (netFlag || grossFlag ? '\u2009†' : '');
  const netGross = row(
    'quiet',
    texts.netGross,
    (comparable) =>
      `${format.percent(roundShare(comparable.net), 1)} / ${format.percent(roundShare(comparable.gross), 1)}${flag(comparable)}`,
  );
  // As on the screen: Fast has no lines to sum up.
  const hasSums = report.method !== 'fast' && used.length > 0;
  return [
    row('quiet', texts.columns.sold, ({ soldDate }) => format.dateText(soldDate)),
    row('strong', texts.rows.soldPrice, ({ price }) => format.price(price)),
    row('line', texts.rows.time, ({ time }) => amountOf(time)),
    ...used.map((line) =>
      row('line', texts.lines[line], (comparable) => {
        const marks = own(comparable.ownLines.includes(line)) + assumed(isAssumed(report, comparable, line));
        return amountOf(comparable.lines[line]) + marks;
      }),
    ),
    ...(hasSums ? [row('sum', texts.rows.net, (comparable) => amountOf(netOf(comparable)))] : []),
    row(
      'strong',
      texts.rows.adjusted,
      ({ adjusted, outlier }) => format.price(adjusted) + (outlier ? '\u2009‡' : ''),
    ),
    ...(hasSums ? [netGross] : []),
    row('line', texts.rows.weight, ({ weight }) => weightText(weight, format)),
    row('strong', texts.part, (comparable) => format.price(partOf(comparable))),
  ];
}

/** What all lines come to, in cents: without what the market did since the sale. */
const netOf = ({ price, time, adjusted }: ReportComparable): number => adjusted - price - time;

/** A line that holds but the N of Elmwood Ave N looks lost. */
const keepEnd = (address: string): string => address.replace(/ (\S)$/, '\u00A0$1');

/** One row each, in which price, time and lines add up as in the grid. */
function describeOthers(
  { texts, format }: ReportWriter,
  others: readonly ReportComparable[],
  partOf: (comparable: ReportComparable) => number,
) {
  const { columns } = texts;
  return {
    title: texts.others.title,
    words: texts.others.words(others.length),
    columns: [
      columns.sold,
      columns.price,
      texts.rows.time,
      texts.rows.net,
      columns.adjusted,
      columns.weight,
      texts.part,
    ],
    pages: evenChunks(others, othersOnPage).map((page) =>
      page.map((comparable) => ({
        address: `${comparable.number}. ${addressOf(comparable.address, texts.withheld, 26)}`,
        cells: [
          format.dateText(comparable.soldDate),
          format.price(comparable.price),
          format.priceStep(comparable.time),
          format.priceStep(netOf(comparable)),
          format.price(comparable.adjusted),
          weightText(comparable.weight, format),
          format.price(partOf(comparable)),
        ],
      })),
    ),
  };
}

/** Two on a page. */
function pageGrids<T>(grids: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(grids.length / 2) }, (_, place) =>
    grids.slice(place * 2, place * 2 + 2),
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Ten are shown as five and five, not as six and four. */
export function evenChunks<T>(items: readonly T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const chunks: T[][] = [];
  for (let place = 0; place < count; place++)
    chunks.push(
      items.slice(Math.ceil((place * items.length) / count), Math.ceil(((place + 1) * items.length) / count)),
    );
  return chunks;
}

/** Parts in whole dollars that add up to the value: what rounding leaves over goes where it cut the most. */
export function splitValue(value: number, comparables: readonly ReportComparable[]): number[] {
  const exact = comparables.map(({ adjusted, weight }) => (adjusted * weight) / dollar);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((amount, place) => ({ place, cut: amount - Math.floor(amount) }))
    .sort((a, b) => b.cut - a.cut || a.place - b.place);
  let left = Math.round(value / dollar) - sumOf(parts);
  for (const { place } of order) {
    if (left <= 0) break;
    parts[place] = (parts[place] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => part * dollar);
}

/** So many are shown with a photo and line by line; more would make the report long and nobody would read them. */
const mostDetailed = 12;

/** So many that weigh the most, in the order of their numbers. */
export function pickWeightiest(comparables: readonly ReportComparable[], most: number): ReportComparable[] {
  return comparables
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.number - b.number);
}

/** The others are those that say least. */
export function splitByDetail(comparables: readonly ReportComparable[]): {
  detailed: ReportComparable[];
  others: ReportComparable[];
} {
  const detailed = pickWeightiest(comparables, mostDetailed);
  return { detailed, others: comparables.filter((each) => !detailed.includes(each)) };
}
