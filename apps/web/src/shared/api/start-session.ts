import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { sessionToast } from '../ui/toast.tsx';
import { session } from './session.ts';

interface SessionHost {
  queryClient: QueryClient;
  goToLogin: () => void;
  /** Called when another tab signs in while this one stands at the login page. */
  goHome: () => void;
}

/** Joins the session to the router and the query cache. Called once at start; returns how to undo it. */
export function startSession({ queryClient, goToLogin, goHome }: SessionHost): () => void {
  return session.subscribe((event) => {
    if (event.type === 'started') {
      // The other tab may have signed in as somebody else.
      void queryClient.resetQueries();
      if (event.isOtherTab) goHome();
      return;
    }
    queryClient.getQueryCache().clear();
    goToLogin();
    if (event.reason !== 'signed-out') sessionToast(i18next.t('common:sessionExpired'), { type: 'warn' });
  });
}
