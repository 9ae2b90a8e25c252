import { mostCompared } from '../../../shared/listing/compare-limits.ts';
import { listingIdForm } from '../model/listing-words.ts';

/** What a home tells of a figure: twice the same number, or both ends of a band, endless where it is open. */
export type Ends = readonly [low: number, high: number];
export type Better = 'more' | 'less';

const areSame = (one: Ends, other: Ends) => one[0] === other[0] && one[1] === other[1];

/**
 * Which homes are best. A band is better than another only where they do not overlap, and homes that tell the same share
 * the place. Who tells nothing is never best, and nobody is where all that is told is the same.
 */
export function findBest(figures: readonly (Ends | null)[], better: Better): boolean[] {
  const known = figures.filter((figure) => figure !== null);
  const isNoWorse = (one: Ends, other: Ends) =>
    areSame(one, other) || (better === 'more' ? one[0] >= other[1] : one[1] <= other[0]);
  const hasDifference = known.some((figure) => known[0] && !areSame(figure, known[0]));
  return figures.map(
    (figure) => hasDifference && figure !== null && known.every((other) => isNoWorse(figure, other)),
  );
}

/** Every home tells the same. One that tells nothing may be any other. */
export function areAllSame(texts: readonly (string | null)[]): boolean {
  return texts.every((text) => text !== null && text === texts[0]);
}

/** The homes that an address names, each once and as far as it can be a home at all. */
export function parseComparedIds(param: string | undefined): { ids: string[]; named: number } {
  const named = new Set((param ?? '').toLowerCase().split(','));
  const ids = [...named].filter((id) => listingIdForm.test(id));
  return { ids: ids.slice(0, mostCompared), named: ids.length };
}
