import { mostCompared } from '../../../shared/listing/compare-limits.ts';
import { listingIdForm } from '../model/listing-words.ts';

/** The homes that an address names, each once and as far as it can be a home at all. */
export function parseComparedIds(param: string | undefined): { ids: string[]; named: number } {
  const named = new Set((param ?? '').toLowerCase().split(','));
  const ids = [...named].filter((id) => listingIdForm.test(id));
  return { ids: ids.slice(0, mostCompared), named: ids.length };
}
