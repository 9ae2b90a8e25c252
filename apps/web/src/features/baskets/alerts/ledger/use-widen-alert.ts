import type { Alert } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../shared/api/client.ts';
import { showUndo } from '../../../../shared/ui/undo-toast.tsx';
import { useRefetchAlerts } from '../api/alert-actions.ts';
import { alertQuery } from '../api/alerts-api.ts';
import { inputOfAlert, valuesOfAlert } from '../model/alert-values.ts';

async function saveCriteria(alert: Alert, criteria: Criteria): Promise<Alert> {
  const body = { ...inputOfAlert(valuesOfAlert(alert)), criteria, revision: alert.revision };
  return (await request('PUT /alerts/{id}', { params: { id: alert.id }, body })).result;
}

/** Asks for more from now on; the toast brings the old criteria back. */
export function useWidenAlert() {
  const { t } = useTranslation('basketsAlerts');
  const client = useQueryClient();
  const refetch = useRefetchAlerts();
  const keep = (saved: Alert) => client.setQueryData(alertQuery(saved.id).queryKey, saved);
  const { mutate: undo } = useMutation({
    mutationFn: ({ saved, before }: { saved: Alert; before: Criteria }) => saveCriteria(saved, before),
    onSuccess: keep,
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ alert, criteria }: { alert: Alert; criteria: Criteria }) => saveCriteria(alert, criteria),
    onSuccess: (saved, { alert }) => {
      keep(saved);
      showUndo({
        id: `alert-${alert.id}`,
        text: t('why.widened', { name: alert.name }),
        onUndo: () => undo({ saved, before: alert.criteria }),
      });
    },
    onSettled: refetch,
  });
}
