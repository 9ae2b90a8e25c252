import type { ListingMark } from '@hearthline/domain/listing/state-mark';

export const markInks: Record<ListingMark, string> = {
  active: 'text-st-active',
  new: 'text-st-new',
  change: 'text-st-change',
  cond: 'text-st-cond',
  sold: 'text-st-sold',
  leased: 'text-st-leased',
  off: 'text-st-off',
};
