import type { Proposal, Wanter } from '@hearthline/contract/alert-fit';
import type {
  Alert,
  AlertRow,
  ApprovalGroup,
  HeldHome,
  LedgerRow,
  OutcomeCounts,
  Replay,
  ReplaySuggestion,
  WhyNot,
} from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { listingOf } from '../../../../testing/sample-home.ts';
import { clientId, readerIdOf, readerOf } from '../../testing/sample-basket.ts';

const idOf = (group: string, number: number): string =>
  `0199b000-0000-7000-8000-${group}${String(number).padStart(10, '0')}`;

export const alertIdOf = (number: number): string => idOf('a1', number);
export const alertId = alertIdOf(1);
export const matchIdOf = (number: number): string => idOf('3a', number);

export const lakesideCriteria: Criteria = {
  version: 1,
  offer: 'sale',
  status: ['active'],
  price: { min: 125_000_000, max: 220_000_000 },
  bedrooms: { min: 3 },
  kind: { any: ['detached', 'semiDetached'] },
};

export const outcomesOf = (sent = 0, merged = 0, held = 0, blocked = 0): OutcomeCounts => ({
  matches: sent + merged + held + blocked,
  sent,
  merged,
  held,
  blocked,
});

const standing = {
  state: 'active',
  pauseReason: null,
  pausedAt: null,
  resumesOn: null,
  lastSignAt: '2025-11-12T13:40:00.000Z',
  pausesOn: null,
  lastSentAt: '2025-11-12T13:04:00.000Z',
  nextAt: null,
} as const;

/** An active alert of one person; change what the test is about. */
export function sampleAlert(changes: Partial<Alert> = {}): Alert {
  return {
    id: alertId,
    revision: 4,
    name: 'Lakeside, main-floor office',
    clientId,
    isForHousehold: false,
    additionalEmail: '',
    criteria: lakesideCriteria,
    triggers: ['new', 'priceIntoRange', 'priceChange', 'backOnMarket'],
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: { from: '21:00', to: '08:00' },
    ceiling: 5,
    activationDate: '2025-10-13',
    copyToMe: false,
    confirmBeforeSending: false,
    byEmail: true,
    bySms: false,
    message: '',
    createdAt: '2025-10-13T14:00:00.000Z',
    ...standing,
    readers: [{ ...readerOf(1), pace: 'asSet', pausedUntil: null, stoppedAt: null }],
    outcomes: outcomesOf(41, 12, 5, 3),
    matchingToday: 42,
    ...changes,
  };
}

export function alertRowOf(number: number, changes: Partial<AlertRow> = {}): AlertRow {
  return {
    id: alertIdOf(number),
    name: `Alert ${number}`,
    readers: [{ readerId: readerIdOf(1), clientId, name: 'Amara Chen-Laurent' }],
    criteria: lakesideCriteria,
    timeUnit: 'atOnce',
    ...standing,
    outcomes: outcomesOf(4, 1),
    favourites: 0,
    possible: 0,
    rejected: 0,
    undecided: 5,
    unread: 0,
    lastSeenAt: '2025-11-12T13:40:00.000Z',
    activatesAt: null,
    ...changes,
  };
}

/** A match that was sent at once; the number makes its home. */
export function ledgerRowOf(number: number, changes: Partial<LedgerRow> = {}): LedgerRow {
  return {
    id: matchIdOf(number),
    clientId,
    readerName: 'Amara Chen-Laurent',
    alerts: [{ id: alertId, name: 'Lakeside, main-floor office' }],
    listing: listingOf(number),
    trigger: 'new',
    oldPrice: null,
    price: 164_990_000,
    matchedAt: '2025-11-12T13:02:00.000Z',
    outcome: 'sent',
    wait: null,
    block: null,
    leavesAt: '2025-11-12T13:04:00.000Z',
    messageId: idOf('3e', number),
    others: 0,
    readAt: null,
    isApproved: false,
    ...changes,
  };
}

