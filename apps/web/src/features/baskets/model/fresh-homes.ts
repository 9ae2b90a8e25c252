import type { Basket, BasketHome } from '@hearthline/contract/baskets';

/** Homes that nobody was sent yet and that may go. */
export const listFreshHomes = ({ homes }: Pick<Basket, 'homes'>): BasketHome[] =>
  homes.filter(({ state, isShown }) => isShown && (state === 'pending' || state === 'approved'));
