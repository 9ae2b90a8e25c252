import type { MySite, SiteCrop, SiteDraft } from '@hearthline/contract/sites';
import { writesOverPicture } from '@hearthline/domain/site/looks';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { DraftUnsavedError, siteDraftOf, siteKey } from '../model/site-draft.ts';

/** So long before its end another address of the preview is asked for, and no less often than the second. */
const previewMarginMs = 60_000;
const previewMostMs = 60 * 60_000;

export const siteQuery = queryOptions({
  queryKey: siteKey,
  queryFn: async ({ client, signal }) => {
    // What is being saved must not be read as it was.
    await siteDraftOf(client).autosave.whenSettled();
    return (await request('GET /sites/mine', { signal })).result;
  },
  refetchInterval: ({ state }) => {
    if (!state.data) return false;
    const leftMs = Date.parse(state.data.previewUntil) - Date.now() - previewMarginMs;
    return Math.min(Math.max(leftMs, previewMarginMs), previewMostMs);
  },
});

export const versionsQuery = queryOptions({
  queryKey: ['sites', 'versions'],
  queryFn: async ({ signal }) => (await request('GET /sites/mine/versions', { signal })).result,
});

/** What is checked is the draft as it is saved. */
export const checkQuery = queryOptions({
  queryKey: ['sites', 'check'],
  queryFn: async ({ client, signal }) => {
    await siteDraftOf(client).autosave.flush();
    return (await request('GET /sites/mine/check', { signal })).result;
  },
  staleTime: 0,
});

/** How well words over the agent's picture can be read: asked again only when what lies under them changed. */
export const contrastQuery = ({ template, colourSet, hero }: SiteDraft) =>
  queryOptions({
    queryKey: ['sites', 'contrast', template, colourSet, hero?.id, hero?.focus],
    queryFn: async ({ client, signal }) => {
      await siteDraftOf(client).autosave.flush();
      return (await request('GET /sites/mine/check', { signal })).result.pictureContrast;
    },
    enabled: hero !== null && writesOverPicture.has(template),
    placeholderData: keepPreviousData,
  });

export const placesQuery = (search: string) =>
  queryOptions({
    queryKey: ['sites', 'places', search],
    queryFn: async ({ signal }) => (await request('GET /sites/places', { query: { search }, signal })).result,
    placeholderData: keepPreviousData,
  });

export const visitsQuery = queryOptions({
  queryKey: ['sites', 'visits'],
  queryFn: async ({ signal }) => (await request('GET /sites/visits', { signal })).result,
});

/** A change whose reply is the site; the draft is saved before, because the change rests on it. */
function useSiteMutation<Input>(
  change: (revision: number, input: Input) => Promise<{ result: MySite }>,
  onSuccess?: (site: MySite, input: Input) => void,
) {
  const { t } = useTranslation('sites');
  const client = useQueryClient();
  const session = siteDraftOf(client);
  return useMutation({
    mutationFn: (input: Input) => session.run(async (revision) => (await change(revision, input)).result),
    meta: { handlesErrors: true },
    onSuccess,
    onError: (error) => {
      if (error instanceof DraftUnsavedError) toast.error(t('draft.unsaved'));
      // A conflict asks its own question.
      else if (!session.around.getState().newest) showRequestError(error);
    },
    onSettled: () =>
      client.invalidateQueries({
        queryKey: ['sites'],
        predicate: ({ queryKey }) => queryKey[1] === 'versions' || queryKey[1] === 'check',
      }),
  });
}

export const useSetTemplate = (onSuccess: (site: MySite, template: SiteTemplate) => void) =>
  useSiteMutation(
    (revision, template: SiteTemplate) =>
      request('POST /sites/mine/template', { body: { revision, template } }),
    onSuccess,
  );

export const useRestoreVersion = (onSuccess: (site: MySite, number: number) => void) =>
  useSiteMutation(
    (revision, number: number) =>
      request('POST /sites/mine/versions/{number}/restore', { params: { number }, body: { revision } }),
    onSuccess,
  );

export const usePublish = (onSuccess: (site: MySite) => void) =>
  useSiteMutation<void>((revision) => request('POST /sites/mine/publish', { body: { revision } }), onSuccess);

export const useUnpublish = (onSuccess: (site: MySite) => void) =>
  useSiteMutation<void>(() => request('POST /sites/mine/unpublish'), onSuccess);

/** The form says itself what is wrong with what was typed. */
function useAddressMutation<Input>(
  change: (input: Input) => Promise<{ result: MySite }>,
  onSuccess?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).result,
    meta: { handlesErrors: true },
    onSuccess: (site) => {
      siteDraftOf(client).adopt(site);
      client.setQueryData(siteKey, site);
      void client.invalidateQueries({ queryKey: ['sites', 'check'] });
      onSuccess?.();
    },
  });
}

/** The form begins anew with its new address, so what follows cannot be its own. */
export const useSetSlug = (onSuccess: () => void) =>
  useAddressMutation((slug: string) => request('PUT /sites/mine/slug', { body: { slug } }), onSuccess);
export const useSetHost = () =>
  useAddressMutation((host: string | null) => request('PUT /sites/mine/host', { body: { host } }));
export const useCheckHost = () => useAddressMutation<void>(() => request('POST /sites/mine/host/check'));

export const cropPicture = async (id: string, crop: SiteCrop) =>
  (await request('POST /sites/mine/pictures/{id}/crop', { params: { id }, body: crop })).result;
