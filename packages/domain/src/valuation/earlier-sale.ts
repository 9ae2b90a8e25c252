import type { EarlierSale } from './grid.ts';
import type { HomeFacts } from './home-facts.ts';
import { moveInTime } from './make-grid.ts';
import type { EvaluatedSale, KnownSale, MarketModel, Repeats } from './market-model.ts';
import { marketLevel } from './market-model.ts';
import { identityOf, isUnchanged } from './same-home.ts';
import { median } from './statistics.ts';

/** Before any home was seen twice: people buy to change a home as often as to live in it. */
const assumed = { pairs: 30, spread: 0.2 };
const deviationOfMedian = 1.4826;
/** What comparables leave open, beside what the rates alone do. */
const openShare = 0.7;
const mostShare = 0.5;
/** After so many days an earlier sale is twice as unsure. */
const fadingDays = 1500;

/** How near the earlier price of a home, moved along with the market, came to its next one. */
export function measureRepeats(
  market: Parameters<typeof marketLevel>[0],
  known: readonly KnownSale[],
): Repeats {
  const misses: number[] = [];
  for (const homes of Map.groupBy(known, ({ sale }) => identityOf(sale)).values()) {
    if (homes.length < 2 || identityOf((homes[0] as KnownSale).sale) === null) continue;
    const inOrder = homes.toSorted((a, b) => a.sale.soldDay - b.sale.soldDay);
    for (const [place, next] of inOrder.slice(1).entries()) {
      const first = inOrder[place] as KnownSale;
      if (!isUnchanged(first.sale, next.sale)) continue;
      const moved =
        marketLevel(market, next.sale, next.sale.soldDay) -
        marketLevel(market, first.sale, first.sale.soldDay);
      misses.push(Math.abs(next.logPrice - first.logPrice - moved));
    }
  }
  const spread = misses.length > 0 ? median(misses) * deviationOfMedian : assumed.spread;
  const share = misses.length / (misses.length + assumed.pairs);
  return { pairs: misses.length, spread: assumed.spread + (spread - assumed.spread) * share };
}

/** The last time the home as it stands was sold, as evidence beside its comparables: the surer such prices are, the more it says. */
export function findEarlier(
  model: MarketModel,
  own: readonly EvaluatedSale[],
  home: HomeFacts,
  day: number,
): EarlierSale | null {
  const last = own
    .filter(({ sale }) => sale.soldDay < day && isUnchanged(sale, home))
    .sort((a, b) => b.sale.soldDay - a.sale.soldDay)[0];
  if (!last) return null;
  const { id, price, soldDay } = last.sale;
  const open = (openShare * model.spread) ** 2;
  const unsure = model.repeats.spread ** 2 * (1 + (day - soldDay) / fadingDays);
  const share = Math.min(open / (open + unsure), mostShare);
  return { id, price, soldDay, moved: moveInTime(model, last, day), share };
}
