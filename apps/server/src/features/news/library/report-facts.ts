import type { ReportedMonth, ReportedPlace } from '../news-ports.ts';

type Direction = 'up' | 'down' | 'steady';

/** What a report says, before it is put into words. */
export interface ReportFacts {
  place: string;
  /** `YYYY-MM`. */
  month: string;
  sales: number;
  median: number;
  /** Beside the same month of the year before, where it had enough sales. */
  year: { month: string; median: number; direction: Direction; share: number } | null;
  /** Beside the month before. */
  lastMonth: { month: string; direction: Direction; share: number } | null;
  days: { count: number; pace: 'faster' | 'slower' | 'same' | null; by: number } | null;
  asking: { share: number; side: 'below' | 'at' | 'above' } | null;
  activity: { before: number; direction: 'more' | 'fewer' | 'same' };
  /** So few that one home moves the middle. */
  isFew: boolean;
}

export interface ReportWords {
  title: string;
  summary: string;
  /** What was paid, how fast it went, what follows. */
  paragraphs: [string, string, string];
  /** Over the last of them. */
  heading: string;
}

/** Less is no news: the middle of other homes would differ as much. */
const steadyShare = 0.015;
const steadyDays = 2;
const steadySales = 0.05;
const atAsking = 0.005;
const fewSales = 20;

/** Null where the month has no middle. */
export function factsOf({ place, months }: ReportedPlace): ReportFacts | null {
  const now = months.at(-1);
  const before = months.at(-2);
  const [yearAgo] = months;
  if (!now || !before || !yearAgo || now.median === null) return null;
  const year = compare(now.median, yearAgo.median);
  const lastMonth = compare(now.median, before.median);
  return {
    place: place.name,
    month: now.month,
    sales: now.sales,
    median: now.median,
    year: year && { ...year, month: yearAgo.month },
    lastMonth: lastMonth && { ...lastMonth, month: before.month },
    days: daysOf(now, yearAgo),
    asking: now.shareOfAsking === null ? null : askingOf(now.shareOfAsking),
    activity: { before: yearAgo.sales, direction: activityOf(now.sales, yearAgo.sales) },
    isFew: now.sales < fewSales,
  };
}

function compare(now: number, before: number | null) {
  if (before === null || before === 0) return null;
  const share = now / before - 1;
  const direction: Direction = Math.abs(share) < steadyShare ? 'steady' : share > 0 ? 'up' : 'down';
  return { median: before, direction, share: Math.abs(share) };
}

function daysOf(
  { daysToSell: count }: ReportedMonth,
  { daysToSell: before }: ReportedMonth,
): ReportFacts['days'] {
  if (count === null) return null;
  if (before === null) return { count, pace: null, by: 0 };
  const by = Math.abs(count - before);
  return { count, by, pace: by < steadyDays ? 'same' : count < before ? 'faster' : 'slower' };
}

function askingOf(share: number): ReportFacts['asking'] {
  const side = Math.abs(share - 1) < atAsking ? 'at' : share < 1 ? 'below' : 'above';
  return { share, side };
}

function activityOf(now: number, before: number): ReportFacts['activity']['direction'] {
  if (Math.abs(now - before) <= steadySales * before) return 'same';
  return now > before ? 'more' : 'fewer';
}
