import type { BasketSending } from '@hearthline/contract/baskets';
import { takeBackMs } from '@hearthline/domain/basket/request';
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
