import type { BasketSending, SendingPreview } from '@hearthline/contract/baskets';
import type { LoadSite } from '@hearthline/contract/site';
import { takeBackMs, takeRequestStep } from '@hearthline/domain/basket/request';
import { activationOf } from '@hearthline/domain/basket/schedule';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { requireBoardAccess } from '../basket-transaction.ts';
import { addHomes } from '../homes/basket-homes.service.ts';
import type { HomeRow } from '../homes/basket-homes.store.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { stepHomes } from '../homes/step-homes.ts';
import { addresseeOf, listReaders, settleReaders } from '../records/basket-readers.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { LeaveToSend } from './leave-to-send.ts';
import { digestAfter, presentScheduled, presentSending } from './present-sending.ts';
import { createSendingsStore } from './sendings.store.ts';
import { takeBackSending } from './take-back.ts';
import { writeBasketMessages } from './write-basket-messages.ts';

export interface SendingDeps {
  transactions: BasketTransactions;
  ports: BasketPorts;
  loadSite: LoadSite;
  leaveToSend: LeaveToSend;
}

/** Homes on their way to the people of a basket. */
export function createSendingService({ transactions, ports, loadSite, leaveToSend }: SendingDeps) {
  const { open } = transactions;

  /** Puts approved homes into the outbox for everybody who may be written to. */
  async function sendHomes(
    transaction: BasketTransaction,
    basket: BasketRecord,
    homes: readonly HomeRow[],
    { isByAgent, to }: { isByAgent: boolean; to?: readonly string[] },
  ): Promise<BasketSending | null> {
    const { tx, agentId, now, timeZone, baskets } = transaction;
    await settleReaders(ports, transaction, basket);
    const all = (await listReaders(ports, transaction, [basket.id])).get(basket.id) ?? [];
    const readers = to ? all.filter(({ row }) => to.includes(row.id)) : all;
    const facts = await findHomeFacts(ports, transaction, homes, { withCards: true });
    const shown = facts.filter(({ forClients }) => forClients.isShown);
    if (shown.length === 0) return null;
    const id = createId(now.getTime());
    const leavesAt = new Date(now.getTime() + takeBackMs);
    const messages = await writeBasketMessages({ ports, loadSite }, transaction, {
      basket,
      readers,
      homes: shown,
      kind: 'homes',
      notBefore: leavesAt,
    });
    if (messages.length === 0) return null;
    await createSendingsStore(tx, agentId).insert(
      { agentId, id, basketId: basket.id, kind: 'homes', homes: shown.length, createdAt: now, leavesAt },
      messages,
    );
    await stepHomes(
      transaction,
      shown.map(({ row }) => row),
      'send',
      { hasLeft: false, isByAgent, changes: { sendingId: id } },
    );
    await transaction.homes.setTold(shown.map(({ row, forClients }) => ({ id: row.id, facts: forClients })));
    await baskets.update(basket.id, {
      notifiedAt: now,
      sendsAt: null,
      nextDigestAt: digestAfter(basket, leavesAt, timeZone),
    });
    const sending = await createSendingsStore(tx, agentId).findLast(basket.id);
    return sending && presentSending(sending, now);
  }

  /** Approved homes wait for the day of activation; until then they are not sent. */
  async function schedule(
    transaction: BasketTransaction,
    basket: BasketRecord,
    homes: number,
    activation: Date,
  ): Promise<BasketSending> {
    await settleReaders(ports, transaction, basket);
    await transaction.baskets.update(basket.id, { sendsAt: activation });
    await leaveToSend(transaction, { ...basket, sendsAt: activation });
    const readers = (await transaction.readers.list([basket.id])).length;
    return presentScheduled(basket.id, { homes, readers, sendsAt: activation });
  }

  const approvedOf = (homes: readonly HomeRow[]) => homes.filter(({ state }) => state === 'approved');

  return {
    preview: (agentId: string, id: string): Promise<SendingPreview> =>
      open(agentId, async (transaction) => {
        const basket = await transaction.get(id);
        const { tx, now, timeZone } = transaction;
        const homes = (await transaction.homes.list([id])).filter(
          ({ state }) => state === 'approved' || state === 'pending',
        );
        const facts = await findHomeFacts(ports, transaction, homes, { withCards: false });
        const readers = (await listReaders(ports, transaction, [id])).get(id) ?? [];
        const verdicts = await ports.messages.evaluate(tx, agentId, readers.map(addresseeOf), {
          channel: basket.byEmail ? 'email' : 'sms',
          category: 'baskets',
        });
        const activation = activationOf(basket.activatesOn, now, timeZone);
        return {
          leavesAt: new Date(activation.getTime() + takeBackMs).toISOString(),
          homes: facts.filter(({ forClients }) => forClients.isShown).length,
          hiddenHomes: facts.filter(({ forClients }) => !forClients.isShown).length,
          readers: readers.map(({ row, name }, index) => ({
            readerId: row.id,
            clientId: row.clientId,
            name,
            leftOut: verdicts[index]?.reason ?? null,
            consentEndsOn: verdicts[index]?.consentEndsOn ?? null,
            isByReferral: verdicts[index]?.isByReferral ?? false,
          })),
        };
      }),

    /** What the agent sends. Homes that wait for a confirmation are confirmed with it, where the agent names them. */
    send: (agentId: string, id: string, approve: readonly string[]): Promise<BasketSending> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const basket = await transaction.lock(id);
        await approveNamed(transaction, basket, approve);
        const homes = approvedOf(await transaction.homes.list([id]));
        if (homes.length === 0) throw new AppError('conflict');
        const activation = activationOf(basket.activatesOn, transaction.now, transaction.timeZone);
        if (activation > transaction.now) return schedule(transaction, basket, homes.length, activation);
        const sending = await sendHomes(transaction, basket, homes, { isByAgent: true });
        // Nobody may be written to, or none of the homes may be shown.
        if (!sending) throw new AppError('nobody_to_write_to');
        return sending;
      }),

    /** One home to some readers of a basket, whatever else waits there; null where none of them gets it, or had it before. */
    sendOne: (
      agentId: string,
      id: string,
      listingId: string,
      to: readonly string[],
    ): Promise<BasketSending | null> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const basket = await transaction.lock(id);
        const unsent = { ...basket, needsConfirmation: true };
        const { homeIdOf } = await addHomes({ ports, leaveToSend }, transaction, unsent, [listingId]);
        const ids = Object.values(homeIdOf);
        const [home] = await transaction.homes.findMany(id, ids);
        if (!home || home.state === 'sent') return null;
        await approveNamed(transaction, basket, ids);
        const approved = approvedOf(await transaction.homes.findMany(id, ids));
        return sendHomes(transaction, basket, approved, { isByAgent: true, to });
      }),

    /** What goes out by itself: approved homes of an active basket that nobody has to confirm, or that was sent early. */
    sendByItself: (agentId: string, id: string): Promise<BasketSending | null> =>
      open(agentId, async (transaction) => {
        const basket = await transaction.baskets.lock(id);
        if (!basket || basket.deletedAt !== null) return null;
        if (basket.needsConfirmation && basket.sendsAt === null) return null;
        if (activationOf(basket.activatesOn, transaction.now, transaction.timeZone) > transaction.now)
          return null;
        if (!transaction.hasBoardAccess) return null;
        const homes = approvedOf(await transaction.homes.list([id]));
        return homes.length === 0 ? null : sendHomes(transaction, basket, homes, { isByAgent: false });
      }),

    takeBack: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        const basket = await transaction.lock(id);
        if (!(await takeBackSending(ports, transaction, basket))) throw new AppError('already_left');
      }),
  };
}

export type SendingService = ReturnType<typeof createSendingService>;

async function approveNamed(
  transaction: BasketTransaction,
  basket: BasketRecord,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const named = await transaction.homes.findMany(basket.id, ids);
  const moment = { now: transaction.now, hasLeft: false };
  await stepHomes(
    transaction,
    named.filter((home) => home.removedAt === null && takeRequestStep(home, 'approve', moment) !== null),
    'approve',
    { hasLeft: false, isByAgent: true },
  );
}
