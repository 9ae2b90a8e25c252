import type { BodyOf } from '@hearthline/contract';
import type { ClientInput, LikelySame } from '@hearthline/contract/clients';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { clientsKey } from '../api/clients-api.ts';
import { whenDraftsSettled } from './draft-autosave.ts';

export type Identity = BodyOf<'POST /clients/duplicates'>;

/** Asked anew each time the form is opened, and not while somebody types. */
export function draftQuery(clientId: string | undefined) {
  return queryOptions({
    queryKey: ['clientDraft', clientId ?? 'new'],
    queryFn: async () => {
      await whenDraftsSettled();
      return (await request('GET /clients/draft', { query: { clientId } })).result;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function duplicatesQuery(identity: Identity) {
  return queryOptions({
    queryKey: [...clientsKey, 'duplicates', identity],
    queryFn: ({ signal }) => findDuplicates(identity, signal),
    retry: false,
  });
}

export async function findDuplicates(identity: Identity, signal?: AbortSignal): Promise<LikelySame[]> {
  return (await request('POST /clients/duplicates', { body: identity, signal })).result;
}

/** The form shows what the server refuses itself. */
export function useSaveClient(id: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ClientInput) =>
      id === undefined
        ? (await request('POST /clients', { body })).result
        : (await request('PUT /clients/{id}', { params: { id }, body })).result,
    onSuccess: () => client.invalidateQueries({ queryKey: clientsKey }),
    meta: { handlesErrors: true },
  });
}

/** Takes one client into another, who stays. */
export function useMergeClients() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ keptId, otherId }: { keptId: string; otherId: string }) =>
      (await request('POST /clients/{id}/merge', { params: { id: keptId }, body: { otherId } })).result,
    onSuccess: (_kept, { otherId }) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(otherId) });
      return client.invalidateQueries({ queryKey: clientsKey });
    },
  });
}
