import type { AlertRhythm } from '@hearthline/domain/alert/alert-plan';
import type { AlertTimeUnit } from '@hearthline/domain/alert/vocabulary';
import { zoneOfProvince } from '@hearthline/domain/client/province-zones';
import { AppError } from '../../../../platform/errors.ts';
import { pgNotify } from '../../../../platform/events/pg-notify.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import type { BasketRecord } from '../../records/baskets.store.ts';
import { createAlertMatchesStore } from '../alert-matches.store.ts';
import type { AlertRecord } from '../alerts.store.ts';
import { createAlertsStore, personOf, quietHoursOf } from '../alerts.store.ts';

/** An alert with the basket that it fills. */
export interface WholeAlert {
  basket: BasketRecord;
  alert: AlertRecord;
}

/** One that is there and not deleted; a basket that an agent fills is none. */
export async function findAlert(transaction: BasketTransaction, id: string): Promise<WholeAlert> {
  return withAlert(transaction, await transaction.get(id));
}

/** The same, and nobody else changes it before the transaction ends. */
export async function lockAlert(transaction: BasketTransaction, id: string): Promise<WholeAlert> {
  return withAlert(transaction, await transaction.lock(id));
}

export async function withAlert(
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  basket: BasketRecord,
): Promise<WholeAlert> {
  const alert = await createAlertsStore(tx, agentId).find(basket.id);
  if (!alert) throw new AppError('not_found');
  return { basket, alert };
}

/** What waits for the people of an alert is looked at again, as what they are told has changed. */
export async function wakeReaders(
  { tx, agentId, readers, now }: BasketTransaction,
  basketId: string,
): Promise<void> {
  const rows = await readers.listAll(basketId);
  await createAlertMatchesStore(tx, agentId).makeDue([...new Set(rows.map(personOf))].toSorted(), now);
  await wakeDelivery(tx);
}

/** Whoever delivers looks at once what is due. */
export const wakeDelivery = (tx: BasketTransaction['tx']): Promise<void> => pgNotify(tx, 'alert-events', '');

export const rhythmOf = ({ basket, alert }: WholeAlert): AlertRhythm => ({
  timeUnit: basket.timeUnit as AlertTimeUnit,
  sendHours: alert.sendHours,
  quietHours: quietHoursOf(alert),
  ceiling: alert.ceiling,
  activatesOn: basket.activatesOn,
});

/** On whose clock somebody is told; the agent's where nothing is known of theirs. */
export const zoneOf = (
  client: Pick<NonNullable<KnownReader['client']>, 'province'> | null,
  agentZone: string,
): string => zoneOfProvince(client?.province ?? null) ?? agentZone;
