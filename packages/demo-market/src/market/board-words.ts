import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';

/** The board's own words, as its feeds send them. */
export const statusWords: Record<LifecycleCode, string> = {
  draft: 'Draft',
  cs: 'Coming Soon',
  new: 'New',
  pc: 'Price Change',
  ext: 'Extension',
  bom: 'Back on Market',
  dft: 'Deal Fell Through',
  sc: 'Sold Conditional',
  sce: 'Sold Conditional Escape',
  lc: 'Leased Conditional',
  lce: 'Leased Conditional Escape',
  sld: 'Sold',
  lsd: 'Leased',
  sus: 'Suspended',
  exp: 'Expired',
  ter: 'Terminated',
  del: 'Deleted',
};

export const kindWords: Record<HomeKind, string> = {
  detached: 'Detached',
  semiDetached: 'Semi-Detached',
  townhouse: 'Att/Row/Townhouse',
  bungalow: 'Detached',
  condoApartment: 'Condo Apartment',
  condoTownhouse: 'Condo Townhouse',
  loft: 'Loft',
  duplex: 'Duplex',
  multiplex: 'Multiplex',
  cottage: 'Cottage',
  farm: 'Farm',
  land: 'Vacant Land',
};
