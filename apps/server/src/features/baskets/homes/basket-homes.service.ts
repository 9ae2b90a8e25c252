import { basketLimits } from '@hearthline/contract/baskets';
import { firstRequest } from '@hearthline/domain/basket/request';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { requireBoardAccess } from '../basket-transaction.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { LeaveToSend } from '../sending/leave-to-send.ts';
import { createSendingsStore, hasLeft } from '../sending/sendings.store.ts';
import type { HomeRow } from './basket-homes.store.ts';
import { stepHomes } from './step-homes.ts';

export interface BasketHomesDeps {
  transactions: BasketTransactions;
  ports: Pick<BasketPorts, 'listings'>;
  leaveToSend: LeaveToSend;
}

/**
 * Puts homes into a basket, at its end and in their order. One that is in it, under whatever number, stays as it is; one
 * that was taken out comes back with what was said to it.
 */
export async function addHomes(
  { ports, leaveToSend }: Pick<BasketHomesDeps, 'ports' | 'leaveToSend'>,
  transaction: BasketTransaction,
  basket: BasketRecord,
  listingIds: readonly string[],
): Promise<{ added: string[]; alreadyIn: number }> {
  const { tx, agentId, homes, now } = transaction;
  const keys = await ports.listings.listKeys(tx, listingIds);
  const unique = [...new Set(listingIds)];
  if (unique.some((id) => !keys.has(id))) throw new AppError('listing_not_found');
  // Two numbers of one home are one.
  const listingOf = new Map(unique.map((id) => [keys.get(id)?.homeKey ?? id, id]));
  const known = await homes.listByKey(basket.id, [...listingOf.keys()]);
  const present = new Set(known.filter(({ removedAt }) => removedAt === null).map(({ homeKey }) => homeKey));
  const removed = new Map(
    known.filter(({ homeKey }) => !present.has(homeKey)).map((row) => [row.homeKey, row]),
  );
  const fresh = [...listingOf].filter(([homeKey]) => !present.has(homeKey));
  const held = await homes.list([basket.id]);
  if (held.length + fresh.length > basketLimits.homes) throw new AppError('basket_full');
  let position = Math.max(0, ...held.map((home) => home.position));
  const added: string[] = [];
  for (const [homeKey, listingId] of fresh) {
    position += 1;
    const back = removed.get(homeKey);
    const id = back?.id ?? createId(now.getTime());
    added.push(id);
    if (back) await homes.update([id], { removedAt: null, position });
    else
      await homes.insert([
        {
          agentId,
          id,
          basketId: basket.id,
          listingId,
          mlsNumber: keys.get(listingId)?.mlsNumber ?? '',
          homeKey,
          position,
          ...firstRequest(basket),
          addedAt: now,
        },
      ]);
  }
  if (added.length > 0 && !basket.needsConfirmation) await leaveToSend(transaction, basket);
  return { added, alreadyIn: unique.length - fresh.length };
}

/** The homes of a basket: in, out, in order, with words, and approved or not. */
export function createBasketHomesService(deps: BasketHomesDeps) {
  const { open } = deps.transactions;
  const touch = ({ baskets, now }: BasketTransaction, id: string) => baskets.update(id, { updatedAt: now });

  /** All of them, or the call was meant for another state of the basket. */
  async function find(
    transaction: BasketTransaction,
    id: string,
    homeIds: readonly string[],
  ): Promise<HomeRow[]> {
    const rows = await transaction.homes.findMany(id, homeIds);
    if (rows.length !== new Set(homeIds).size) throw new AppError('not_found');
    return rows;
  }

  return {
    add: (agentId: string, id: string, listingIds: readonly string[]) =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const basket = await transaction.lock(id);
        const result = await addHomes(deps, transaction, basket, listingIds);
        await touch(transaction, id);
        return result;
      }),

    remove: (agentId: string, id: string, homeIds: readonly string[]): Promise<void> =>
      open(agentId, async (transaction) => {
        await transaction.lock(id);
        await find(transaction, id, homeIds);
        await transaction.homes.update(homeIds, { removedAt: transaction.now });
        await touch(transaction, id);
      }),

    restore: (agentId: string, id: string, homeIds: readonly string[]): Promise<void> =>
      open(agentId, async (transaction) => {
        await transaction.lock(id);
        const rows = await find(transaction, id, homeIds);
        const present = new Set((await transaction.homes.list([id])).map(({ homeKey }) => homeKey));
        // Somebody may have added the same home again meanwhile.
        const back = rows.filter(({ removedAt, homeKey }) => removedAt !== null && !present.has(homeKey));
        await transaction.homes.update(
          back.map((row) => row.id),
          { removedAt: null },
        );
        await touch(transaction, id);
      }),

    order: (agentId: string, id: string, homeIds: readonly string[]): Promise<void> =>
      open(agentId, async (transaction) => {
        await transaction.lock(id);
        await find(transaction, id, homeIds);
        // Those that came in since stay behind the ones that were put in order.
        const others = (await transaction.homes.list([id])).map((row) => row.id);
        const rest = others.filter((each) => !homeIds.includes(each));
        await transaction.homes.setOrder(id, [...homeIds, ...rest]);
        await touch(transaction, id);
      }),

    setNote: (agentId: string, id: string, homeId: string, note: string): Promise<void> =>
      open(agentId, async (transaction) => {
        await transaction.lock(id);
        await find(transaction, id, [homeId]);
        await transaction.homes.update([homeId], { note });
        await touch(transaction, id);
      }),

    decide: (
      agentId: string,
      id: string,
      homeIds: readonly string[],
      action: 'approve' | 'reject' | 'reconsider',
    ): Promise<number> =>
      open(agentId, async (transaction) => {
        const basket = await transaction.lock(id);
        const rows = await find(transaction, id, homeIds);
        const sending = await createSendingsStore(transaction.tx, agentId).findLast(id);
        const changed = await stepHomes(transaction, rows, action, {
          hasLeft: hasLeft(sending),
          isByAgent: true,
        });
        if (changed > 0 && action === 'approve' && !basket.needsConfirmation)
          await deps.leaveToSend(transaction, basket);
        return changed;
      }),
  };
}

export type BasketHomesService = ReturnType<typeof createBasketHomesService>;
