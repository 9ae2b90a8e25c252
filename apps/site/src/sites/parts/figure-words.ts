import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteCityCard } from '@hearthline/contract/site-pages';
import { addDays, yearOf } from '@hearthline/domain/calendar';
import { leastSalesShown } from '@hearthline/domain/site/vocabulary';
import type { SiteContext } from '../site-context.ts';

type Words = Pick<SiteContext, 'texts' | 'format'>;

/** The days whose sales are counted: Aug 20 – Nov 18, 2026. */
export function periodOf({ asOf, days }: PlaceFigures, { format }: Words): string {
  const from = addDays(asOf, 1 - days);
  const first = yearOf(from) === yearOf(asOf) ? format.monthDay(from) : format.dateText(from);
  return format.joinDates(first, format.dateText(asOf));
}

export const salesOf = ({ sales }: PlaceFigures, { texts, format }: Words): string =>
  texts.figures.sales(format.number(sales), sales);

export const medianOf = (figures: PlaceFigures, { texts, format }: Words): string =>
  figures.median === null ? texts.figures.tooFew : format.price(figures.median);

/** On how many sales a figure rests, and of which days. */
export const basisOf = (figures: PlaceFigures, words: Words): string =>
  `${salesOf(figures, words)}, ${periodOf(figures, words)}`;

export const daysOf = (days: number, { texts, format }: Words): string =>
  texts.figures.days(format.number(days), days);

/** Against the same days a year before; null where that is not known. */
export function paceOf({ daysToSell, daysToSellBefore }: PlaceFigures, words: Words): string | null {
  if (daysToSell === null || daysToSellBefore === null) return null;
  const { texts } = words;
  const difference = daysToSell - daysToSellBefore;
  if (difference === 0) return texts.figures.alike;
  const written = daysOf(Math.abs(difference), words);
  return difference > 0 ? texts.figures.slower(written) : texts.figures.faster(written);
}

export const leastSalesText = ({ texts, format }: Words): string =>
  texts.figures.leastSales(format.number(leastSalesShown));

/** A month as the figures name it, as a day that formats know. */
export const dayOfMonth = (month: string): string => (month.length === 7 ? `${month}-01` : month);

/** What is for sale now; null where the board does not let it be known. */
export const supplyOf = (
  { forSale, figures }: Pick<SiteCityCard, 'forSale' | 'figures'>,
  { texts, format }: Words,
): string | null =>
  forSale === 0 && figures === null ? null : texts.cities.forSale(format.number(forSale), forSale);

/** The figures as a sentence or two. */
export function figuresLead(figures: PlaceFigures, words: Words): string {
  const { texts, format } = words;
  if (figures.median === null) return texts.city.leadNone;
  const half = texts.city.lead({
    sales: format.number(figures.sales),
    days: format.number(figures.days),
    median: format.price(figures.median),
  });
  return figures.daysToSell === null
    ? half
    : `${half} ${texts.city.leadDays(daysOf(figures.daysToSell, words))}`;
}

export interface MonthPoint {
  date: string;
  value: number;
}

/** The months that a line can be drawn through. */
export const pointsOf = ({ months }: PlaceFigures): MonthPoint[] =>
  months.flatMap(({ month, median }) =>
    median === null ? [] : [{ date: dayOfMonth(month), value: median }],
  );
