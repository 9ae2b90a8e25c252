import { z } from 'zod';
import type { ChallengeVerifier } from './challenge.ts';

const verdict = z.object({ success: z.boolean() });

/** Cloudflare Turnstile. No answer, a late one or an odd one counts as a refusal. */
export function createTurnstileVerifier(options: {
  secret: string;
  verifyUrl: string;
  timeoutMs?: number;
}): ChallengeVerifier {
  const { secret, verifyUrl, timeoutMs = 5_000 } = options;
  return {
    verify: async (token, address) => {
      try {
        const reply = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        return reply.ok && verdict.parse(await reply.json()).success;
      } catch {
        return false;
      }
    },
  };
}
