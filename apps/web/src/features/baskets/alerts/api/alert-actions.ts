import type { Alert } from '@hearthline/contract/alerts';
import type { IsoDate } from '@hearthline/domain/calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../shared/api/client.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { toast } from '../../../../shared/ui/toast.tsx';
import { showUndo } from '../../../../shared/ui/undo-toast.tsx';
import { basketsKey } from '../../api/baskets-api.ts';
import { alertFormLink } from '../model/alert-links.ts';
import { alertQuery, alertsKey } from './alerts-api.ts';

/** An alert is a basket as well: its homes and people are read again with it. */
export function useRefetchAlerts() {
  const client = useQueryClient();
  return () => Promise.all([alertsKey, basketsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

type Named = Pick<Alert, 'id' | 'name'>;
type Pause = Named & { until: IsoDate | null };

const pause = ({ id, until }: Pick<Pause, 'id' | 'until'>) =>
  request('POST /alerts/{id}/pause', { params: { id }, body: { until } });
const resume = (id: string) => request('POST /alerts/{id}/resume', { params: { id } });
/** One toast of an alert at a time: what it takes back is what was done last. */
const toastOf = (id: string) => `alert-${id}`;

/** Deletes at once; the toast brings it back with its links. */
export function useDeleteAlert() {
  const { t } = useTranslation('basketsAlerts');
  const refetch = useRefetchAlerts();
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => request('POST /alerts/{id}/restore', { params: { id } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ id }: Named) => request('DELETE /alerts/{id}', { params: { id } }),
    onSuccess: (_reply, { id, name }) =>
      showUndo({ id: toastOf(id), text: t('done.deleted', { name }), onUndo: () => restore(id) }),
    onSettled: refetch,
  });
}

/** The copy is paused, and opens to be changed. */
export function useDuplicateAlert() {
  const { t } = useTranslation('basketsAlerts');
  const navigate = useNavigate();
  const refetch = useRefetchAlerts();
  return useMutation({
    mutationFn: async ({ id }: Named) =>
      (await request('POST /alerts/{id}/duplicate', { params: { id } })).result,
    onSuccess: ({ id }, { name }) => {
      toast.success(t('done.duplicated', { name }));
      void navigate(alertFormLink({ id }));
    },
    onSettled: refetch,
  });
}

/** For good, or until a day; the toast lets it go on. */
export function usePauseAlert() {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const refetch = useRefetchAlerts();
  const { mutate: goOn } = useMutation({ mutationFn: resume, onSettled: refetch });
  return useMutation({
    mutationFn: pause,
    onSuccess: (_reply, { id, name, until }: Pause) =>
      showUndo({
        id: toastOf(id),
        text:
          until === null
            ? t('done.paused', { name })
            : t('done.pausedUntil', { name, day: format.dateText(until) }),
        onUndo: () => goOn(id),
      }),
    onSettled: refetch,
  });
}

/** The toast pauses it as it was. */
export function useResumeAlert() {
  const { t } = useTranslation('basketsAlerts');
  const refetch = useRefetchAlerts();
  const { mutate: pauseAgain } = useMutation({ mutationFn: pause, onSettled: refetch });
  return useMutation({
    mutationFn: ({ id }: Named & { resumesOn: IsoDate | null }) => resume(id),
    onSuccess: (_reply, { id, name, resumesOn }) =>
      showUndo({
        id: toastOf(id),
        text: t('done.resumed', { name }),
        onUndo: () => pauseAgain({ id, until: resumesOn }),
      }),
    onSettled: refetch,
  });
}

/** Although the client is silent; the days are counted anew. */
export function useKeepAlert() {
  const { t } = useTranslation('basketsAlerts');
  const client = useQueryClient();
  const refetch = useRefetchAlerts();
  return useMutation({
    mutationFn: async ({ id }: Named) => (await request('POST /alerts/{id}/keep', { params: { id } })).result,
    onSuccess: (alert, { id, name }) => {
      client.setQueryData(alertQuery(id).queryKey, alert);
      toast.success(t('done.kept', { name }));
    },
    onSettled: refetch,
  });
}

interface Decision {
  matchIds: readonly string[];
  action: 'approve' | 'reject';
}

/** Lets homes that wait go out, or never; until they left, the toast lets them wait again, and else says so. */
export function useDecideMatches() {
  const { t } = useTranslation('basketsAlerts');
  const refetch = useRefetchAlerts();
  const { mutate: undo } = useMutation({
    mutationFn: async ({ matchIds }: { matchIds: readonly string[]; homes: number }) =>
      (await request('POST /alerts/approvals/undo', { body: { matchIds: [...matchIds] } })).result,
    onSuccess: ({ changed }, { homes }) => {
      if (changed < homes) toast(t('done.leftAlready', { count: homes - changed }));
    },
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: async ({ matchIds, action }: Decision) =>
      (await request('POST /alerts/approvals', { body: { matchIds: [...matchIds], action } })).result,
    onSuccess: ({ changed }, { matchIds, action }) =>
      showUndo({
        id: 'alert-decisions',
        text: t(action === 'approve' ? 'done.approved' : 'done.rejected', { count: changed }),
        onUndo: () => undo({ matchIds, homes: changed }),
      }),
    onSettled: refetch,
  });
}

/** What is approved for one person leaves now instead of at their next hour. */
export function useSendApproved() {
  const { t } = useTranslation('basketsAlerts');
  const refetch = useRefetchAlerts();
  return useMutation({
    mutationFn: async (readerId: string) =>
      (await request('POST /alerts/approvals/send-now', { body: { readerId } })).result,
    onSuccess: ({ sent }) => void toast.success(t('done.sentNow', { count: sent })),
    onSettled: refetch,
  });
}

/** One home to the people of some alerts, now. */
export function useSendToWanters(listingId: string) {
  const { t } = useTranslation('basketsAlerts');
  const refetch = useRefetchAlerts();
  return useMutation({
    mutationFn: async (alertIds: readonly string[]) =>
      (
        await request('POST /alerts/wanted/{id}/send', {
          params: { id: listingId },
          body: { alertIds: [...alertIds] },
        })
      ).result,
    onSuccess: ({ sent, leftOut }) => {
      if (sent.length > 0) toast.success(t('done.sentTo', { count: sent.length }));
      if (leftOut.length > 0) toast(t('done.leftOut', { count: leftOut.length }));
    },
    onSettled: refetch,
  });
}
