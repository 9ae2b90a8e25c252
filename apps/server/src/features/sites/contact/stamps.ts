import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import { deriveKey } from '../../../platform/secret.ts';

/** Nobody types a question faster than this. */
const leastMs = 2_000;
const longestMs = 24 * 3_600_000;
const stampLength = 100;

/** When a form was made, signed for the site that it is on: programs that only send are told by it. */
export function createStamps({ secret, clock }: { secret: string; clock: Clock }) {
  const key = deriveKey(secret, 'site forms');
  const sign = (agentId: string, time: string) =>
    createHmac('sha256', key).update(`${agentId} ${time}`).digest('base64url');

  return {
    make: (agentId: string): string => {
      const time = String(clock.now().getTime());
      return `${time}.${sign(agentId, time)}`;
    },
    check: (agentId: string, stamp: string): 'valid' | 'tooQuick' | 'tooOld' => {
      const [time = '', signature = ''] = stamp.slice(0, stampLength).split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(agentId, time))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'tooOld';
      const age = clock.now().getTime() - Number(time);
      if (age > longestMs) return 'tooOld';
      return age < leastMs ? 'tooQuick' : 'valid';
    },
  };
}

export type Stamps = ReturnType<typeof createStamps>;
