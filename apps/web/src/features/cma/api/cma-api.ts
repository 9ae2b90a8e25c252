import type { BodyOf } from '@hearthline/contract';
import type { Cma, CmaConditions, CmaDraft, CmaSubject } from '@hearthline/contract/cma';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requireBoardAccess } from '../../../shared/api/board-access.ts';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { whenCmaSaved } from '../model/cma-autosave.ts';

/** Everything about analyses is read again together, because one change shows in many places. */
const cmaKey = ['cma'] as const;

export type SubjectSearch = 'address' | 'mlsNumber';

export function subjectsQuery(by: SubjectSearch, text: string) {
  return queryOptions({
    queryKey: [...cmaKey, 'subjects', by, text],
    queryFn: async ({ client, signal }) => {
      await requireBoardAccess(client);
      return (await request('GET /cma/subjects', { query: { by, text }, signal })).result;
    },
    placeholderData: keepPreviousData,
  });
}

/** The facts of a home of the board, what lacks, and how many sales lie around it. */
export function subjectQuery(listingId: string) {
  return queryOptions({
    queryKey: [...cmaKey, 'subject', listingId],
    queryFn: async ({ client, signal }) => {
      await requireBoardAccess(client);
      return (await request('GET /cma/subjects/{listingId}', { params: { listingId }, signal })).result;
    },
  });
}

/** Homes that the agent brought along from the results. */
export function broughtQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...cmaKey, 'brought', ids],
    queryFn: async ({ client, signal }) => {
      await requireBoardAccess(client);
      return (await request('POST /listings/cards', { body: { ids: [...ids] }, signal })).result;
    },
  });
}

export function comparablesQuery(subject: CmaSubject, conditions: CmaConditions) {
  const body = { subject, conditions };
  return queryOptions({
    queryKey: [...cmaKey, 'comparables', body],
    queryFn: async ({ signal }) => (await request('POST /cma/comparables', { body, signal })).result,
    placeholderData: keepPreviousData,
  });
}

/** Everything that `calculate` of the domain needs; asked again only when homes, floors or the method change. */
export function gridQuery({ method, subject, chosen, levels }: CmaDraft) {
  const body = { method, subject, chosen, levels };
  return queryOptions({
    queryKey: [...cmaKey, 'grid', body],
    queryFn: async ({ signal }) => (await request('POST /cma/grid', { body, signal })).result,
    placeholderData: keepPreviousData,
  });
}

interface CmaPageRequest {
  search?: string | undefined;
  page: number;
  pageSize: number;
}

export function cmaPageQuery({ search, page, pageSize }: CmaPageRequest) {
  const query = { search: search || undefined, page, pageSize };
  return queryOptions({
    queryKey: [...cmaKey, 'page', query],
    queryFn: async ({ client, signal }) => {
      await requireBoardAccess(client);
      return request('GET /cma', { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

export const cmaRecordQuery = queryOptions({
  queryKey: [...cmaKey, 'record'],
  queryFn: async ({ client }) => {
    await requireBoardAccess(client);
    return (await request('GET /cma/record')).result;
  },
});

export function cmaQuery(id: string) {
  return queryOptions({
    queryKey: [...cmaKey, 'one', id],
    queryFn: async ({ client, signal }) => {
      // What the screen before is still saving must not be read as it was.
      await whenCmaSaved(client, id);
      await requireBoardAccess(client);
      return (await request('GET /cma/{id}', { params: { id }, signal })).result;
    },
  });
}

/** Saved versions never change. */
export function cmaVersionQuery(id: string, number: number) {
  return queryOptions({
    queryKey: [...cmaKey, 'version', id, number],
    queryFn: async ({ client, signal }) => {
      await requireBoardAccess(client);
      const params = { id, version: number };
      return (await request('GET /cma/{id}/versions/{version}', { params, signal })).result;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Homes that were chosen before, as lists show them. */
export function cardsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...cmaKey, 'cards', ids],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/cards', { body: { ids: [...ids] }, signal })).result,
  });
}

function putCma(client: QueryClient, cma: Cma): void {
  client.setQueryData(cmaQuery(cma.id).queryKey, cma);
  void client.invalidateQueries({ queryKey: [...cmaKey, 'page'] });
  // What was saved stands on the page of the client, too.
  void client.invalidateQueries({ queryKey: ['clients', 'timeline'] });
}

/** A change whose reply is the analysis as it stands now. */
function useCmaMutation<Input>(change: (input: Input, client: QueryClient) => Promise<{ result: Cma }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input, client)).result,
    onSuccess: (cma) => putCma(client, cma),
  });
}

/** Fast is valued and saved at once; where facts lack, the reply goes on as Advance and names them. */
export const useStartCma = () =>
  useCmaMutation((body: BodyOf<'POST /cma'>) => request('POST /cma', { body }));

export const useDuplicateCma = () =>
  useCmaMutation((id: string) => request('POST /cma/{id}/duplicate', { params: { id } }));

/** The draft has to be flushed before, because the server values what it holds. */
export const useSaveVersion = (id: string) =>
  useCmaMutation((note: string, client) => {
    const revision = client.getQueryData(cmaQuery(id).queryKey)?.revision ?? 1;
    return request('POST /cma/{id}/versions', { params: { id }, body: { revision, note } });
  });

export const useSetWatch = (id: string) =>
  useCmaMutation((body: { isOn: boolean; percent: number }) =>
    request('PUT /cma/{id}/watch', { params: { id }, body }),
  );

/** Deletes at once; the toast brings it back. */
export function useDeleteCma() {
  const { t } = useTranslation('cma');
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: cmaKey });
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: { id: string; address: string }) =>
      request('POST /cma/{id}/restore', { params: { id } }),
    onSuccess: (_reply, { address }) => toast.success(t('recent.restored', { address })),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; address: string }) => request('DELETE /cma/{id}', { params: { id } }),
    onSuccess: (_reply, { id, address }) =>
      showUndo({
        id: 'analyses',
        deed: 'removed',
        text: t('recent.deleted', { address }),
        onUndo: () => restore({ id, address }),
      }),
    onSettled: refetch,
  });
}

/** For whom the analysis is made: their language is the report's, and they get it first. */
export function cmaClientQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['clients', 'one-for-report', id],
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}', { params: { id: id ?? '' }, signal })).result,
    enabled: id !== undefined,
  });
}
