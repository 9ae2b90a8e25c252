import type { Alert } from '@hearthline/contract/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../shared/api/client.ts';
import type { AlertValues } from '../model/alert-values.ts';
import { inputOfAlert } from '../model/alert-values.ts';
import { useRefetchAlerts } from './alert-actions.ts';
import { alertQuery } from './alerts-api.ts';

/** As it is to be afterwards: writing, at rest, or as it was. */
export type Standing = 'active' | 'paused' | 'asItIs';

interface SavedForm {
  base: Alert | null;
  values: AlertValues;
  standing: Standing;
}

async function saveAlert({ base, values, standing }: SavedForm, onSaved: (alert: Alert) => void) {
  const input = inputOfAlert(values);
  if (base === null) {
    const body = { ...input, isPaused: standing === 'paused' };
    return (await request('POST /alerts', { body })).result;
  }
  const params = { id: base.id };
  const { result: saved } = await request('PUT /alerts/{id}', {
    params,
    body: { ...input, revision: base.revision },
  });
  onSaved(saved);
  if (standing === 'asItIs' || standing === saved.state) return saved;
  return standing === 'active'
    ? (await request('POST /alerts/{id}/resume', { params })).result
    : (await request('POST /alerts/{id}/pause', { params, body: { until: null } })).result;
}

/** Saves what the form holds, and lets the alert write or rest; what was saved before a failure is not saved twice. */
export function useSaveAlert(onSaved: (alert: Alert) => void) {
  const client = useQueryClient();
  const refetch = useRefetchAlerts();
  return useMutation({
    mutationFn: (form: SavedForm) => saveAlert(form, onSaved),
    onSuccess: (alert) => {
      client.setQueryData(alertQuery(alert.id).queryKey, alert);
    },
    onSettled: refetch,
  });
}
