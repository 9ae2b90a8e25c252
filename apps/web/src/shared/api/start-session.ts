import i18next from 'i18next';
import { forgetWanted, keepWanted } from '../lib/wanted-page.ts';
import { sessionToast } from '../ui/toast.tsx';
import { session } from './session.ts';

interface SessionHost {
  findPlace: () => Parameters<typeof keepWanted>[0];
  goToLogin: () => void;
  /** Called when another tab signs in while this one stands at the login page. */
  goHome: () => void;
}

/** Joins the session to the router. Called once at start; returns how to undo it. */
export function startSession({ findPlace, goToLogin, goHome }: SessionHost): () => void {
  return session.subscribe((event) => {
    if (event.type === 'started') {
      if (event.isOtherTab) goHome();
      return;
    }
    const isExpired = event.reason !== 'signed-out';
    // Who did not leave by themselves will want to go on where they were.
    if (isExpired) keepWanted(findPlace());
    else forgetWanted();
    goToLogin();
    if (isExpired) sessionToast(i18next.t('common:sessionExpired'), { type: 'warn' });
  });
}
