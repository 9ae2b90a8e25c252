import type { Alert, AlertInput } from '../../packages/contract/src/alerts.ts';
import { defaultCriteria } from '../../packages/domain/src/criteria/criteria.ts';
import type { Account } from './accounts.ts';
import { askMarket } from './market.ts';
import { callAs } from './messages.ts';

const blank: Omit<AlertInput, 'clientId'> = {
  name: 'Homes like these',
  isForHousehold: false,
  additionalEmail: '',
  criteria: defaultCriteria,
  triggers: ['new', 'priceIntoRange', 'priceChange', 'backOnMarket'],
  timeUnit: 'atOnce',
  sendHours: [],
  // Journeys run at any hour.
  quietHours: null,
  ceiling: null,
  activationDate: '2025-10-01',
  copyToMe: false,
  confirmBeforeSending: false,
  byEmail: true,
  bySms: false,
  message: '',
};

/** An alert that watches the market from now on, made through the server beside the browser. */
export function addAlert(account: Account, clientId: string, changes: Partial<AlertInput>): Promise<Alert> {
  return callAs<Alert>(account, 'POST', '/alerts', { ...blank, clientId, ...changes, isPaused: false });
}

/**
 * One on the market whose price may change and that clients may see: not coming soon, nor under a conditional deal. Each
 * journey has its own, and none of those that the others take: they share the market.
 */
export async function findActiveHome(account: Account, place: number) {
  const homes = await (await askMarket(account)).listForClients(30);
  const home = homes
    .filter(({ code, price }) => ['new', 'pc', 'ext', 'bom', 'dft'].includes(code) && price !== null)
    .at(-1 - place);
  if (!home || home.price === null) throw new Error('The market has no active home for clients');
  return { ...home, price: home.price };
}
