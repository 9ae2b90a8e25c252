import { useState } from 'react';
import type { Challenge } from './use-challenge.ts';

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
