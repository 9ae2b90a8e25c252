import { z } from 'zod';
import { parseJsonBody, sendRequest } from '../http/outgoing.ts';
import type { ChallengeVerifier } from './challenge.ts';

const replyMaxBytes = 64 * 1024;
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
        const reply = await sendRequest(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          timeoutMs,
        });
        return reply.ok && verdict.parse(await parseJsonBody(reply, replyMaxBytes)).success;
      } catch {
        return false;
      }
    },
  };
}
