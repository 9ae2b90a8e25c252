import type { Language } from '@hearthline/contract/common';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { createFormat } from '@hearthline/format/format';
import { figureTexts } from './figure-texts.ts';

/** A figure as it is read: how much, of what, and beside what. */
export interface FigureLine {
  value: string;
  label: string;
  note: string;
}

export interface MonthLine {
  month: string;
  name: string;
  sales: string;
  /** Null where it had too few sales. */
  median: number | null;
  medianWords: string;
}

export interface FigureWords {
  title: string;
  chartTitle: string;
  /** Of which homes and days. */
  scope: string;
  /** Of which homes; each month of the chart stands for itself. */
  chartScope: string;
  lines: FigureLine[];
  months: MonthLine[];
  /** Says the drawing; null where there is no line to draw. */
  chart: string | null;
  asOf: string;
  /** Instead of everything else. */
  tooFew: string | null;
}

export function describeFigures(figures: PlaceFigures, language: Language): FigureWords {
  const texts = figureTexts[language];
  const format = createFormat(language);
  const { place, kind, days, sales, asOf } = figures;
  const months = figures.months.map(({ month, sales: count, median }): MonthLine => {
    const day = `${month}-01`;
    return {
      month,
      name: format.longMonthYear(day),
      sales: format.number(count),
      median,
      medianWords: median === null ? texts.tooFewMonth : format.price(median),
    };
  });
  const told = months.filter(({ median }) => median !== null);
  const [first, last] = [told[0], told.at(-1)];
  const isLine = first !== undefined && last !== undefined && first !== last;
  const say = ({ name, medianWords }: MonthLine) => ({ month: name, price: medianWords });
  return {
    title: texts.title(place.name),
    chartTitle: texts.chartTitle(place.name),
    scope: `${texts.kinds[kind ?? 'all']}, ${texts.lastDays(format.number(days))}`,
    chartScope: texts.kinds[kind ?? 'all'],
    lines: linesOf(figures, language),
    months,
    chart: isLine ? texts.chart(place.name, say(first), say(last)) : null,
    asOf: texts.asOf(format.longDate(asOf)),
    tooFew:
      figures.median === null
        ? texts.tooFew(place.name, format.number(sales), sales, format.number(days))
        : null,
  };
}

function linesOf(figures: PlaceFigures, language: Language): FigureLine[] {
  const texts = figureTexts[language];
  const format = createFormat(language);
  const { median, medianChange, daysToSell, daysToSellBefore, shareOfAsking, soldAbove, sales } = figures;
  const days = (count: number) => texts.days(count, format.number(count));
  const salesWords = texts.sales(sales, format.number(sales));
  const lines: FigureLine[] = [];
  if (median !== null) {
    const change = medianChange === null ? null : format.percentStep(medianChange, 1);
    const isSame = medianChange !== null && Math.abs(medianChange) < 0.0005;
    const beside = change === null ? [] : [isSame ? texts.year.medianSame : texts.year.median(change)];
    lines.push({
      value: format.price(median),
      label: texts.median,
      note: [salesWords, ...beside].join(', '),
    });
  }
  if (daysToSell !== null) {
    const by = daysToSellBefore === null ? null : daysToSell - daysToSellBefore;
    const { asLong, longer, shorter } = texts.year;
    const beside = by === null ? '' : by === 0 ? asLong : by > 0 ? longer(days(by)) : shorter(days(-by));
    lines.push({ value: days(daysToSell), label: texts.daysToSell, note: beside });
  }
  if (shareOfAsking !== null)
    lines.push({
      value: format.percent(shareOfAsking, 1),
      label: texts.ofAsking,
      note: soldAbove ? texts.soldAbove(soldAbove, format.number(soldAbove)) : texts.noneAbove,
    });
  return lines;
}
