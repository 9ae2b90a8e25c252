import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteContext } from '../site-context.ts';
import { dayOfMonth } from './figure-words.ts';

export interface MonthColumn {
  month: string;
  /** Short, as under a column. */
  name: string;
  /** With its year, as within a sentence. */
  fullName: string;
  sales: string;
  /** Null where too few were sold to say. */
  price: string | null;
  /** Of the highest column, measured from zero. */
  share: number;
  isHighest: boolean;
}

const monthsShown = 12;
/** Fewer would be no course. */
const leastMonths = 2;

/** The last twelve months as columns from zero; none where hardly one of them has enough sales. */
export function monthColumns({ months }: PlaceFigures, { format, texts }: SiteContext): MonthColumn[] {
  const shown = months.slice(-monthsShown);
  const medians = shown.flatMap(({ median }) => (median === null ? [] : [median]));
  if (medians.length < leastMonths) return [];
  const highest = Math.max(...medians);
  return shown.map(({ month, sales, median }) => ({
    month,
    name: format.month(dayOfMonth(month)),
    fullName: format.longMonthYear(dayOfMonth(month)),
    sales: texts.figures.sales(format.number(sales), sales),
    price: median === null ? null : format.shortPrice(median),
    share: median === null ? 0 : median / highest,
    isHighest: median === highest,
  }));
}
