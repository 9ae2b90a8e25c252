import type { Alert, AlertFilter, AlertInput, AlertRow, AlertSort } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import { dayMs } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { AppError } from '../../../../platform/errors.ts';
import { createId } from '../../../../platform/ids.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { addresseeOf, listReaders, presentReader, settleReaders } from '../../records/basket-readers.ts';
import { createAlertsStore, noWish, personOf } from '../alerts.store.ts';
import { approveAll } from '../approvals/decide-matches.ts';
import { takeBackMessages } from '../delivery/take-back-messages.ts';
import { criteriaOfToday } from '../market/asked-homes.ts';
import { createAlertListStore } from './alert-list.store.ts';
import type { WholeAlert } from './alert-settings.ts';
import { findAlert, lockAlert, wakeReaders, withAlert } from './alert-settings.ts';
import {
  alertColumnsOf,
  basketColumnsOf,
  presentAlert,
  presentAlertInput,
  presentAlertRow,
} from './alerts.presenter.ts';
import { reopenMatches } from './reopen-matches.store.ts';

export interface AlertListQuestion {
  search: string;
  filter: AlertFilter;
  sort: AlertSort;
  clientId?: string | undefined;
  page: number;
  pageSize: number;
}

/** What became of matches is counted for so many days. */
const countedDays = 30;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Alerts as agents keep them: made, changed, paused, kept, deleted and brought back. */
export function createAlertsService({
  transactions: { open },
  ports,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
}) {
  /** How many homes it finds is asked outside of the transaction, which would hold a second connection. */
  async function reply(
    agentId: string,
    work: (transaction: BasketTransaction) => Promise<WholeAlert>,
  ): Promise<Alert> {
    const { alert, hasBoardAccess } = await open(agentId, async (transaction) => ({
      alert: await present(transaction, await work(transaction)),
      hasBoardAccess: transaction.hasBoardAccess,
    }));
    const matchingToday = hasBoardAccess ? await ports.market.count(criteriaOfToday(alert.criteria)) : null;
    return { ...alert, matchingToday };
  }

  async function present(transaction: BasketTransaction, whole: WholeAlert) {
    const { tx, agentId, now, timeZone } = transaction;
    const { id, byEmail } = whole.basket;
    const readers = (await listReaders(ports, transaction, [id])).get(id) ?? [];
    const ids = readers.map(({ row }) => row.id);
    const links = await ports.pageLinks.listOpen(tx, agentId, ids);
    const verdicts = await ports.messages.evaluate(tx, agentId, readers.map(addresseeOf), {
      channel: byEmail ? 'email' : 'sms',
      category: 'alerts',
    });
    const wishes = await createAlertsStore(tx, agentId).listWishes(ids);
    const list = createAlertListStore(tx, agentId);
    return presentAlert(whole, {
      now,
      timeZone,
      outcomes: await list.countOutcomes([id], daysBefore(now, countedDays)),
      nextAt: (await list.listNextLeaving([id], now)).get(id),
      readers: readers.map((reader, index) => {
        const { pace, pausedUntil, stoppedAt } = wishes.get(reader.row.id) ?? noWish;
        return {
          ...presentReader(reader, links.get(reader.row.id), verdicts[index]),
          pace,
          pausedUntil,
          stoppedAt: stoppedAt?.toISOString() ?? null,
        };
      }),
    });
  }

  async function insert(
    transaction: BasketTransaction,
    input: AlertInput,
    { isPaused }: { isPaused: boolean },
  ): Promise<WholeAlert> {
    const { tx, agentId, now, baskets } = transaction;
    await requireClient(transaction, input.clientId);
    const id = createId(now.getTime());
    await baskets.insert({ agentId, id, ...basketColumnsOf(input), createdAt: now, updatedAt: now });
    await createAlertsStore(tx, agentId).insert({
      agentId,
      basketId: id,
      ...alertColumnsOf(input),
      ...(isPaused ? { state: 'paused', pauseReason: 'byAgent', pausedAt: now } : {}),
      watchedSince: now,
    });
    const whole = await lockAlert(transaction, id);
    await settleReaders(ports, transaction, whole.basket);
    return whole;
  }

  async function requireClient({ tx, agentId }: BasketTransaction, clientId: string): Promise<void> {
    const [client] = await ports.clients.list(tx, agentId, [clientId]);
    if (!client) throw new AppError('not_found');
  }

  const takeBackFromAll = async (transaction: BasketTransaction, id: string): Promise<void> =>
    takeBackMessages(ports, transaction, id, [
      ...new Set((await transaction.readers.listAll(id)).map(personOf)),
    ]);

  /** One alert changes, and what waits for its people follows. */
  const change = (
    agentId: string,
    id: string,
    work: (transaction: BasketTransaction, whole: WholeAlert) => Promise<void>,
  ): Promise<Alert> =>
    reply(agentId, async (transaction) => {
      await work(transaction, await lockAlert(transaction, id));
      await wakeReaders(transaction, id);
      return findAlert(transaction, id);
    });

  return {
    list: (
      agentId: string,
      { search, filter, sort, clientId = undefined, page, pageSize }: AlertListQuestion,
    ) =>
      open(agentId, async (transaction) => {
        const { tx, now, timeZone, homes } = transaction;
        const store = createAlertListStore(tx, agentId);
        const held = await store.findHeld();
        const question = {
          waiting: held.alertIds,
          words: foldText(search).split(' ').filter(Boolean),
          clientId: clientId ?? null,
          silentBefore: daysBefore(now, alertLimits.askAfterDays),
        };
        const offset = (page - 1) * pageSize;
        const { rows, total } = await store.list({ ...question, filter, sort, offset, limit: pageSize });
        const ids = rows.map(({ id }) => id);
        const readers = await listReaders(ports, transaction, ids);
        const homesOf = Map.groupBy(await homes.list(ids), ({ basketId }) => basketId);
        const saidOf = Map.groupBy(await homes.listReaderHomes(ids), ({ homeId }) => homeId);
        const outcomes = await store.countOutcomes(ids, daysBefore(now, countedDays));
        const next = await store.listNextLeaving(ids, now);
        const unread = await store.countUnread(ids);
        return {
          rows: rows.map((row): AlertRow => {
            const own = homesOf.get(row.id) ?? [];
            return presentAlertRow(row, {
              now,
              timeZone,
              readers: readers.get(row.id) ?? [],
              homes: own,
              said: own.flatMap(({ id }) => saidOf.get(id) ?? []),
              outcomes: outcomes.filter(({ id }) => id === row.id),
              nextAt: next.get(row.id),
              unread: unread.get(row.id) ?? 0,
            });
          }),
          total,
          counts: await store.count(question),
          waiting: held.count,
        };
      }),

    get: (agentId: string, id: string): Promise<Alert> =>
      reply(agentId, (transaction) => findAlert(transaction, id)),

    create: (agentId: string, input: AlertInput, isPaused: boolean): Promise<Alert> =>
      reply(agentId, (transaction) => insert(transaction, input, { isPaused })),

    update: (agentId: string, id: string, revision: number, input: AlertInput): Promise<Alert> =>
      change(agentId, id, async (transaction, { basket }) => {
        if (basket.revision !== revision) throw new AppError('conflict');
        const { tx, now, baskets } = transaction;
        await requireClient(transaction, input.clientId);
        await baskets.update(id, { ...basketColumnsOf(input), revision: revision + 1, updatedAt: now });
        await createAlertsStore(tx, agentId).update([id], alertColumnsOf(input));
        await settleReaders(ports, transaction, await transaction.lock(id));
        // Nobody has to confirm them any more.
        if (basket.needsConfirmation && !input.confirmBeforeSending) await approveAll(transaction, id);
      }),

    /** What waits does not leave, and its links open nothing while it is away. */
    remove: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        await lockAlert(transaction, id);
        await transaction.baskets.update(id, { deletedAt: transaction.now });
        await takeBackFromAll(transaction, id);
        await wakeReaders(transaction, id);
      }),

    restore: (agentId: string, id: string): Promise<Alert> =>
      reply(agentId, async (transaction) => {
        const basket = await transaction.baskets.lock(id);
        if (!basket) throw new AppError('not_found');
        const whole = await withAlert(transaction, basket);
        await transaction.baskets.update(id, { deletedAt: null, updatedAt: transaction.now });
        await reopen(transaction, id, basket.deletedAt);
        await wakeReaders(transaction, id);
        return { ...whole, basket: { ...basket, deletedAt: null } };
      }),

    duplicate: (agentId: string, id: string): Promise<Alert> =>
      reply(agentId, async (transaction) => {
        const { basket, alert } = await findAlert(transaction, id);
        const input = { ...presentAlertInput(basket, alert), activationDate: transaction.today };
        return insert(transaction, input, { isPaused: true });
      }),

    pause: (agentId: string, id: string, until: string | null): Promise<Alert> =>
      change(agentId, id, async (transaction) => {
        const { tx, now, today } = transaction;
        if (until !== null && until <= today)
          throw new AppError('invalid_input', {
            fields: [{ path: 'until', code: 'not_to_come', message: 'A day that is to come' }],
          });
        const changes = { state: 'paused', pauseReason: 'byAgent', pausedAt: now, resumesOn: until };
        await createAlertsStore(tx, agentId).update([id], changes);
        await takeBackFromAll(transaction, id);
      }),

    resume: (agentId: string, id: string): Promise<Alert> =>
      change(agentId, id, async (transaction, { alert }) => {
        await createAlertsStore(transaction.tx, agentId).resume([id], transaction.now);
        await reopen(transaction, id, alert.pausedAt);
      }),

    /** Also one that the silence has paused already. */
    keep: (agentId: string, id: string): Promise<Alert> =>
      change(agentId, id, async (transaction, { alert }) => {
        const { tx, now } = transaction;
        const store = createAlertsStore(tx, agentId);
        if (alert.pauseReason !== 'noSignOfLife')
          return store.update([id], { watchedSince: now, askedAt: null, warnedAt: null });
        await store.resume([id], now);
        await reopen(transaction, id, alert.pausedAt);
      }),
  };
}

/** Nobody was told meanwhile what waited at that moment. */
const reopen = async (
  { tx, agentId, now }: BasketTransaction,
  basketId: string,
  since: Date | null,
): Promise<void> => {
  if (since !== null) await reopenMatches(tx, agentId, { basketId, since, now });
};

export type AlertsService = ReturnType<typeof createAlertsService>;
