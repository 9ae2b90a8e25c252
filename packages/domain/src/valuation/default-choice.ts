import { adjustSale, apartIn } from './adjust.ts';
import { baseWeightOf, mostGross } from './calculation.ts';
import type { FoundComparables, Subject } from './comparables.ts';
import { findComparables, leastComparables } from './comparables.ts';
import type { Rates } from './make-grid.ts';
import { toGridSale } from './make-grid.ts';
import type { MarketModel } from './market-model.ts';
import type { NearSale } from './sale-grid.ts';

/** As many as stay clear at a glance; an agent may take up to fifty. */
export const mostDefaults = 20;

/** The comparables that both methods begin with: of those found, the ones with most to say that need no rebuilding. */
export function chooseDefaults(
  model: MarketModel,
  subject: Subject,
  candidates: readonly NearSale[],
  { curves, reference }: Rates,
  day: number,
): FoundComparables | null {
  const found = findComparables(candidates, subject, day);
  if (!found) return null;
  const ranked = found.found
    .map((near) => {
      const sale = toGridSale(model, near, subject, day);
      const { gross, lines } = adjustSale(
        { ...sale, inTime: sale.price * Math.exp(sale.moved) },
        subject,
        curves,
      );
      return { near, gross, say: baseWeightOf(near.distance, apartIn(lines, reference), day - sale.soldDay) };
    })
    .sort((a, b) => b.say - a.say);
  const usable = ranked.filter(({ gross }) => gross <= mostGross);
  const best = usable.length >= leastComparables ? usable : ranked;
  return { step: found.step, found: best.slice(0, mostDefaults).map(({ near }) => near) };
}
