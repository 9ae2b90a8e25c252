import type { BodyOf, QueryOf } from '@hearthline/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../../shared/api/client.ts';

/** Everything about alerts is read again together, because one match shows in many places. */
export const alertsKey = ['alerts'] as const;
/** These rest on what the form holds and on days that are over: no match that comes in changes them. */
const pastKeys = { replay: ['alert-replay'], proposal: ['alert-proposal'] } as const;

export type AlertPageRequest = QueryOf<'GET /alerts'>;
export type LedgerRequest = QueryOf<'GET /alerts/ledger'>;
export type ReplayRequest = BodyOf<'POST /alerts/replay'>;
export type ProposalRequest = BodyOf<'POST /alerts/proposal'>;

export function alertPageQuery(asked: AlertPageRequest) {
  return queryOptions({
    queryKey: [...alertsKey, 'page', asked],
    queryFn: ({ signal }) => request('GET /alerts', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

const shownOfClient = '5';

/** Those that write to somebody, the one that wrote last first. */
export const clientAlertsQuery = (clientId: string) =>
  alertPageQuery({ clientId, sort: 'lastSent', page: '1', pageSize: shownOfClient });

export function alertQuery(id: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /alerts/{id}', { params: { id }, signal })).result,
  });
}

/** What became of each match, of one alert or of one client. */
export function ledgerQuery(asked: LedgerRequest) {
  return queryOptions({
    queryKey: [...alertsKey, 'ledger', asked],
    queryFn: ({ signal }) => request('GET /alerts/ledger', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Why a home was sent, or was not. */
export function whyQuery(id: string, listingId: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'why', id, listingId],
    queryFn: async ({ signal }) =>
      (await request('GET /alerts/{id}/why', { params: { id }, query: { listingId }, signal })).result,
  });
}

/** Homes that wait for the agent, by person. */
export function approvalsQuery() {
  return queryOptions({
    queryKey: [...alertsKey, 'approvals'],
    queryFn: ({ signal }) => request('GET /alerts/approvals', { signal }),
  });
}

/** Who of the agent's people wants a listing. */
export function wantedQuery(listingId: string) {
  return queryOptions({
    queryKey: [...alertsKey, 'wanted', listingId],
    queryFn: async ({ signal }) =>
      (await request('GET /alerts/wanted/{id}', { params: { id: listingId }, signal })).result,
  });
}

/** What such an alert would have sent in the last 30 days. The one before stays until the next is there. */
export function replayQuery(asked: ReplayRequest) {
  return queryOptions({
    queryKey: [...pastKeys.replay, asked],
    queryFn: async ({ signal }) => (await request('POST /alerts/replay', { body: asked, signal })).result,
    placeholderData: keepPreviousData,
  });
}

/** Criteria out of what a client marked yes and no; null where too little was answered. */
export function proposalQuery(asked: ProposalRequest) {
  return queryOptions({
    queryKey: [...pastKeys.proposal, asked],
    queryFn: async ({ signal }) => (await request('POST /alerts/proposal', { body: asked, signal })).result,
  });
}
