import type { Basket, BasketInput } from '../../packages/contract/src/baskets.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { callAs } from './messages.ts';
import { appOrigin } from './server-address.ts';

const blank: Omit<BasketInput, 'clientId'> = {
  type: 'Manual',
  name: 'Oak Street homes',
  isForHousehold: false,
  additionalEmail: '',
  activationDate: '2025-10-01',
  timeUnit: 'weekly',
  criteria: null,
  copyToMe: false,
  confirmBeforeSending: true,
  byEmail: true,
  bySms: false,
  message: '',
};

/** A basket of these homes, made through the server beside the browser. */
export function addBasket(
  account: Account,
  clientId: string,
  listingIds: readonly string[],
): Promise<Basket> {
  return callAs<Basket>(account, 'POST', '/baskets', { ...blank, clientId, listingIds });
}

/** As it stands now, with the links of its people. */
export async function findBasket(account: Account, id: string): Promise<Basket> {
  const authorization = `Bearer ${await tokenOf(account)}`;
  const reply = await fetch(`${appOrigin}/api/baskets/${id}`, { headers: { authorization } });
  return ((await reply.json()) as { result: Basket }).result;
}
