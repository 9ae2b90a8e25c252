import type { Basket, BasketFilter, BasketInput, BasketRow, BasketSort } from '@hearthline/contract/baskets';
import type { BasketType } from '@hearthline/contract/enums';
import { nextDigest } from '@hearthline/domain/basket/schedule';
import { foldText } from '@hearthline/domain/client/same-person';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { requireBoardAccess } from '../basket-transaction.ts';
import { presentComment } from '../conversation/conversation.presenter.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import type { AddedHomes } from '../homes/basket-homes.service.ts';
import { addHomes } from '../homes/basket-homes.service.ts';
import type { HomeRow } from '../homes/basket-homes.store.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { stepHomes } from '../homes/step-homes.ts';
import type { LeaveToSend } from '../sending/leave-to-send.ts';
import { linkDays, presentScheduled, presentSending } from '../sending/present-sending.ts';
import type { SendingRow } from '../sending/sendings.store.ts';
import { createSendingsStore, hasLeft } from '../sending/sendings.store.ts';
import { takeBackSending } from '../sending/take-back.ts';
import { addresseeOf, listReaders, presentReader, settleReaders } from './basket-readers.ts';
import { presentBasket, presentHome, presentInput, presentRow } from './baskets.presenter.ts';
import type { BasketRecord } from './baskets.store.ts';

export interface BasketsDeps {
  transactions: BasketTransactions;
  ports: BasketPorts;
  leaveToSend: LeaveToSend;
}

export interface BasketListQuestion {
  basketType: BasketType;
  search: string;
  filter: BasketFilter;
  sort: BasketSort;
  clientId?: string | undefined;
  page: number;
  pageSize: number;
}

export function createBasketsService(deps: BasketsDeps) {
  const { ports } = deps;
  const { open } = deps.transactions;

  async function present(transaction: BasketTransaction, row: BasketRecord): Promise<Basket> {
    const { tx, agentId, now } = transaction;
    const conversation = createConversationStore(tx, agentId);
    const [readers = []] = [(await listReaders(ports, transaction, [row.id])).get(row.id)];
    const links = await ports.pageLinks.listOpen(
      tx,
      agentId,
      readers.map((reader) => reader.row.id),
    );
    const verdicts = await ports.messages.evaluate(tx, agentId, readers.map(addresseeOf), {
      channel: row.byEmail ? 'email' : 'sms',
      category: 'baskets',
    });
    const homes = await transaction.homes.list([row.id]);
    const facts = await findHomeFacts(ports, transaction, homes, { withCards: true });
    const said = Map.groupBy(await transaction.homes.listReaderHomes([row.id]), ({ homeId }) => homeId);
    const talk = await transaction.homes.listTalk(row.id);
    const sendings = createSendingsStore(tx, agentId);
    const sending = await sendings.findLast(row.id);
    const departures = (await sendings.listDepartures([row.id], now)).get(row.id);
    return presentBasket(row, {
      readers: readers.map((reader, index) =>
        presentReader(reader, links.get(reader.row.id), verdicts[index]),
      ),
      homes: facts.map((home) =>
        presentHome(home, {
          readers,
          said: said.get(home.row.id) ?? [],
          talk: talk.get(home.row.id),
          now,
          hasLeft: hasLeft(sending),
          leavesAt: home.row.sendingId === sending?.id ? (departures?.leavesAt ?? null) : null,
        }),
      ),
      comments: (await conversation.listComments(row.id, null)).map(presentComment),
      departures,
      activity: await conversation.listActivity(row.id),
      sending: describeSending(row, sending, { homes, readers: readers.length, now }),
    });
  }

  async function requireClient({ tx, agentId }: BasketTransaction, clientId: string): Promise<void> {
    const [client] = await ports.clients.list(tx, agentId, [clientId]);
    if (!client) throw new AppError('not_found');
  }

  async function insert(
    transaction: BasketTransaction,
    input: BasketInput,
    listingIds: readonly string[],
  ): Promise<{ row: BasketRecord; homeIdOf: AddedHomes['homeIdOf'] }> {
    const { agentId, now, baskets } = transaction;
    await requireClient(transaction, input.clientId);
    const id = createId(now.getTime());
    await baskets.insert({
      agentId,
      id,
      ...columnsOf(input),
      createdAt: now,
      updatedAt: now,
    });
    const row = await transaction.lock(id);
    await settleReaders(ports, transaction, row);
    if (listingIds.length === 0) return { row, homeIdOf: {} };
    const { homeIdOf } = await addHomes(deps, transaction, row, listingIds);
    return { row, homeIdOf };
  }

  return {
    list: (
      agentId: string,
      { basketType, search, page, pageSize, clientId = undefined, ...rest }: BasketListQuestion,
    ) =>
      open(agentId, async (transaction) => {
        const { baskets, homes, now, today, timeZone } = transaction;
        const question = {
          ...rest,
          type: basketType,
          words: foldText(search).split(' ').filter(Boolean),
          clientId: clientId ?? null,
          now,
          today,
        };
        const { rows, total } = await baskets.list({
          ...question,
          offset: (page - 1) * pageSize,
          limit: pageSize,
        });
        const ids = rows.map(({ id }) => id);
        const readers = await listReaders(ports, transaction, ids);
        const homesOf = Map.groupBy(await homes.list(ids), ({ basketId }) => basketId);
        const said = await homes.listReaderHomes(ids);
        const departures = await createSendingsStore(transaction.tx, agentId).listDepartures(ids, now);
        const { unread, ...counts } = await baskets.count(question);
        return {
          rows: rows.map((row): BasketRow => {
            const own = homesOf.get(row.id) ?? [];
            const ownIds = new Set(own.map(({ id }) => id));
            return presentRow(row, {
              homes: own,
              said: said.filter(({ homeId }) => ownIds.has(homeId)),
              readers: readers.get(row.id) ?? [],
              departures: departures.get(row.id),
              now,
              timeZone,
            });
          }),
          total,
          counts,
          unread,
        };
      }),

    get: (agentId: string, id: string): Promise<Basket> =>
      open(agentId, async (transaction) => present(transaction, await transaction.get(id))),

    create: (agentId: string, input: BasketInput, listingIds: readonly string[]) =>
      open(agentId, async (transaction) => {
        if (listingIds.length > 0) requireBoardAccess(transaction);
        const { row, homeIdOf } = await insert(transaction, input, listingIds);
        return { basket: await present(transaction, row), homeIdOf };
      }),

    update: (agentId: string, id: string, revision: number, input: BasketInput): Promise<Basket> =>
      open(agentId, async (transaction) => {
        const { baskets, now, timeZone } = transaction;
        const before = await transaction.lock(id);
        if (before.revision !== revision || before.type !== input.type) throw new AppError('conflict');
        await requireClient(transaction, input.clientId);
        const hasDigest = before.notifiedAt !== null;
        await baskets.update(id, {
          ...columnsOf(input),
          revision: revision + 1,
          updatedAt: now,
          nextDigestAt: hasDigest
            ? nextDigest({ activatesOn: input.activationDate, timeUnit: input.timeUnit }, now, timeZone)
            : null,
        });
        const row = await transaction.lock(id);
        await settleReaders(ports, transaction, row);
        if (before.needsConfirmation && !row.needsConfirmation) await approveWaiting(deps, transaction, row);
        else if (!row.needsConfirmation) await deps.leaveToSend(transaction, row);
        return present(transaction, row);
      }),

    /** Its links open nothing while it is away, and what waits in the outbox does not leave. */
    remove: (agentId: string, id: string): Promise<void> =>
      open(agentId, async (transaction) => {
        const row = await transaction.lock(id);
        requireManual(row);
        await takeBackSending(ports, transaction, row);
        await transaction.baskets.update(id, { deletedAt: transaction.now });
      }),

    restore: (agentId: string, id: string): Promise<Basket> =>
      open(agentId, async (transaction) => {
        const row = await transaction.baskets.lock(id);
        if (!row) throw new AppError('not_found');
        requireManual(row);
        await transaction.baskets.update(id, { deletedAt: null, updatedAt: transaction.now });
        return present(transaction, { ...row, deletedAt: null });
      }),

    /** A draft: nothing of it goes out before the agent has looked at it. */
    duplicate: (agentId: string, id: string): Promise<Basket> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const row = await transaction.get(id);
        requireManual(row);
        const homes = (await transaction.homes.list([id])).filter(({ state }) => state !== 'rejected');
        const facts = await findHomeFacts(ports, transaction, homes, { withCards: false });
        const { row: copy } = await insert(
          transaction,
          {
            ...presentInput(row),
            type: 'Manual',
            confirmBeforeSending: true,
            activationDate: transaction.today,
          },
          facts.flatMap(({ standing }) => standing?.listingId ?? []),
        );
        const copied = await transaction.homes.list([copy.id]);
        for (const home of copied) {
          const note = homes.find(({ homeKey }) => homeKey === home.homeKey)?.note ?? '';
          if (note !== '') await transaction.homes.update([home.id], { note });
        }
        return present(transaction, copy);
      }),

    setLink: (agentId: string, id: string, readerId: string, action: 'close' | 'open'): Promise<Basket> =>
      open(agentId, async (transaction) => {
        const row = await transaction.lock(id);
        const reader = (await transaction.readers.list([id])).find((each) => each.id === readerId);
        if (!reader) throw new AppError('not_found');
        if (action === 'close') await ports.pageLinks.close(transaction.tx, readerId);
        else await ports.pageLinks.open(transaction.tx, agentId, readerId, linkDays);
        return present(transaction, row);
      }),
  };
}

