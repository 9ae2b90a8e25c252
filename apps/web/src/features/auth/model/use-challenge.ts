import type { RefObject } from 'react';
import { useCallback, useRef, useState } from 'react';

export interface Challenge {
  /** Proof that a person is here; works for one request. Null while there is none. */
  token: string | null;
  /** Throws the token away and has a new one made. */
  reset: () => void;
  setToken: (token: string | null) => void;
  resetWidgetRef: RefObject<(() => void) | null>;
}

export function useChallenge(): Challenge {
  const [token, setToken] = useState<string | null>(null);
  const resetWidgetRef = useRef<(() => void) | null>(null);
  const reset = useCallback(() => {
    setToken(null);
    resetWidgetRef.current?.();
  }, []);
  return { token, reset, setToken, resetWidgetRef };
}
