import type { BodyOf, QueryOf } from '@hearthline/contract';
import type { Language } from '@hearthline/contract/common';
import type { Audience } from '@hearthline/contract/messages';
import type { NewsPost, NewsPostInput } from '@hearthline/contract/news';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request, upload } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';

/** Everything under it is read again when the server tells of a change. */
export const newsKey = ['news'] as const;

export function listQuery(query: QueryOf<'GET /news'>) {
  return queryOptions({
    queryKey: [...newsKey, 'list', query],
    queryFn: ({ signal }) => request('GET /news', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const pageSize = 20;
/** Whose counts and newest posts stand above the list, too. */
export const firstPage = { tab: 'mine', page: '1', pageSize: String(pageSize) } as const;

export function libraryQuery(all: 'true' | 'false') {
  return queryOptions({
    queryKey: [...newsKey, 'library', all],
    queryFn: async ({ signal }) => (await request('GET /news/library', { query: { all }, signal })).result,
  });
}

export function reportQuery(key: string, language: Language) {
  return queryOptions({
    queryKey: [...newsKey, 'report', key, language],
    queryFn: async ({ signal }) =>
      (await request('GET /news/library/{key}', { params: { key }, query: { language }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: [...newsKey, 'post', id],
    queryFn: async ({ signal }) => (await request('GET /news/{id}', { params: { id }, signal })).result,
  });
}

/** What an action answered is what the screen shows of the post. */
export function keepPost(client: QueryClient, post: NewsPost): void {
  client.setQueryData(postQuery(post.id).queryKey, post);
  void client.invalidateQueries({ queryKey: [...newsKey, 'list'] });
}

export async function savePost(id: string, revision: number, input: NewsPostInput, keepalive = false) {
  const body = { ...input, revision };
  return (await request('PUT /news/{id}', { params: { id }, body, keepalive })).result;
}

interface Look {
  language: Language;
  /** Nobody's: as anybody sees it. */
  clientId?: string | undefined;
}

/** Of one revision, so that every change is seen. */
export function previewQuery({ id, revision }: Pick<NewsPost, 'id' | 'revision'>, look: Look) {
  const { language, clientId } = look;
  return queryOptions({
    queryKey: [...newsKey, 'preview', id, revision, language, clientId],
    queryFn: async ({ signal }) =>
      (
        await request('GET /news/{id}/preview', {
          params: { id },
          query: { language, ...(clientId !== undefined && { clientId }) },
          signal,
        })
      ).result,
    placeholderData: keepPreviousData,
  });
}

/** Whoever is on the agent's list. */
export const everybody: Audience = { filter: { version: 1 } };

/** However its readers were counted. */
export const audiencesKey = (id: string) => [...newsKey, 'audience', id] as const;

export function audienceQuery(
  { id, revision }: Pick<NewsPost, 'id' | 'revision'>,
  audience: Audience | null,
) {
  return queryOptions({
    queryKey: [...audiencesKey(id), revision, audience],
    queryFn: async ({ signal }) => {
      if (audience === null) throw new Error('Nobody was chosen');
      const body: BodyOf<'POST /news/{id}/audience'> = { audience };
      return (await request('POST /news/{id}/audience', { params: { id }, body, signal })).result;
    },
    enabled: audience !== null,
    // Before anybody is chosen, those of the choice before are nobody's count.
    placeholderData: audience === null ? undefined : keepPreviousData,
  });
}

export function placesQuery(search: string) {
  return queryOptions({
    queryKey: ['sites', 'places', search],
    queryFn: async ({ signal }) => (await request('GET /sites/places', { query: { search }, signal })).result,
    placeholderData: keepPreviousData,
    ...libraryDefaults,
  });
}

/** Under the clients' own key, so that a list that is changed there is read again here. */
export const smartListsQuery = queryOptions({
  queryKey: ['clients', 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

export const uploadCover = async (file: File) =>
  (await upload('POST /sites/mine/pictures', file, { query: { use: 'news' } })).result;
