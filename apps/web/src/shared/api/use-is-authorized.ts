import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Authorized means that an access token is stored. */
export function useIsAuthorized(): boolean {
  return useSyncExternalStore(session.subscribe, session.isAuthorized);
}
