import type { Setup } from '@hearthline/contract/setup';
import { setupSteps } from '@hearthline/contract/setup-steps';
import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setupQuery, useDismissSetup } from './setup-api.ts';

export interface SetupView {
  /** Missing where the checklist does not stand on the dashboard. */
  setup: Setup | undefined;
  isPending: boolean;
  hide: (onHidden: () => void) => void;
  show: () => void;
}

/** Whether the checklist stands there: until it is done or put away, and again when it is called back. */
export function useSetup(me: Me | undefined, onDone: () => void): SetupView {
  // Called back in this visit, it stays although there is nothing left to do.
  const [isCalledBack, setIsCalledBack] = useState(false);
  const isWanted = me !== undefined && !me.isSetupDismissed;
  const query = useQuery({ ...setupQuery, enabled: isWanted });
  const { mutate: dismiss, isIdle } = useDismissSetup();
  const setup = isWanted ? query.data : undefined;
  const isDone = setup?.done.length === setupSteps.length;
  // Tried once: where it cannot be saved, the next visit tries again.
  const isLeaving = isDone && !isCalledBack && isIdle;

  useEffect(() => {
    if (isLeaving) dismiss(true, { onSuccess: onDone });
  }, [isLeaving, dismiss, onDone]);

  return {
    setup: isDone && !isCalledBack ? undefined : setup,
    isPending: isWanted && query.isPending && query.fetchStatus !== 'paused',
    hide: (onHidden) => {
      setIsCalledBack(false);
      dismiss(true, { onSuccess: onHidden });
    },
    show: () => {
      setIsCalledBack(true);
      dismiss(false);
    },
  };
}
