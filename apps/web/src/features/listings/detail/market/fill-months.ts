import type { MarketContext } from '@hearthline/contract/listing-detail';
import { addMonths } from '@hearthline/domain/calendar';

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
