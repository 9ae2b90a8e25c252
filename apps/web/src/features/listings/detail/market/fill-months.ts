import type { MarketContext } from '@hearthline/contract/listing-detail';

type Month = MarketContext['months'][number];

/** Months without a deal count as zero, so that a drawing does not close the gap. */
export function fillMonths(months: readonly Month[]): Month[] {
  const known = new Map(months.map((entry) => [entry.month, entry]));
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month];
  const filled: Month[] = [];
  for (let month = first; month !== '' && month <= last; month = addMonths(month, 1))
    filled.push(known.get(month) ?? { month, count: 0, median: null });
  return filled;
}

function addMonths(date: string, count: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** So many days before or after a date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
