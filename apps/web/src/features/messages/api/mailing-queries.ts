import type { BodyOf } from '@hearthline/contract';
import type { LeftOutReason } from '@hearthline/contract/messages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { whenDraftsSettled } from '../model/draft-autosave.ts';

const mailingsKey = ['mailings'] as const;
const leftOutPage = 50;

export const draftQuery = queryOptions({
  queryKey: [...mailingsKey, 'draft'],
  queryFn: async ({ signal }) => {
    await whenDraftsSettled();
    return (await request('GET /mailings/draft', { signal })).result;
  },
  // What is written here is ahead of what was read, so it is read once for each opening.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export type AudienceRequest = BodyOf<'POST /mailings/audience'>;

export function audienceQuery(body: AudienceRequest | null) {
  return queryOptions({
    queryKey: [...mailingsKey, 'audience', body],
    queryFn: async ({ signal }) => {
      if (body === null) throw new Error('Nobody was chosen');
      return (await request('POST /mailings/audience', { body, signal })).result;
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}

export function leftOutQuery(body: AudienceRequest, reason: LeftOutReason) {
  return infiniteQueryOptions({
    queryKey: [...mailingsKey, 'left-out', body, reason],
    queryFn: ({ pageParam, signal }) =>
      request('POST /mailings/audience/left-out', { body: { ...body, reason, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalRows }, pages) =>
      pages.length * leftOutPage < totalRows ? pages.length + 1 : undefined,
  });
}

export function previewQuery(body: BodyOf<'POST /mailings/preview'>) {
  return queryOptions({
    queryKey: [...mailingsKey, 'preview', body],
    queryFn: async ({ signal }) => (await request('POST /mailings/preview', { body, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export function clientNameQuery(id: string) {
  return queryOptions({
    queryKey: ['clients', 'name', id],
    queryFn: async ({ signal }) => {
      const { result } = await request('GET /clients/{id}', { params: { id }, signal });
      return `${result.firstName} ${result.lastName}`.trim();
    },
  });
}
