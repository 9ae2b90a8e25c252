import { adjustSale, apartIn } from './adjust.ts';
import { baseWeightOf, mostGross } from './calculation.ts';
import type { FoundComparables, Subject } from './comparables.ts';
import { findComparables, findKindred } from './comparables.ts';
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
  const rank = (near: NearSale): Ranked => {
    const sale = toGridSale(model, near, subject, day);
    const { gross, lines } = adjustSale(
      { ...sale, inTime: sale.price * Math.exp(sale.moved) },
      subject,
      curves,
    );
    return { near, gross, say: baseWeightOf(near.distance, apartIn(lines, reference), day - sale.soldDay) };
  };
  const ranks = new Map<NearSale, Ranked>();
  const rankOf = (near: NearSale): Ranked => {
    const known = ranks.get(near) ?? rank(near);
    ranks.set(near, known);
    return known;
  };
  // What would have to be rebuilt is none of those that end the search.
  const isUsable = (near: NearSale): boolean => rankOf(near).gross <= mostGross;
  const choice =
    findComparables(candidates, subject, day, isUsable) ??
    findComparables(candidates, subject, day) ??
    findKindred(candidates, subject, day, isUsable) ??
    findKindred(candidates, subject, day);
  if (!choice) return null;
  const best = choice.found.map(rankOf).sort((a, b) => b.say - a.say);
  return { ...choice, found: best.slice(0, mostDefaults).map(({ near }) => near) };
}

interface Ranked {
  near: NearSale;
  gross: number;
  say: number;
}
