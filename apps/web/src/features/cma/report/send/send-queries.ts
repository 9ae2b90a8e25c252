import type { LeftOutReason } from '@hearthline/contract/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../../shared/api/client.ts';

export interface Recipient {
  id: string;
  firstName: string;
  lastName: string;
}

/** Who of them may get a report by mail, before anything is sent. */
export function reportAudienceQuery(clientIds: readonly string[]) {
  const body = {
    channel: 'email' as const,
    category: 'reports' as const,
    audience: { clientIds: [...clientIds] },
  };
  return queryOptions({
    queryKey: ['mailings', 'audience', body],
    queryFn: async ({ signal }) => (await request('POST /mailings/audience', { body, signal })).result,
    enabled: clientIds.length > 0,
    placeholderData: clientIds.length > 0 ? keepPreviousData : undefined,
  });
}

/** Names that share a reason. */
export interface LeftOutGroup {
  reason: string;
  names: readonly string[];
  /** Those whose names are not told. */
  more: number;
}

export function groupByReason(leftOut: readonly { name: string; reason: string }[]): LeftOutGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, reason } of leftOut) groups.set(reason, [...(groups.get(reason) ?? []), name]);
  return [...groups].map(([reason, names]) => ({ reason, names, more: 0 }));
}

const knownReasons = {
  optedOut: true,
  suppressed: true,
  categoryLeft: true,
  noConsent: true,
  consentEnded: true,
  referralUsed: true,
  noAddress: true,
  bounced: true,
  recentlyWritten: true,
  senderIncomplete: true,
  referrerUnknown: true,
} satisfies Record<LeftOutReason, true>;

export const isKnownReason = (reason: string): reason is LeftOutReason => reason in knownReasons;