export type BasketsService = ReturnType<typeof createBasketsService>;

/** What an alert is made and unmade with are calls of its own. */
function requireManual({ type }: Pick<BasketRecord, 'type'>): void {
  if (type !== 'Manual') throw new AppError('conflict');
}

/** What waits; what has left is history. */
function describeSending(
  { id, sendsAt }: BasketRecord,
  sending: SendingRow | null,
  { homes, readers, now }: { homes: readonly HomeRow[]; readers: number; now: Date },
) {
  if (sendsAt !== null) {
    const approved = homes.filter(({ state }) => state === 'approved').length;
    return presentScheduled(id, { homes: approved, readers, sendsAt });
  }
  return sending && now < sending.leavesAt ? presentSending(sending, now) : null;
}

/** Nobody has to confirm them any more. */
async function approveWaiting(
  { leaveToSend }: Pick<BasketsDeps, 'leaveToSend'>,
  transaction: BasketTransaction,
  basket: BasketRecord,
): Promise<void> {
  const waiting = (await transaction.homes.list([basket.id])).filter(({ state }) => state === 'pending');
  await stepHomes(transaction, waiting, 'approve', { hasLeft: false, isByAgent: false });
  await leaveToSend(transaction, basket);
}

function columnsOf(input: BasketInput) {
  return {
    type: input.type,
    name: input.name,
    clientId: input.clientId,
    isForHousehold: input.isForHousehold,
    additionalEmail: input.additionalEmail,
    activatesOn: input.activationDate,
    timeUnit: input.timeUnit,
    criteria: input.criteria === null ? null : JSON.stringify(input.criteria),
    copiesToAgent: input.copyToMe,
    needsConfirmation: input.confirmBeforeSending,
    byEmail: input.byEmail,
    bySms: input.bySms,
    message: input.message,
    searchText: foldText(input.name),
  };
}
