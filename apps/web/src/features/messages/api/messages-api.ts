import type { BodyOf } from '@hearthline/contract';
import type { LeftOutReason, MailSettings, MessageRow } from '@hearthline/contract/messages';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { whenDraftsSettled } from '../model/draft-autosave.ts';

/** Everything under it is read again when the server tells of a change. */
export const messagesKey = ['messages'] as const;

type LogRequest = BodyOf<'POST /messages/search'>;

export function messageLogQuery(body: LogRequest) {
  return queryOptions({
    queryKey: [...messagesKey, 'log', body],
    queryFn: ({ signal }) => request('POST /messages/search', { body, signal }),
    placeholderData: keepPreviousData,
  });
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /messages/{id}', { params: { id }, signal })).result,
  });
}

export const plannedMailingsQuery = queryOptions({
  queryKey: [...messagesKey, 'planned'],
  queryFn: async ({ signal }) => (await request('GET /mailings', { signal })).result,
});

export const mailSettingsQuery = queryOptions({
  queryKey: ['mailSettings'],
  queryFn: async ({ signal }) => (await request('GET /messages/settings', { signal })).result,
});

/** Under the clients' own key, so that a list that is changed there is read again here. */
export const smartListsQuery = queryOptions({
  queryKey: ['clients', 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

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

/** As their readers get them; rights change, so they are asked for again each time a mail is opened. */
export function mailHomesQuery(body: BodyOf<'POST /mailings/homes'>) {
  return queryOptions({
    queryKey: [...mailingsKey, 'homes', body],
    queryFn: async ({ signal }) => (await request('POST /mailings/homes', { body, signal })).result,
    placeholderData: keepPreviousData,
    enabled: body.listingIds.length > 0,
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

interface MessageCall {
  call: (id: string) => Promise<unknown>;
  done: 'resent' | 'takenBack' | 'log.planned.taken';
  /** What a message that is gone already answers. */
  tooLate?: boolean;
}

/** Something done to one message or mailing, after which the log is read again. */
function useMessageCall({ call, done, tooLate = false }: MessageCall) {
  const { t } = useTranslation('messages');
  const client = useQueryClient();
  return useMutation({
    meta: { handlesErrors: tooLate },
    mutationFn: call,
    onSuccess: () => toast.success(t(done)),
    onError: (error) => {
      if (!tooLate) return;
      if (error instanceof ApiError && error.code === 'conflict') toast.error(t('tooLate'));
      else showRequestError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

export const useResend = () =>
  useMessageCall({ call: (id) => request('POST /messages/{id}/resend', { params: { id } }), done: 'resent' });

export const useTakeBackMailing = () =>
  useMessageCall({
    call: (id) => request('POST /mailings/{id}/cancel', { params: { id } }),
    done: 'log.planned.taken',
  });

/** What helps with a message that did not simply arrive: it is taken back while it waits, else sent again. */
export function useMessageAction({ id, status }: Pick<MessageRow, 'id' | 'status'>) {
  const resend = useResend();
  const takeBack = useMessageCall({
    call: (each) => request('POST /messages/{id}/cancel', { params: { id: each } }),
    done: 'takenBack',
    tooLate: true,
  });
  const act = status === 'waiting' ? takeBack : resend;
  return {
    label: status === 'waiting' ? ('takeBack' as const) : ('sendAgain' as const),
    button: { isLoading: act.isPending, disabled: act.isSuccess, onClick: () => act.mutate(id) },
  };
}

export function useSaveMailSettings() {
  const client = useQueryClient();
  const { queryKey } = mailSettingsQuery;
  return useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'mailSettings' },
    mutationFn: async (body: MailSettings) => (await request('PUT /messages/settings', { body })).result,
    onMutate: async (settings) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, settings);
      return { before };
    },
    onError: (_error, _settings, kept) => client.setQueryData(queryKey, kept?.before),
  });
}
