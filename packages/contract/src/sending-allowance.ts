import { halvingReasons, limitReasons } from '@hearthline/domain/message/sending-limit';
import { z } from 'zod';
import { count } from './common.ts';

/** How many messages may still go, and why. Every mail and text to clients counts, on the day of the agent's time zone. */
export const sendingAllowance = z.object({
  /** A day. */
  limit: count,
  reason: z.enum(limitReasons),
  halvedBy: z.enum(halvingReasons).nullable(),
  /** May still go today. */
  left: count,
  mayWriteToImported: z.boolean(),
  /** Of those who will get it: how many go today, how many later, and on how many days after today. */
  today: count,
  later: count,
  days: count,
  /** Why it cannot be sent at all. */
  refusal: z.enum(['personalTooMany']).nullable(),
});
