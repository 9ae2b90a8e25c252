import type { MailSettings } from '@hearthline/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { mailSettingsQuery, messagesKey } from './message-queries.ts';

function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: messagesKey });
}

export function useResend() {
  const { t } = useTranslation('messages');
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (id: string) =>
      (await request('POST /messages/{id}/resend', { params: { id } })).result,
    onSuccess: () => toast.success(t('resent')),
    onSettled: readAgain,
  });
}

export function useTakeBack() {
  const { t } = useTranslation('messages');
  const readAgain = useReadAgain();
  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: async (id: string) =>
      (await request('POST /messages/{id}/cancel', { params: { id } })).result,
    onSuccess: () => toast.success(t('takenBack')),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') toast.error(t('tooLate'));
      else showRequestError(error);
    },
    onSettled: readAgain,
  });
}

export function useTakeBackMailing() {
  const { t } = useTranslation('messages');
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (id: string) =>
      (await request('POST /mailings/{id}/cancel', { params: { id } })).result,
    onSuccess: () => toast.success(t('log.planned.taken')),
    onSettled: readAgain,
  });
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
