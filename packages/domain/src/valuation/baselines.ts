import type { HomeFacts, Sale } from './home-facts.ts';
import type { NearSale } from './sale-grid.ts';
import { median } from './statistics.ts';

/** What anybody could do without a method: a price for each unit of area, lot or home. */
const units = [({ area }: HomeFacts) => area, ({ lotArea }: HomeFacts) => lotArea, () => 1] as const;
const fewest = 3;
const nearest = 6;

/** Median price per unit of the community, over the last year. */
export function byCommunity(sold: readonly Sale[], subject: HomeFacts): number | null {
  return byUnit(sold, subject, (prices) => median(prices));
}

/** Mean price per unit of the six nearest sales, over the last year. */
export function byNearest(sold: readonly NearSale[], subject: HomeFacts): number | null {
  const sales = [...sold].sort((a, b) => a.distance - b.distance).map(({ home }) => home.sale);
  return byUnit(sales, subject, (prices) => {
    const taken = prices.slice(0, nearest);
    return taken.reduce((sum, price) => sum + price, 0) / taken.length;
  });
}

function byUnit(sold: readonly Sale[], subject: HomeFacts, sum: (prices: number[]) => number): number | null {
  for (const unitOf of units) {
    const units = unitOf(subject);
    if (!units) continue;
    const prices = sold.flatMap((sale) => {
      const of = unitOf(sale);
      return of ? [sale.price / of] : [];
    });
    if (prices.length >= fewest) return sum(prices) * units;
  }
  return null;
}
