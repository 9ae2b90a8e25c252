import type { BodyOf } from '@hearthline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { messagesKey } from './message-queries.ts';

export function useSendMailing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /mailings'>) => (await request('POST /mailings', { body })).result,
    onSuccess: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

export function useSendTest() {
  const { t } = useTranslation('messages');
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /mailings/test'>) =>
      (await request('POST /mailings/test', { body })).result.count,
    onSuccess: (count) => toast.success(t('compose.bar.testSent', { count })),
  });
}
