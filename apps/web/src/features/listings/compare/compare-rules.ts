import { listingIdForm } from '../model/listing-words.ts';

/** Fewer are no comparison, more do not fit beside each other. */
export const leastCompared = 2;
export const mostCompared = 4;

/** The homes that an address names, each once and as far as it can be a home at all. */
export function parseComparedIds(param: string | undefined): { ids: string[]; named: number } {
  const named = new Set((param ?? '').toLowerCase().split(','));
  const ids = [...named].filter((id) => listingIdForm.test(id));
  return { ids: ids.slice(0, mostCompared), named: ids.length };
}
