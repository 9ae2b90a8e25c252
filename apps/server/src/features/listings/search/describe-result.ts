import type { ResultStatistics } from '@hearthline/contract/listings';
import { supply } from '@hearthline/contract/listings';
import { addDays } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { marketOf } from '@hearthline/domain/criteria/criteria';
import type { ListingSearch, SearchContext } from './listing-search.ts';

type Choose = (
  criteria: Criteria,
  today: string,
) => Promise<{ search: Pick<ListingSearch, 'count' | 'figures'>; context: SearchContext }>;

const daysOfMonth = 30;

/** What a result says as a whole, and how long the homes of its market would last. */
export async function describeResult(
  criteria: Criteria,
  today: string,
  choose: Choose,
): Promise<ResultStatistics> {
  const market = marketOf(criteria);
  const count = async (asked: Criteria) => {
    const { search, context } = await choose(asked, today);
    return search.count(asked, context);
  };
  const { search, context } = await choose(criteria, today);
  const [total, figures, onMarket, soldLately] = await Promise.all([
    search.count(criteria, context),
    search.figures(criteria, context),
    count({ ...market, status: ['active'] }),
    count({ ...market, status: ['sold'], sold: { from: addDays(today, 1 - supply.days), to: today } }),
  ]);
  const { newThisWeek: _, priceChanged: __, ...prices } = figures;
  const soldMonthly = soldLately / (supply.days / daysOfMonth);
  return {
    total,
    ...prices,
    supply: {
      onMarket,
      soldLately,
      months: soldLately < supply.leastSold ? null : onMarket / soldMonthly,
    },
  };
}
