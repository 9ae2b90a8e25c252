import type { BodyOf } from '@hearthline/contract';
import type { ClientImport, ImportIssueKind } from '@hearthline/contract/client-import';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { download } from '../../../shared/api/download.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { clientsKey } from '../api/clients-api.ts';

/** What the server tells as the topic `imports` begins with this. */
const importsKey = ['imports'] as const;
/** How often to look where nothing is heard. */
const lookMs = 2_000;
export const issuePageSize = 25;

export type PlanBody = BodyOf<'PUT /clients/imports/{id}/plan'>;

export const isWorking = ({ state }: Pick<ClientImport, 'state'>): boolean =>
  state === 'checking' || state === 'importing';

export const importListQuery = queryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: async () => (await request('GET /clients/imports')).result,
});

export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await request('GET /clients/imports/{id}', { params: { id }, signal })).result,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? lookMs : false),
  });
}

/** `plan` stands for what the rows are read by: another one shows them otherwise. */
export function previewQuery(id: string, plan: string, row: number, limit: number) {
  return queryOptions({
    queryKey: ['importPreview', id, plan, row, limit],
    queryFn: async ({ signal }) =>
      (await request('GET /clients/imports/{id}/preview', { params: { id }, query: { row, limit }, signal }))
        .result,
    placeholderData: keepPreviousData,
  });
}

export function issuesQuery(id: string, kind: ImportIssueKind, page: number) {
  const query = { kind, page, pageSize: issuePageSize };
  return queryOptions({
    queryKey: [...importsKey, 'issues', id, kind, page],
    queryFn: ({ signal }) => request('GET /clients/imports/{id}/issues', { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** An older answer never takes the place of a newer one. */
export function keepImport(client: QueryClient, found: ClientImport): void {
  client.setQueryData(importQuery(found.id).queryKey, (kept) =>
    kept && kept.updatedAt > found.updatedAt ? kept : found,
  );
}

export function useStartImport(id: string, onBusy: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request('POST /clients/imports/{id}/start', { params: { id } })).result,
    onSuccess: (found) => keepImport(client, found),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'plan_limit') showRequestError(error);
      else onBusy();
    },
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
    meta: { handlesErrors: true },
  });
}

export function useUndoImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request('POST /clients/imports/{id}/undo', { params: { id } })).result,
    onSuccess: (found) => {
      keepImport(client, found);
      return client.invalidateQueries({ queryKey: clientsKey });
    },
  });
}

export function useRemoveImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ClientImport, 'id' | 'fileName'>) =>
      request('DELETE /clients/imports/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: importListQuery.queryKey }),
  });
}

export function useDownloadReport(id: string, fileName: string) {
  return useMutation({
    mutationFn: () => download('GET /clients/imports/{id}/report', { params: { id } }),
    onSuccess: (file) => saveFile(`${fileName}.csv`, file),
  });
}
