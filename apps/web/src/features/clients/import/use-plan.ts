import type { ClientImport } from '@hearthline/contract/client-import';
import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPlan } from './import-api.ts';
import type { Plan } from './plan.ts';
import { startPlan, toPlanBody } from './plan.ts';

const settleMs = 350;

export interface PlanKeeper {
  plan: Plan;
  /** What was changed and is not yet told. */
  isSaving: boolean;
  change: (changes: Partial<Plan>) => void;
  /** Resolves when everything was told, with whether the server has heard it. */
  flush: () => Promise<boolean>;
}

/** Every change is told a moment later, and the rows are checked by it at once. */
export function usePlan(found: ClientImport, today: string): PlanKeeper {
  const { t } = useTranslation('clients');
  const [plan, setPlan] = useState(() => startPlan(found, t('import.check.defaultTag', { date: today })));
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef({ plan, found });
  latest.current.found = found;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(Promise.resolve(true));
  const isUnheard = useRef(false);
  const { mutateAsync } = useSetPlan(found.id);

  const flush = useCallback((): Promise<boolean> => {
    if (timer.current === undefined && !isUnheard.current) return sending.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    // One after the other, or an older plan could overtake a newer one.
    sending.current = sending.current.then(async () => {
      const { plan: next, found: current } = latest.current;
      isUnheard.current = await mutateAsync(toPlanBody(current, next)).then(
        () => false,
        () => true,
      );
      // Together with what the server said, or for a moment nothing would seem to be under way.
      if (timer.current === undefined) notifyManager.schedule(() => setIsSaving(false));
      return !isUnheard.current;
    });
    return sending.current;
  }, [mutateAsync]);

  const schedule = useCallback(
    (afterMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), afterMs);
      setIsSaving(true);
    },
    [flush],
  );

  const change = useCallback(
    (changes: Partial<Plan>) => {
      latest.current.plan = { ...latest.current.plan, ...changes };
      setPlan(latest.current.plan);
      schedule(settleMs);
    },
    [schedule],
  );

  const begin = useEffectEvent(() => {
    if (found.state === 'mapping' || found.state === 'failed') schedule(0);
  });
  useEffect(() => {
    begin();
    return () => void flush();
  }, [flush]);

  return { plan, isSaving, change, flush };
}
