import type { ReportRate } from '@hearthline/contract/cma-report';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import { aboutCountText } from '@hearthline/format/valued-home';
import { toLine } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';
import { monthlyChange } from './trend-view.ts';

const fewItems = 2;
/** Pixels of a page that the paragraphs share, and what each takes. */
const room = 740;
const paragraph = { letters: 76, line: 18, around: 18, least: 55 };

/** $250 per sq ft. */
export function writeRate(
  { texts, format }: ReportWriter,
  { line, amount }: Pick<ReportRate, 'line' | 'amount'>,
): string {
  return `${format.unitPrice(amount)} ${texts.units[line]}`;
}

/** What each line of the grid rests on, one paragraph a line. */
export function describeRates(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const change = monthlyChange(report);
  const time =
    change === null || report.trend === null
      ? []
      : [
          {
            label: texts.rows.time,
            rate: `${format.percentStep(change, 2)} ${texts.rate.timeUnit}`,
            words: texts.rate.time(format.percentStep(change, 2), report.trend.sales),
          },
        ];
  const used = new Set(report.comparables.flatMap(({ lines }) => Object.keys(lines)));
  const rates = adjustmentLines
    .flatMap((line) => report.rates.find((rate) => rate.line === line) ?? [])
    .filter(({ line, source, note }) => used.has(line) || source === 'agent' || note !== null)
    .map((rate) => ({
      label: texts.lines[rate.line],
      rate: rate.note === 'notTold' && rate.pieces.length === 0 ? texts.missing : writeRate(writer, rate),
      words: writeWords(writer, rate),
    }));
  const items = [...time, ...rates];
  const isFew = items.length <= fewItems;
  return {
    title: texts.titles.rates,
    words: rates.length > 0 ? texts.ratesWords : texts.method.adjustmentsFast,
    /** Below the grids, where a page of their own would be nearly empty. */
    few: isFew ? items : [],
    pages: isFew ? [] : pageItems(items),
  };
}

function pageItems<T extends { words: string }>(items: readonly T[]): T[][] {
  const pages: T[][] = [[]];
  let used = 0;
  for (const item of items) {
    const lines = Math.ceil(item.words.length / paragraph.letters);
    const height = Math.max(lines * paragraph.line + paragraph.around, paragraph.least);
    if (used + height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(item);
    used += height;
  }
  return pages;
}

function writeWords(writer: ReportWriter, rate: ReportRate): string {
  const { report, texts, format } = writer;
  const sentences: string[] = [];
  if (rate.source === 'agent') sentences.push(texts.rate.agent(toLine(report.agent.name, 60)));
  else if (rate.note !== 'notTold' || rate.pieces.length > 0) {
    sentences.push(texts.rate[rate.source](rate.sales));
    // A line that is held at one amount has no room to lie in.
    if (rate.low !== null && rate.high !== null && rate.low < rate.high)
      sentences.push(texts.rate.between(format.unitPrice(rate.low), format.unitPrice(rate.high)));
  }
  if (rate.pieces.length > 0) sentences.push(writePieces(writer, rate));
  const isZeroInPart = rate.pieces.some(({ amount }) => amount !== 0);
  if (rate.note !== null)
    sentences.push((isZeroInPart ? texts.stretchRateNotes : texts.rateNotes)[rate.note]);
  const assumed = listAssumed(writer, rate.line);
  if (assumed.length > 0) sentences.push(texts.rate.assumed(assumed.join(', ')));
  const moves = movesOf(writer, rate.line);
  const least = moves[0];
  const most = moves.at(-1);
  if (least !== undefined && most !== undefined)
    sentences.push(
      least === most
        ? texts.rate.movedAll(format.priceStep(least))
        : texts.rate.moved(format.priceStep(least), format.priceStep(most)),
    );
  return sentences.join(' ');
}

/** What a unit is worth stretch by stretch, where the line bends. */
function writePieces({ texts, format }: ReportWriter, { line, pieces }: ReportRate): string {
  const countOf = (count: number): string =>
    line === 'area' || line === 'lot' || line === 'areaBelow'
      ? format.area(count)
      : texts.counted(line, count);
  const stretches = pieces.map(({ from, to, amount, note }) => {
    const plain = format.unitPrice(amount);
    const rate = note === null ? plain : texts.stretch.one(plain, texts.stretchNotes[note]);
    if (from === null) return to === null ? rate : texts.stretch.upTo(rate, countOf(to));
    return to === null
      ? texts.stretch.over(rate, countOf(from))
      : texts.stretch.between(rate, format.number(from), countOf(to));
  });
  return texts.stretch.along(format.list(stretches));
}

/** The homes that do not state it, each with what is counted instead. */
function listAssumed({ report, texts, format }: ReportWriter, line: AdjustmentLine): string[] {
  const homes = [{ name: texts.yourHome, assumed: report.subject.assumed }].concat(
    report.comparables.map(({ number, assumed }) => ({ name: texts.rate.number(number), assumed })),
  );
  return homes.flatMap(({ name, assumed }) => {
    const count = assumed[line];
    return count === undefined ? [] : `${name} ${aboutCountText(line, count, format, { hasUnit: true })}`;
  });
}

function movesOf({ report }: ReportWriter, line: AdjustmentLine): number[] {
  return report.comparables.flatMap(({ lines }) => lines[line] ?? []).sort((a, b) => a - b);
}
