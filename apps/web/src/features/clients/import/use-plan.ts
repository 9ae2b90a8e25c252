import type { ClientImport } from '@hearthline/contract/client-import';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';
import { importQuery, keepImport } from './import-api.ts';
import type { Plan } from './plan.ts';
import { startPlan, toPlanBody } from './plan.ts';

const delayMs = 350;
const retryMs = 8_000;

export interface PlanAutosave {
  plan: Plan;
  /** Something was changed and is not saved yet. */
  isSaving: boolean;
  change: (changes: Partial<Plan>) => void;
  /** Resolves when everything is saved, with whether it could be. */
  flush: () => Promise<boolean>;
}

/** Every change is saved a moment later, and the rows are checked by it at once. */
export function usePlan(found: ClientImport, today: string): PlanAutosave {
  const { t } = useTranslation('clients');
  const client = useQueryClient();
  const { id } = found;
  const hasFailed = useRef(false);

  async function save(plan: Plan): Promise<string> {
    const body = toPlanBody(client.getQueryData(importQuery(id).queryKey) ?? found, plan);
    const keepalive = fitsKeepalive(body);
    const call = request('PUT /clients/imports/{id}/plan', { params: { id }, body, keepalive });
    const { result } = await call.catch((error) => {
      // It is tried again by itself; said once is enough.
      if (!hasFailed.current) showRequestError(error);
      hasFailed.current = true;
      throw error;
    });
    hasFailed.current = false;
    keepImport(client, result);
    // Together with what the server said, or for a moment nothing would seem to be under way.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    return result.updatedAt;
  }

  const [autosave] = useState(() => {
    const saved = startPlan(found, t('import.check.defaultTag', { date: today }));
    return createAutosave<Plan>({
      saved,
      savedAt: null,
      save,
      delayMs,
      retryMs,
      isPassing: isPassingFailure,
    });
  });
  const { status, value: plan } = useAutosave(autosave);

  const begin = useEffectEvent(() => {
    if (found.state !== 'mapping' && found.state !== 'failed') return;
    autosave.edit({ ...autosave.getValue() });
    void autosave.flush();
  });
  useEffect(() => begin(), []);

  return {
    plan,
    isSaving: status === 'saving',
    change: (changes) => autosave.edit({ ...autosave.getValue(), ...changes }),
    flush: async () => {
      await autosave.flush();
      return !autosave.isDirty();
    },
  };
}
