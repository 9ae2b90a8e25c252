import type {
  Basket,
  BasketHome,
  BasketReader,
  BasketRow,
  SendingPreview,
  ShowingRequest,
} from '@hearthline/contract/baskets';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import { listingOf } from '../../../testing/sample-home.ts';

const idOf = (group: string, number: number): string =>
  `0199b000-0000-7000-8000-${group}${String(number).padStart(10, '0')}`;

export const basketId = idOf('ba', 1);
export const clientId = idOf('c1', 1);
export const homeIdOf = (number: number): string => idOf('0e', number);
export const readerIdOf = (number: number): string => idOf('ea', number);

const now = '2025-11-12T14:00:00.000Z';

export function readerOf(number: number, changes: Partial<BasketReader> = {}): BasketReader {
  return {
    readerId: readerIdOf(number),
    clientId: idOf('c1', number),
    name: number === 1 ? 'Amara Chen-Laurent' : 'Joël Chen-Laurent',
    email: number === 1 ? 'amara.cl@example.com' : 'joel.cl@example.com',
    language: 'en',
    link: { url: `https://hearthline.app/c/7Kq2-${number}`, expiresAt: '2026-11-12T14:00:00.000Z' },
    visits: 3,
    visitedAt: '2025-11-12T13:40:00.000Z',
    sharesAnswers: true,
    leftOut: null,
    consentEndsOn: '2026-02-14',
    ...changes,
  };
}

export function answerOf(
  number: number,
  answer: Answer | null,
  changes: Partial<BasketHome['answers'][number]> = {},
): BasketHome['answers'][number] {
  return {
    readerId: readerIdOf(number),
    answer,
    reasons: [],
    answeredAt: answer === null ? null : '2025-11-12T13:14:00.000Z',
    opened: 2,
    openedAt: '2025-11-12T13:10:00.000Z',
    isUnread: false,
    ...changes,
  };
}

export function homeOf(number: number, changes: Partial<BasketHome> = {}): BasketHome {
  return {
    id: homeIdOf(number),
    listing: listingOf(number),
    addedAs: null,
    note: '',
    state: 'sent',
    actions: [],
    addedAt: now,
    sentAt: now,
    leavesAt: null,
    isShown: true,
    changes: [],
    answers: [],
    comments: 0,
    unreadComments: 0,
    showings: 0,
    ...changes,
  };
}

/** A basket for two with a home in each state; change what the test is about. */
export function sampleBasket(changes: Partial<Basket> = {}): Basket {
  return {
    id: basketId,
    revision: 4,
    type: 'Manual',
    name: 'Lakeside, 4 bed',
    clientId,
    isForHousehold: true,
    additionalEmail: '',
    activationDate: '2025-11-09',
    timeUnit: 'weekly',
    criteria: null,
    copyToMe: true,
    confirmBeforeSending: true,
    byEmail: true,
    bySms: false,
    message: '',
    createdAt: '2025-11-08T14:00:00.000Z',
    lastNotifiedAt: '2025-11-09T15:30:00.000Z',
    leavesAt: null,
    nextDigestAt: '2025-11-16T13:00:00.000Z',
    readers: [readerOf(1), readerOf(2)],
    homes: [
      homeOf(1, {
        answers: [answerOf(1, 'yes', { reasons: ['layout'], isUnread: true }), answerOf(2, null)],
      }),
      homeOf(2, { answers: [answerOf(1, 'yes'), answerOf(2, 'no', { reasons: ['price', 'street'] })] }),
      homeOf(3, { state: 'pending', actions: ['approve', 'reject'], sentAt: null, note: 'Biggest yard.' }),
      homeOf(4, { state: 'approved', actions: ['reject', 'reconsider', 'send'], sentAt: null }),
      homeOf(5, { state: 'rejected', actions: ['approve', 'reconsider'], sentAt: null }),
    ],
    comments: [],
    activity: [],
    sending: null,
    ...changes,
  };
}

export function rowOf(number: number, changes: Partial<BasketRow> = {}): BasketRow {
  return {
    id: idOf('ba', number),
    type: 'Manual',
    name: `Basket ${number}`,
    readers: [{ readerId: readerIdOf(1), clientId, name: 'Amara Chen-Laurent' }],
    matches: 6,
    fresh: 0,
    favourites: 0,
    possible: 0,
    rejected: 0,
    undecided: 6,
    unread: 0,
    lastNotifiedAt: '2025-11-12T13:04:00.000Z',
    leavesAt: null,
    lastSeenAt: '2025-11-12T13:40:00.000Z',
    activatesAt: null,
    ...changes,
  };
}

export function previewOf(changes: Partial<SendingPreview> = {}): SendingPreview {
  const [amara, joel] = [readerOf(1), readerOf(2)].map(({ readerId, clientId: of, name }) => ({
    readerId,
    clientId: of,
    name,
    leftOut: null,
    consentEndsOn: '2026-02-14',
    isByReferral: false,
  }));
  if (!amara || !joel) throw new Error('There are two');
  return {
    leavesAt: '2025-11-12T14:10:00.000Z',
    homes: 2,
    hiddenHomes: 0,
    readers: [amara, { ...joel, leftOut: 'noConsent', consentEndsOn: null }],
    ...changes,
  };
}

export function showingOf(changes: Partial<ShowingRequest> = {}): ShowingRequest {
  return {
    id: idOf('5b', 1),
    homeId: homeIdOf(1),
    readerId: readerIdOf(1),
    state: 'asked',
    times: ['2025-11-15T19:00:00.000Z', '2025-11-16T15:30:00.000Z'],
    proposed: [],
    agreedAt: null,
    message: 'We are free all weekend.',
    reply: '',
    createdAt: now,
    overlaps: [],
    lacking: [],
    ...changes,
  };
}
