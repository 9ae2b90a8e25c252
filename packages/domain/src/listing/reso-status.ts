import type { IsoDate } from '../calendar.ts';
import type { LifecycleCode, ListingState } from './lifecycle.ts';
import type { ListingRecord } from './listing-record.ts';
import type { Offer } from './vocabulary.ts';

/** The closed list of the RESO Data Dictionary. */
export const standardStatuses = [
  'Active',
  'Active Under Contract',
  'Canceled',
  'Closed',
  'Coming Soon',
  'Delete',
  'Expired',
  'Hold',
  'Incomplete',
  'Pending',
  'Withdrawn',
] as const;
export type StandardStatus = (typeof standardStatuses)[number];

export interface FeedStatus {
  state: ListingState;
  code: LifecycleCode;
}

const mlsStatuses: Record<LifecycleCode, string> = {
  draft: 'Draft',
  cs: 'Coming Soon',
  new: 'New',
  pc: 'Price Change',
  ext: 'Extension',
  bom: 'Back On Market',
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

const codeStates: Record<LifecycleCode, ListingState> = {
  draft: 'draft',
  cs: 'comingSoon',
  new: 'active',
  pc: 'active',
  ext: 'active',
  bom: 'active',
  dft: 'active',
  sc: 'conditional',
  sce: 'conditional',
  lc: 'conditional',
  lce: 'conditional',
  sld: 'firm',
  lsd: 'firm',
  sus: 'suspended',
  exp: 'expired',
  ter: 'terminated',
  del: 'deleted',
};

/** Beginnings of the long forms; a longer one stands before the shorter one that it begins with. */
const beginnings: readonly (readonly [beginning: string, code: LifecycleCode])[] = [
  ['sold conditional escape', 'sce'],
  ['sold conditional', 'sc'],
  ['sold', 'sld'],
  ['leased conditional escape', 'lce'],
  ['leased conditional', 'lc'],
  ['leased', 'lsd'],
  ['new', 'new'],
  ['price', 'pc'],
  ['exten', 'ext'],
  ['back on', 'bom'],
  ['deal f', 'dft'],
  ['suspend', 'sus'],
  ['expire', 'exp'],
  ['terminate', 'ter'],
  ['cancel', 'ter'],
  ['coming soon', 'cs'],
  ['draft', 'draft'],
  ['delete', 'del'],
];

/** `Pending` has left the market with a firm deal, so it counts as sold here. */
const standardCodes: Record<StandardStatus, (offer: Offer) => LifecycleCode> = {
  Active: () => 'new',
  'Active Under Contract': (offer) => (offer === 'sale' ? 'sc' : 'lc'),
  Canceled: () => 'ter',
  Closed: (offer) => (offer === 'sale' ? 'sld' : 'lsd'),
  'Coming Soon': () => 'cs',
  Delete: () => 'del',
  Expired: () => 'exp',
  Hold: () => 'sus',
  Incomplete: () => 'draft',
  Pending: (offer) => (offer === 'sale' ? 'sld' : 'lsd'),
  Withdrawn: () => 'sus',
};

/**
 * The board's own word decides, because boards send `Active` with homes that are conditionally
 * sold; the standard status only answers where that word is missing or unknown. Null if neither is known.
 */
export function fromMlsStatus(
  mlsStatus: string | null,
  standardStatus: string | null,
  offer: Offer,
): FeedStatus | null {
  const standard = findStandardStatus(standardStatus) ?? findStandardStatus(mlsStatus);
  const code = findCode(mlsStatus) ?? (standard ? standardCodes[standard](offer) : null);
  if (code === null) return null;
  if (code === 'ext') return { code, state: findExtendedState(standard) };
  return { code, state: codeStates[code] };
}

/** The long form in which boards send a code. */
export function mlsStatusOf(code: LifecycleCode): string {
  return mlsStatuses[code];
}

/** A firm sale is pending until the day it completes; a lease is closed once it is signed. */
export function standardStatusOf(
  state: ListingState,
  code: LifecycleCode,
  closeDate: IsoDate | null,
  today: IsoDate,
): StandardStatus {
  if (state !== 'firm') return stateStatuses[state];
  const isClosed = code === 'lsd' || (closeDate !== null && closeDate <= today);
  return isClosed ? 'Closed' : 'Pending';
}

const stateStatuses: Record<Exclude<ListingState, 'firm'>, StandardStatus> = {
  draft: 'Incomplete',
  comingSoon: 'Coming Soon',
  active: 'Active',
  conditional: 'Active Under Contract',
  suspended: 'Hold',
  expired: 'Expired',
  terminated: 'Canceled',
  deleted: 'Delete',
};

type DealFacts = Pick<ListingRecord, 'closePrice' | 'soldDate' | 'closeDate'>;

/** Boards leave the price and dates of dead deals on live listings: they count for a firm deal only. */
export function keepFirmDeal(state: ListingState, { closePrice, soldDate, closeDate }: DealFacts): DealFacts {
  if (state !== 'firm') return { closePrice: null, soldDate: null, closeDate: null };
  return { closePrice, soldDate, closeDate };
}

/** An extension says nothing about a deal or a suspension, so here the standard status helps. */
function findExtendedState(standard: StandardStatus | null): ListingState {
  if (standard === 'Active Under Contract') return 'conditional';
  return standard === 'Hold' ? 'suspended' : 'active';
}

function findCode(mlsStatus: string | null): LifecycleCode | null {
  const word = simplify(mlsStatus);
  if (Object.hasOwn(mlsStatuses, word)) return word as LifecycleCode;
  return beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;
}

function findStandardStatus(text: string | null): StandardStatus | null {
  const word = simplify(text);
  return standardStatuses.find((status) => simplify(status) === word) ?? null;
}

/** Lower case with single spaces: some servers send `ActiveUnderContract`, some `Sold-Conditional`. */
function simplify(text: string | null): string {
  return (text ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
