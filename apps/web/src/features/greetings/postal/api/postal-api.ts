import type { QueryOf } from '@hearthline/contract';
import type {
  PostalBatch,
  PostalCard,
  PostalCardInput,
  PostalContent,
} from '@hearthline/contract/postal-cards';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../shared/api/client.ts';
import { download } from '../../../../shared/api/download.ts';
import { greetingsKey } from '../../../../shared/api/greeting-queries.ts';
import { saveFile } from '../../../../shared/lib/save-file.ts';

/** Beside what greetings read: a batch that is made, or printed, tells by their topic. */
const postalKey = [...greetingsKey, 'postal'] as const;

export const cardsQuery = queryOptions({
  queryKey: [...postalKey, 'cards'],
  queryFn: async ({ signal }) => (await request('GET /postal-cards', { signal })).result,
});

export const settingsQuery = queryOptions({
  queryKey: [...postalKey, 'settings'],
  queryFn: async ({ signal }) => (await request('GET /postal-cards/settings', { signal })).result,
});

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: [...postalKey, 'card', id],
    queryFn: async ({ signal }) =>
      (await request('GET /postal-cards/{id}', { params: { id }, signal })).result,
  });

export const readinessQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...postalKey, 'card', id, 'readiness', revision],
    queryFn: async ({ signal }) =>
      (await request('GET /postal-cards/{id}/readiness', { params: { id }, signal })).result,
    placeholderData: keepPreviousData,
  });

interface Look {
  content: PostalContent;
  language: 'en' | 'fr' | null;
  position: number;
}

export const previewQuery = (id: string, look: Look) =>
  queryOptions({
    queryKey: [...postalKey, 'card', id, 'preview', look],
    queryFn: async ({ signal }) =>
      (await request('POST /postal-cards/{id}/preview', { params: { id }, body: look, signal })).result,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type AddressesRequest = QueryOf<'GET /postal-cards/{id}/addresses'>;

/** Homes of a card that is written, or of a batch that was made. */
export const addressesQuery = (of: 'card' | 'batch', id: string, query: AddressesRequest) =>
  queryOptions({
    queryKey: [...postalKey, of, id, 'addresses', query],
    queryFn: ({ signal }) =>
      of === 'card'
        ? request('GET /postal-cards/{id}/addresses', { params: { id }, query, signal })
        : request('GET /postal-batches/{id}/addresses', { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const frontQuery = (design: string, query: { language: 'en' | 'fr'; line: string }) =>
  queryOptions({
    queryKey: ['postal-fronts', design, query],
    queryFn: async ({ signal }) =>
      (await request('GET /postal-cards/fronts/{design}', { params: { design }, query, signal })).result.svg,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const batchesQuery = (query: QueryOf<'GET /postal-batches'>) =>
  queryOptions({
    queryKey: [...postalKey, 'batches', query],
    queryFn: ({ signal }) => request('GET /postal-batches', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...postalKey, 'batch', id],
    queryFn: async ({ signal }) =>
      (await request('GET /postal-batches/{id}', { params: { id }, signal })).result,
  });

export const batchPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['postal-batch-preview', id],
    queryFn: async ({ signal }) =>
      (await request('GET /postal-batches/{id}/preview', { params: { id }, signal })).result,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Under the clients' own key, so that a list that is changed there is read again here. */
export const smartListsQuery = queryOptions({
  queryKey: ['clients', 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

export function useRefetchPostal() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: postalKey });
}

export function useCreateCard() {
  const refetch = useRefetchPostal();
  return useMutation({
    mutationFn: async (body: PostalCardInput) => (await request('POST /postal-cards', { body })).result,
    onSettled: refetch,
  });
}

export function useRemoveCard() {
  const refetch = useRefetchPostal();
  return useMutation({
    mutationFn: (id: string) => request('DELETE /postal-cards/{id}', { params: { id } }),
    onSettled: refetch,
  });
}

export function useMakeBatch() {
  const refetch = useRefetchPostal();
  return useMutation({
    mutationFn: async ({ id, revision }: Pick<PostalCard, 'id' | 'revision'>) =>
      (await request('POST /postal-cards/{id}/batches', { params: { id }, body: { revision } })).result,
    onSettled: refetch,
  });
}

type Step = PostalBatch['next'];

export function useBatchState(id: string) {
  const client = useQueryClient();
  const refetch = useRefetchPostal();
  return useMutation({
    mutationFn: async (state: NonNullable<Step>) =>
      (await request('POST /postal-batches/{id}/state', { params: { id }, body: { state } })).result,
    onSuccess: (batch) => client.setQueryData(batchQuery(id).queryKey, batch),
    onSettled: refetch,
  });
}

export function usePrinter(id: string) {
  const client = useQueryClient();
  const refetch = useRefetchPostal();
  return useMutation({
    mutationFn: async (printer: PostalBatch['printer']) =>
      (await request('POST /postal-batches/{id}/printer', { params: { id }, body: { printer } })).result,
    onSuccess: (batch) => client.setQueryData(batchQuery(id).queryKey, batch),
    onSettled: refetch,
  });
}

export const useProof = (id: string, name: string) =>
  useMutation({
    mutationFn: (query: Required<QueryOf<'GET /postal-cards/{id}/proof'>>) =>
      download('GET /postal-cards/{id}/proof', { params: { id }, query }),
    onSuccess: (file) => saveFile(`${name}.pdf`, file),
  });

export const useBatchSheet = ({ id, code }: Pick<PostalBatch, 'id' | 'code'>) =>
  useMutation({
    mutationFn: async (format: 'pdf' | 'csv') => ({
      format,
      file: await download('GET /postal-batches/{id}/sheet', { params: { id }, query: { format } }),
    }),
    onSuccess: ({ format, file }) => saveFile(`${code}.${format}`, file),
  });
