import type { BasketSending } from '@hearthline/contract/baskets';
import { takeBackMs } from '@hearthline/domain/basket/request';
import { nextDigest } from '@hearthline/domain/basket/schedule';
import type { TimeUnit } from '@hearthline/domain/basket/vocabulary';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { SendingRow } from './sendings.store.ts';

/** A link works so long after the last visit. */
export const linkDays = 365;

export function presentSending(sending: SendingRow, now: Date): BasketSending {
  return {
    id: sending.id,
    kind: sending.kind as BasketSending['kind'],
    homes: sending.homes,
    readers: sending.readers,
    leavesAt: sending.leavesAt.toISOString(),
    canTakeBack: sending.isWaiting && now < sending.leavesAt,
  };
}

/** What was sent before its day: it is put into the outbox in the morning, and waits there as everything does. */
export const presentScheduled = (
  basketId: string,
  { homes, readers, sendsAt }: { homes: number; readers: number; sendsAt: Date },
): BasketSending => ({
  id: basketId,
  kind: 'homes',
  homes,
  readers,
  leavesAt: new Date(sendsAt.getTime() + takeBackMs).toISOString(),
  canTakeBack: true,
});

/** When changes of its homes are told next. An alert tells what changes by itself. */
export const digestAfter = (
  { type, activatesOn, timeUnit }: Pick<BasketRecord, 'type' | 'activatesOn' | 'timeUnit'>,
  after: Date,
  timeZone: string,
): Date | null =>
  type === 'Automatic' ? null : nextDigest({ activatesOn, timeUnit: timeUnit as TimeUnit }, after, timeZone);
