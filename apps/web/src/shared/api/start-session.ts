import i18next from 'i18next';
import { sessionToast } from '../ui/toast.tsx';
import { session } from './session.ts';

interface SessionHost {
  goToLogin: () => void;
  /** Called when another tab signs in while this one stands at the login page. */
  goHome: () => void;
}

/** Joins the session to the router. Called once at start; returns how to undo it. */
export function startSession({ goToLogin, goHome }: SessionHost): () => void {
  return session.subscribe((event) => {
    if (event.type === 'started') {
      if (event.isOtherTab) goHome();
      return;
    }
    goToLogin();
    if (event.reason !== 'signed-out') sessionToast(i18next.t('common:sessionExpired'), { type: 'warn' });
  });
}
