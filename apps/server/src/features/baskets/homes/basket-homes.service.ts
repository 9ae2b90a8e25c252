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

export interface AddedHomes {
  added: string[];
  alreadyIn: number;
  /** By listing, also of those that were in it. */
  homeIdOf: Record<string, string>;
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
): Promise<AddedHomes> {
  const { tx, homes } = transaction;
  const keys = await ports.listings.listKeys(tx, listingIds);
  const unique = [...new Set(listingIds)].map((listingId) => {
    const named = keys.get(listingId);
    if (!named) throw new AppError('listing_not_found');
    return { listingId, ...named };
  });
  // Two numbers of one home are one.
  const offered = new Map(unique.map((each) => [each.homeKey, each]));
  const known = await homes.listByKey(basket.id, [...offered.keys()]);
  const homeIds = new Map(
    known.filter(({ removedAt }) => removedAt === null).map(({ homeKey, id }) => [homeKey, id]),
  );
  const removed = new Map(known.map(({ homeKey, id }) => [homeKey, id]));
  const fresh = [...offered.values()].filter(({ homeKey }) => !homeIds.has(homeKey));
  const held = await homes.list([basket.id]);
  // An alert goes on filling its own.
  const isBounded = basket.type === 'Manual';
  if (isBounded && held.length + fresh.length > basketLimits.homes) throw new AppError('basket_full');
  const last = Math.max(0, ...held.map((home) => home.position));
  const added: string[] = [];
  for (const home of fresh) {
    const place = { position: last + added.length + 1, backAs: removed.get(home.homeKey) };
    const id = await placeHome(transaction, basket, home, place);
    added.push(id);
    homeIds.set(home.homeKey, id);
  }
  if (added.length > 0 && !basket.needsConfirmation) await leaveToSend(transaction, basket);
  return {
    added,
    alreadyIn: unique.length - fresh.length,
    homeIdOf: Object.fromEntries(
      unique.map(({ listingId, homeKey }) => [listingId, homeIds.get(homeKey) ?? '']),
    ),
  };
}

/** As a new one, or as the one that it was before it was taken out. */
async function placeHome(
  { homes, agentId, now }: BasketTransaction,
  basket: BasketRecord,
  home: Pick<HomeRow, 'listingId' | 'homeKey' | 'mlsNumber'>,
  { position, backAs }: { position: number; backAs: string | undefined },
): Promise<string> {
  if (backAs !== undefined) {
    await homes.update([backAs], { removedAt: null, position });
    return backAs;
  }
  const id = createId(now.getTime());
  await homes.insert([
    {
      ...{ agentId, id, basketId: basket.id, ...home, position, note: '' },
      ...firstRequest(basket),
      ...{ sendingId: null, addedAt: now, removedAt: null },
    },
  ]);
  return id;
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
