import type { SavedSearch } from '@hearthline/contract/searches';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../shared/api/client.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['searches', 'saved'],
  queryFn: async () => (await request('GET /searches')).result,
});

export const recentSearchesQuery = queryOptions({
  queryKey: ['searches', 'recent'],
  queryFn: async () => (await request('GET /searches/recent')).result,
});

function changeSaved(client: QueryClient, change: (searches: SavedSearch[]) => SavedSearch[]): void {
  client.setQueryData(savedSearchesQuery.queryKey, (searches) => searches && change(searches));
}

function putSaved(client: QueryClient, search: SavedSearch): void {
  changeSaved(client, (searches) =>
    [...searches.filter(({ id }) => id !== search.id), search].sort((a, b) => a.name.localeCompare(b.name)),
  );
}

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    /** With an id the saved search gets this name and these criteria. */
    mutationFn: async ({ id, ...body }: { id?: string; name: string; criteria: Criteria }) =>
      id === undefined
        ? (await request('POST /searches', { body })).result
        : (await request('PUT /searches/{id}', { params: { id }, body })).result,
    onSuccess: (search) => putSaved(client, search),
  });
}

/** The row leaves the list only when the panel is opened again, so that it can be brought back where it stood. */
export function useRemoveSearch() {
  return useMutation({
    mutationFn: (id: string) => request('DELETE /searches/{id}', { params: { id } }),
  });
}

export function useRestoreSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await request('POST /searches/{id}/restore', { params: { id } })).result,
    onSuccess: (search) => putSaved(client, search),
  });
}

/** What it holds is no longer new. */
export function useOpenSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('POST /searches/{id}/opened', { params: { id } }),
    onMutate: (openedId) =>
      changeSaved(client, (searches) =>
        searches.map((search) => (search.id === openedId ? { ...search, fresh: 0 } : search)),
      ),
    meta: { handlesErrors: true },
  });
}

/** Keeps a search that was looked at among the recent ones; nobody needs to know when that fails. */
export function useRememberSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { criteria: Criteria; total: number }) => request('POST /searches/recent', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: recentSearchesQuery.queryKey }),
    meta: { handlesErrors: true },
  });
}

/** Keeps the search of a screen with the number it found, once that is known. */
export function useRememberResult(criteria: Criteria, total: number | undefined): void {
  const { mutate } = useRememberSearch();
  useEffect(() => {
    if (total !== undefined) mutate({ criteria, total });
  }, [mutate, criteria, total]);
}
