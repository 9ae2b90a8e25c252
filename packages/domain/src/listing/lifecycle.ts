import type { ListingStatus } from './vocabulary.ts';

export const listingStates = [
  'draft',
  'comingSoon',
  'active',
  'conditional',
  'firm',
  'suspended',
  'expired',
  'terminated',
  'deleted',
] as const;
export type ListingState = (typeof listingStates)[number];

/** Codes name the last event: new, price change, extension, back on market, deal fell through, sold or leased conditional (with escape clause), sold, leased, suspended, expired, terminated. */
export const lifecycleCodes = [
  'draft',
  'cs',
  'new',
  'pc',
  'ext',
  'bom',
  'dft',
  'sc',
  'sce',
  'lc',
  'lce',
  'sld',
  'lsd',
  'sus',
  'exp',
  'ter',
  'del',
] as const;
export type LifecycleCode = (typeof lifecycleCodes)[number];

/** The specification's names of the steps in a listing's life, with the code that each one leaves. */
export const lifecycleActionCodes = {
  'price changed': 'pc',
  new: 'new',
  'deal fell through': 'dft',
  expired: 'exp',
  extend: 'ext',
  'leased conditional': 'lc',
  'leased conditional escape clause': 'lce',
  leased: 'lsd',
  'sold conditional': 'sc',
  'sold conditional escape clause': 'sce',
  suspend: 'sus',
  terminate: 'ter',
} as const satisfies Record<string, LifecycleCode>;
export type LifecycleActionName = keyof typeof lifecycleActionCodes;

const statuses: Record<ListingState, ListingStatus> = {
  draft: 'deactive',
  comingSoon: 'active',
  active: 'active',
  conditional: 'active',
  firm: 'sold',
  suspended: 'deactive',
  expired: 'deactive',
  terminated: 'deactive',
  deleted: 'deactive',
};

export function statusOf(state: ListingState): ListingStatus {
  return statuses[state];
}

/** A home under a conditional deal is still on the market: its days count, and other buyers may wait. */
export function isOnMarket(state: ListingState): state is 'active' | 'conditional' {
  return state === 'active' || state === 'conditional';
}

/** Was on the market, or was to be, and is not any more, without a deal. */
export function isOffMarket(state: ListingState): state is 'suspended' | 'expired' | 'terminated' {
  return state === 'suspended' || state === 'expired' || state === 'terminated';
}
