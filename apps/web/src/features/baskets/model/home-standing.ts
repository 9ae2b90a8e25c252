import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import type { RequestState } from '@hearthline/domain/basket/vocabulary';

/** Homes that nobody was sent yet and that may go. */
export const listFreshHomes = ({ homes }: Pick<Basket, 'homes'>): BasketHome[] =>
  homes.filter(({ state, isShown }) => isShown && (state === 'pending' || state === 'approved'));

/** What waits has left once its time has come, also on a screen that was not read again since. */
export const isLeaving = ({ leavesAt }: { leavesAt: string | null }, now: Date): boolean =>
  leavesAt !== null && new Date(leavesAt) > now;

/** Where a home stands for those who look: what waits in the outbox is not sent yet. */
export type Standing = RequestState | 'leaving';
export const standingOf = (home: Pick<BasketHome, 'state' | 'leavesAt'>, now: Date): Standing =>
  isLeaving(home, now) ? 'leaving' : home.state;
