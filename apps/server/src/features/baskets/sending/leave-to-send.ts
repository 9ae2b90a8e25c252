import { activationOf } from '@hearthline/domain/basket/schedule';
import { minuteMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { BasketRecord } from '../records/baskets.store.ts';

export const sendJob = defineJob({
  name: 'baskets.send',
  payload: z.strictObject({ agentId: z.uuid(), basketId: z.uuid() }),
});
/** Homes that are added one after the other go out together. */
const collectMs = 2 * minuteMs;

/** Called where approved homes are to go out by themselves. */
export type LeaveToSend = (transaction: BasketTransaction, basket: BasketRecord) => Promise<void>;

/** A while after the last home came in, and not before the day of activation. */
export const leaveToSend: LeaveToSend = async ({ tx, agentId, now, timeZone }, { id, activatesOn }) => {
  const soon = new Date(now.getTime() + collectMs);
  const activation = activationOf(activatesOn, now, timeZone);
  const runAt = activation > soon ? activation : soon;
  await enqueue(tx, sendJob, { agentId, basketId: id }, { key: id, agentId, runAt });
};
