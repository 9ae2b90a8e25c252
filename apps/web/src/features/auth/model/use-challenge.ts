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

/** One call at a time with the token of the challenge; a call that fails has spent it. */
export function useChallengedCall(challenge: Challenge) {
  const [isPending, setIsPending] = useState(false);

  async function call(
    send: (turnstileToken: string) => Promise<void>,
    onFailure?: (error: unknown) => void,
  ): Promise<void> {
    if (!challenge.token) return;
    setIsPending(true);
    try {
      await send(challenge.token);
    } catch (error) {
      onFailure?.(error);
      challenge.reset();
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, call };
}
