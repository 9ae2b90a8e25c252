import type { MessageKind } from '../client/consent.ts';

/** A personal mail answers somebody; more readers than these are an audience. */
export const personalMaxReaders = 10;
const newAccountDays = 14;
/** Mails and texts a day. */
export const dailyLimits = { newAccount: 50, established: 200, approved: 1_000 } as const;
/** Over so many days bounces and complaints are counted, and only from so many messages on: one of three says nothing. */
export const reputationDays = 30;
const reputationLeastSent = 50;
const mostBounces = 0.05;
const mostComplaints = 0.001;

/** What is known of a sender at the moment of asking. */
export interface SendingRecord {
  accountAgeDays: number;
  /** By an administrator. */
  isApproved: boolean;
  /** One that is in force today. */
  hasBoardAgreement: boolean;
  /** What the agent set for themselves. */
  ownLimit: number;
  /** Left today, in the agent's time zone. */
  sentToday: number;
  sentLast24Hours: number;
  /** Written and due today, or held back by the limit. */
  waiting: number;
  recent: { sent: number; bounced: number; complained: number };
}

export interface SendingRequest {
  category: MessageKind;
  /** People whom the agent chose. */
  chosen: number;
  /** Those of them who will get it. */
  readers: number;
}

export const limitReasons = ['newAccount', 'established', 'approved', 'own'] as const;
export const halvingReasons = ['bounces', 'complaints'] as const;

export interface SendingAllowance {
  /** A day. */
  limit: number;
  reason: (typeof limitReasons)[number];
  halvedBy: (typeof halvingReasons)[number] | null;
  /** May still go today. */
  left: number;
  /** To people who came by an import and whom nobody has written to yet. */
  mayWriteToImported: boolean;
  /** Of those asked for: how many go today, how many later, and on how many days after today. */
  today: number;
  later: number;
  days: number;
  refusal: 'personalTooMany' | null;
}

/** How many messages may still go today, and why; asked before sending and again at the moment of sending. */
export function evaluateSending(
  record: SendingRecord,
  { category, chosen, readers }: SendingRequest,
): SendingAllowance {
  const { limit, reason, halvedBy } = findLimit(record);
  // Two days are the most that 24 hours touch; a change of the time zone begins no third one.
  const sent = Math.max(record.sentToday, record.sentLast24Hours - limit);
  const taken = sent + record.waiting;
  const left = Math.max(0, limit - taken);
  const refusal = category === 'personal' && chosen > personalMaxReaders ? 'personalTooMany' : null;
  const today = refusal === null ? Math.min(readers, left) : 0;
  const later = refusal === null ? readers - today : 0;
  // What waits already goes first.
  const ahead = Math.max(0, taken - Math.max(limit, sent));
  return {
    limit,
    reason,
    halvedBy,
    left,
    mayWriteToImported: mayWriteToImported(record),
    today,
    later,
    days: later === 0 ? 0 : Math.ceil((ahead + later) / limit),
    refusal,
  };
}

/** Somebody has looked at who this is. Age alone does not count: whoever buys lists can wait for two weeks. */
export const mayWriteToImported = ({
  isApproved,
  hasBoardAgreement,
}: Pick<SendingRecord, 'isApproved' | 'hasBoardAgreement'>): boolean => isApproved || hasBoardAgreement;

function findLimit(record: SendingRecord): Pick<SendingAllowance, 'limit' | 'reason' | 'halvedBy'> {
  const reason = record.isApproved
    ? 'approved'
    : record.accountAgeDays < newAccountDays
      ? 'newAccount'
      : 'established';
  const halvedBy = findHalving(record.recent);
  const limit = dailyLimits[reason] / (halvedBy === null ? 1 : 2);
  if (record.ownLimit < limit) return { limit: record.ownLimit, reason: 'own', halvedBy: null };
  return { limit, reason, halvedBy };
}

function findHalving({ sent, bounced, complained }: SendingRecord['recent']): SendingAllowance['halvedBy'] {
  if (sent < reputationLeastSent) return null;
  if (complained / sent >= mostComplaints) return 'complaints';
  return bounced / sent >= mostBounces ? 'bounces' : null;
}