export function heldOf(number: number, changes: Partial<HeldHome> = {}): HeldHome {
  const { matchedAt = '2025-11-12T13:02:00.000Z' } = changes;
  return {
    matchIds: [matchIdOf(number)],
    alerts: [{ id: alertId, name: 'Lakeside, main-floor office' }],
    listing: listingOf(number),
    events: [{ trigger: 'new', oldPrice: null, price: 164_990_000 }],
    matchedAt,
    lastMatchedAt: matchedAt,
    criteriaMet: 5,
    like: null,
    stale: null,
    ...changes,
  };
}

export function approvalOf(number: number, changes: Partial<ApprovalGroup> = {}): ApprovalGroup {
  const { readerId, clientId: of, name } = readerOf(number);
  return {
    clientId: of,
    readerId,
    name,
    channels: ['email'],
    language: 'en',
    leavesAt: '2025-11-13T13:00:00.000Z',
    block: null,
    homes: [heldOf(number * 10 + 1), heldOf(number * 10 + 2)],
    ...changes,
  };
}

export function whyOf(changes: Partial<WhyNot> = {}): WhyNot {
  return {
    listing: listingOf(9),
    answers: [
      { field: 'price', passes: false, value: 224_900_000 },
      { field: 'bedrooms', passes: true, value: 4 },
    ],
    rows: [],
    ignored: [],
    isShown: true,
    block: null,
    wouldLeaveAt: '2025-11-12T14:15:00.000Z',
    widening: {
      criteria: { ...lakesideCriteria, price: { min: 125_000_000, max: 225_000_000 } },
      homes: 4,
      messages: 2,
    },
    ...changes,
  };
}

export function wanterOf(number: number, changes: Partial<Wanter> = {}): Wanter {
  const { clientId: of, name } = readerOf(number);
  return {
    clientId: of ?? clientId,
    name,
    phone: '+14165550119',
    alert: { id: alertIdOf(number), name: `Alert ${number}` },
    criteria: 5,
    met: 5,
    misses: [],
    likes: 0,
    answer: null,
    sentAt: null,
    block: null,
    ...changes,
  };
}

export function suggestionOf(changes: Partial<ReplaySuggestion> = {}): ReplaySuggestion {
  return {
    kind: 'ceiling',
    field: null,
    criteria: lakesideCriteria,
    ceiling: 3,
    timeUnit: 'atOnce',
    messages: 13,
    busiest: 3,
    homes: 7,
    dropped: 0,
    kept: 0,
    liked: 0,
    ...changes,
  };
}

/** Five messages with seven homes on three days, and a busiest day that is a lot. */
export function replayOf(changes: Partial<Replay> = {}): Replay {
  const message = (at: string, ...homes: number[]) => ({
    at,
    homes: homes.length,
    listings: homes.map((number) => listingOf(number)),
  });
  return {
    from: '2025-10-14',
    to: '2025-11-12',
    stoppedAt: null,
    timeZone: 'America/Toronto',
    matchingToday: 42,
    messages: [
      message('2025-10-15T14:00:00.000Z', 1),
      message('2025-11-06T13:12:00.000Z', 2),
      message('2025-11-06T16:40:00.000Z', 3, 4, 5),
      message('2025-11-06T19:05:00.000Z', 6),
      message('2025-11-10T14:00:00.000Z', 7),
    ],
    homes: 7,
    busiest: 3,
    suggestions: [suggestionOf()],
    ...changes,
  };
}

export function proposalOf(changes: Partial<Proposal> = {}): Proposal {
  const price = { ...lakesideCriteria, price: { min: 125_000_000, max: 190_000_000 } };
  const kind = { ...lakesideCriteria, kind: { any: ['detached' as const] } };
  return {
    liked: 6,
    rejected: 11,
    criteria: { ...price, kind: kind.kind },
    dropped: 9,
    kept: 6,
    changes: [
      { field: 'price', criteria: price, reason: 'spanOfLiked', homes: 6, dropped: 5, kept: 6 },
      { field: 'kind', criteria: kind, reason: 'onlyRejected', homes: 4, dropped: 4, kept: 6 },
    ],
    ...changes,
  };
}
