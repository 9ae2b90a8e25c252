import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';

export type ListingMark = 'new' | 'active' | 'change' | 'cond' | 'sold' | 'leased' | 'off';

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
