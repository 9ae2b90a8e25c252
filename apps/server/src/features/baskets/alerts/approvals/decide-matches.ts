import type { RequestAction } from '@hearthline/domain/basket/request';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { stepHomes } from '../../homes/step-homes.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { alertIdsOf, createAlertMatchesStore } from '../alert-matches.store.ts';

/** Far more than an agent lets wait. */
const mostHeld = 10_000;

/** Everything that waits for the agent's word because of one alert goes out. */
export async function approveAll(transaction: BasketTransaction, alertId: string): Promise<void> {
  const { tx, agentId, now } = transaction;
  const matches = createAlertMatchesStore(tx, agentId);
  const held = (await matches.listHeld(mostHeld)).filter((row) => alertIdsOf(row).includes(alertId));
  const approved = await matches.approve(
    held.map(({ id }) => id),
    now,
  );
  await followDecision(transaction, approved, 'approve', { isByAgent: false });
}

/** A home that is in the basket of its alert takes the same step there. */
export async function followDecision(
  transaction: BasketTransaction,
  rows: readonly MatchRow[],
  action: Extract<RequestAction, 'approve' | 'reject' | 'reconsider'>,
  { isByAgent }: { isByAgent: boolean },
): Promise<void> {
  const named = rows.flatMap((row) =>
    alertIdsOf(row).map((basketId) => ({ basketId, homeKey: row.homeKey })),
  );
  for (const [basketId, own] of Map.groupBy(named, (each) => each.basketId)) {
    const homes = await transaction.homes.listByKey(
      basketId,
      own.map(({ homeKey }) => homeKey),
    );
    const present = homes.filter(({ removedAt }) => removedAt === null);
    await stepHomes(transaction, present, action, { hasLeft: false, isByAgent });
  }
}
