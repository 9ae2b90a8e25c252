import type { LifecycleCode } from './lifecycle.ts';

export type ListingMark = 'new' | 'active' | 'change' | 'cond' | 'sold' | 'leased' | 'off';

/** So long a listing counts as new; afterwards it is simply active. */
const newForDays = 7;

const marks: Record<LifecycleCode, ListingMark> = {
  draft: 'off',
  cs: 'new',
  new: 'new',
  pc: 'change',
  dft: 'change',
  ext: 'active',
  bom: 'active',
  sc: 'cond',
  sce: 'cond',
  lc: 'cond',
  lce: 'cond',
  sld: 'sold',
  lsd: 'leased',
  sus: 'off',
  exp: 'off',
  ter: 'off',
  del: 'off',
};

/** The shape and colour of a state; the word always stands beside it or in the name. */
export function markOf(code: LifecycleCode): ListingMark {
  return marks[code];
}

interface Standing {
  code: LifecycleCode;
  daysOnMarket: number | null;
}

/** What the state is called today: the last event, or plainly active once a listing is no longer new. */
export function stateOf({ code, daysOnMarket }: Standing): {
  mark: ListingMark;
  word: LifecycleCode | 'active';
} {
  const isNoNews = (code === 'new' && (daysOnMarket ?? 0) > newForDays) || code === 'ext' || code === 'bom';
  return isNoNews ? { mark: 'active', word: 'active' } : { mark: marks[code], word: code };
}
