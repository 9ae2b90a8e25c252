import type { BodyOf } from '@hearthline/contract';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import type { LeftOutReason } from '@hearthline/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

/** Apart from the analyses, so that the progress of a report does not read them again. */
export const cmaReportsKey = ['cma-reports'] as const;

export function reportsQuery(cmaId: string) {
  return queryOptions({
    queryKey: [...cmaReportsKey, 'list', cmaId],
    queryFn: async ({ signal }) =>
      (await request('GET /cma/{id}/reports', { params: { id: cmaId }, signal })).result,
  });
}

function reportQuery(id: string) {
  return queryOptions({
    queryKey: [...cmaReportsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await request('GET /cma/reports/{id}', { params: { id }, signal })).result,
  });
}

function putReport(client: QueryClient, report: CmaReportRow): void {
  client.setQueryData(reportQuery(report.id).queryKey, report);
  client.setQueryData(reportsQuery(report.cmaId).queryKey, (reports) => {
    if (!reports) return undefined;
    const isKnown = reports.some(({ id }) => id === report.id);
    return isKnown ? reports.map((each) => (each.id === report.id ? report : each)) : [report, ...reports];
  });
}

/** A change whose reply is the report as it stands now. */
function useReportMutation<Input>(change: (input: Input) => Promise<{ result: CmaReportRow }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).result,
    onSuccess: (report) => putReport(client, report),
  });
}

export const useMakeReport = (cmaId: string) =>
  useReportMutation((body: BodyOf<'POST /cma/{id}/reports'>) =>
    request('POST /cma/{id}/reports', { params: { id: cmaId }, body }),
  );

export const useCancelReport = () =>
  useReportMutation((id: string) => request('POST /cma/reports/{id}/cancel', { params: { id } }));

/** A private page of the report; asking again renews how long it stands. */
export const useOpenReportLink = () =>
  useReportMutation(({ id, days }: { id: string; days?: number }) =>
    request('POST /cma/reports/{id}/link', { params: { id }, body: { days } }),
  );

export const useCloseReportLink = () =>
  useReportMutation((id: string) => request('DELETE /cma/reports/{id}/link', { params: { id } }));

export function useSendReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & BodyOf<'POST /cma/reports/{id}/send'>) =>
      (await request('POST /cma/reports/{id}/send', { params: { id }, body })).result,
    onSuccess: () => client.invalidateQueries({ queryKey: cmaReportsKey }),
  });
}

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
  alreadyGot: true,
  senderIncomplete: true,
  importNotApproved: true,
  referrerUnknown: true,
} satisfies Record<LeftOutReason, true>;

export const isKnownReason = (reason: string): reason is LeftOutReason => reason in knownReasons;
