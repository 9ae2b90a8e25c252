import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';

/** The market moves by itself; counts on screen follow it. */
const liveMs = 60_000;

/** What the criteria would find: total, counts of every value, figures, ways out of nothing and of too much. */
export function summaryQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['listings', 'summary', criteria],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/summary', { body: { criteria }, signal })).result,
    placeholderData: keepPreviousData,
    refetchInterval: liveMs,
  });
}

/** Prices, days and supply of what the criteria find. */
export function statisticsQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['listings', 'statistics', criteria],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/statistics', { body: { criteria }, signal })).result,
    placeholderData: keepPreviousData,
    refetchInterval: liveMs,
  });
}

export function statusCountsQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['listings', 'statuses', criteria],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/statuses', { body: { criteria }, signal })).result,
    placeholderData: keepPreviousData,
    refetchInterval: liveMs,
  });
}

/** MLS numbers, addresses and places that begin like the text. */
export function suggestQuery(text: string) {
  return queryOptions({
    queryKey: ['listings', 'suggest', text],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/suggest', { query: { text }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export function useUnderstandSentence() {
  return useMutation({
    mutationFn: async (text: string) => (await request('POST /listings/sentence', { body: { text } })).result,
  });
}

/** Criteria kept under a key; they never change. */
export function sharedCriteriaQuery(key: string) {
  return queryOptions({
    queryKey: ['searches', 'shared', key],
    queryFn: async () => (await request('GET /searches/shared/{key}', { params: { key } })).result,
    ...libraryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The key under which long criteria are kept, with the criteria already known under it. */
export function sharedKeyQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['searches', 'shared-key', criteria],
    queryFn: async ({ client }) => {
      const { key } = (await request('POST /searches/shared', { body: { criteria } })).result;
      client.setQueryData(sharedCriteriaQuery(key).queryKey, criteria);
      return key;
    },
    ...libraryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
