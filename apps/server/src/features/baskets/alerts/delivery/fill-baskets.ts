import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { firstRequest } from '@hearthline/domain/basket/request';
import { createId } from '../../../../platform/ids.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { HomeRow } from '../../homes/basket-homes.store.ts';
import { stepHomes } from '../../homes/step-homes.ts';
import type { PersonAlert } from './person-alerts.store.ts';
import { createPersonAlertsStore } from './person-alerts.store.ts';

/** A home that an alert found. */
export interface FoundHome {
  homeKey: string;
  listingId: string;
  mlsNumber: string;
}

type Place = Pick<PersonAlert, 'basketId' | 'needsConfirmation'>;

export const placeKey = (basketId: string, homeKey: string): string => `${basketId} ${homeKey}`;

/**
 * Puts homes into the baskets of their alerts, however many are there already: one that is in it, under whatever number,
 * stays where it is, and one that was taken out comes back with what was said to it. By `placeKey`.
 */
export async function placeFound(
  transaction: BasketTransaction,
  placed: readonly { alert: Place; home: FoundHome }[],
): Promise<Map<string, HomeRow>> {
  const { tx, agentId, homes } = transaction;
  const rows = new Map<string, HomeRow>();
  const byBasket = Map.groupBy(placed, ({ alert }) => alert.basketId);
  const places = await createPersonAlertsStore(tx, agentId).listPlaces(
    [...byBasket.keys()],
    placed.map(({ home }) => home.homeKey),
  );
  const fresh: HomeRow[] = [];
  for (const [basketId, own] of byBasket) {
    const wanted = new Map(own.map((each) => [each.home.homeKey, each]));
    const { homes: known = [], lastPosition = 0 } = places.get(basketId) ?? {};
    for (const row of known.toSorted(presentLast))
      if (wanted.has(row.homeKey)) rows.set(placeKey(basketId, row.homeKey), row);
    const back = [...wanted.keys()].flatMap((key) => rows.get(placeKey(basketId, key)) ?? []);
    const removed = back.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id);
    if (removed.length > 0) await homes.update(removed, { removedAt: null });
    let position = lastPosition;
    for (const { alert, home } of wanted.values()) {
      const key = placeKey(basketId, home.homeKey);
      if (rows.has(key)) continue;
      position += 1;
      const row = firstRow(transaction, alert, home, position);
      fresh.push(row);
      rows.set(key, row);
    }
  }
  await homes.insert(fresh);
  return rows;
}

/** One that is there counts before one that was taken out. */
const presentLast = (a: HomeRow, b: HomeRow): number =>
  Number(b.removedAt !== null) - Number(a.removedAt !== null);

const firstRow = (
  { agentId, now }: BasketTransaction,
  alert: Place,
  { homeKey, listingId, mlsNumber }: FoundHome,
  position: number,
): HomeRow => ({
  agentId,
  id: createId(now.getTime()),
  basketId: alert.basketId,
  listingId,
  mlsNumber,
  homeKey,
  position,
  note: '',
  ...firstRequest(alert),
  sendingId: null,
  told: null,
  addedAt: now,
  removedAt: null,
});

/** Their readers are written to about them: whatever nobody confirmed before is confirmed with it. */
export async function markSent(
  transaction: BasketTransaction,
  rows: readonly HomeRow[],
  {
    sendingId,
    isByAgent,
    toldOf,
  }: { sendingId: string; isByAgent: boolean; toldOf(row: HomeRow): HomeStanding },
): Promise<void> {
  const undecided = rows.filter(({ state }) => state === 'pending' || state === 'rejected');
  await stepHomes(transaction, undecided, 'approve', { hasLeft: false, isByAgent });
  // Pages show first what was told last, also where it is news of a home that they have.
  const again = rows.filter(({ state }) => state === 'sent').map(({ id }) => id);
  if (again.length > 0) await transaction.homes.update(again, { sentAt: transaction.now });
  const approved = rows
    .filter(({ state }) => state !== 'sent')
    .map((row): HomeRow => ({ ...row, state: 'approved', sentAt: null }));
  await stepHomes(transaction, approved, 'send', { hasLeft: false, isByAgent, changes: { sendingId } });
  await transaction.homes.setTold(rows.map((row) => ({ id: row.id, facts: toldOf(row) })));
}
