import type { Wanter } from '@hearthline/contract/alert-fit';
import { id } from '@hearthline/contract/common';
import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Fit } from '@hearthline/domain/alert/near-miss';
import { fitOf, isNear } from '@hearthline/domain/alert/near-miss';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import { describeReader, findClients, nameOf } from '../../records/basket-readers.ts';
import { instantOf } from '../../records/baskets.presenter.ts';
import type { SendingService } from '../../sending/sending.service.ts';
import { createAlertsStore } from '../alerts.store.ts';
import { compileAlerts } from '../market/asked-homes.ts';
import { createLikedHomesStore, pickAlike } from '../market/liked-homes.store.ts';
import type { AlertReader } from '../records/reader-standing.ts';
import { listBlocks } from '../records/reader-standing.ts';
import type { WritingAlert } from './wanted.store.ts';
import { listWritingAlerts } from './wanted.store.ts';

/** An alert with how a home fits it. */
interface Wish {
  alert: WritingAlert;
  fit: Fit;
}

const mostShown = 50;
const mostCounted = 100;
/** What misses more than this is no near miss; a home in another place fails up to three tests with it. */
const mostFailing = 4;

/** Which of the agent's own people want a home, or nearly do. */
export function createWantedService({
  transactions: { open },
  ports,
  sending,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
  sending: Pick<SendingService, 'sendOne'>;
}) {
  async function findWishes(
    { tx, agentId, now }: BasketTransaction,
    facts: SearchFacts,
  ): Promise<{ matches: Wish[]; near: Wish[] }> {
    const alerts = await listWritingAlerts(tx, agentId, [facts.offer]);
    const compiled = await compileAlerts(
      ports.market,
      tx,
      alerts.map(({ criteria }) => criteria),
      [facts.id],
      now,
    );
    const matches: Wish[] = [];
    const near: Wish[] = [];
    for (const [index, alert] of alerts.entries()) {
      const tests = compiled[index] ?? [];
      const failing = tests.filter(({ passes }) => !passes(facts)).length;
      if (failing > mostFailing) continue;
      const wish = { alert, fit: describeFit(alert, facts, tests, now) };
      if (failing === 0) matches.push(wish);
      else if (isNear(wish.fit, alert.criteria)) near.push(wish);
    }
    return {
      matches: matches.toSorted((a, b) => b.fit.asked - a.fit.asked).slice(0, mostShown),
      near: near.toSorted((a, b) => distanceOf(a.fit) - distanceOf(b.fit)).slice(0, mostShown),
    };
  }

  /** What is known of the people, of those alone who are shown. */
  async function present(
    transaction: BasketTransaction,
    facts: SearchFacts,
    homeKey: string,
    wishes: readonly Wish[],
  ): Promise<Map<string, Wanter>> {
    const { tx, agentId } = transaction;
    const clientIds = [...new Set(wishes.map(({ alert }) => alert.clientId))];
    const clients = new Map(
      (await ports.clients.list(tx, agentId, clientIds)).map((each) => [each.id, each]),
    );
    const store = createLikedHomesStore(tx, agentId);
    const likedOf = Map.groupBy(await store.list(clientIds), ({ clientId }) => clientId);
    const told = await store.listTold(clientIds, homeKey);
    const readers = await findReaders(ports, transaction, wishes);
    const blocks = await listBlocks(ports, transaction, [...readers.values()]);
    const blockOf = new Map([...readers.keys()].map((id, index) => [id, blocks[index] ?? null]));
    return new Map(
      wishes.flatMap(({ alert, fit }) => {
        const client = clients.get(alert.clientId);
        const reader = readers.get(alert.id);
        if (!client || !reader) return [];
        const home = told.get(client.id);
        const wanter: Wanter = {
          clientId: client.id,
          name: nameOf(client),
          phone: client.phone.split(';')[0] ?? '',
          alert: { id: alert.id, name: reader.whole.basket.name },
          criteria: fit.asked,
          met: fit.met,
          misses: fit.misses,
          likes: pickAlike(likedOf.get(client.id) ?? [], { ...facts, homeKey }).length,
          answer: home?.answer ?? null,
          sentAt: instantOf(home?.sentAt ?? null),
          block: blockOf.get(alert.id) ?? null,
        };
        return [[alert.id, wanter]];
      }),
    );
  }

  return {
    list: (agentId: string, listingId: string): Promise<{ matches: Wanter[]; near: Wanter[] }> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const [facts] = await ports.market.findFacts(transaction.tx, [listingId]);
        const named = (await ports.listings.listKeys(transaction.tx, [listingId])).get(listingId);
        if (!facts || !named) throw new AppError('listing_not_found');
        const { matches, near } = await findWishes(transaction, facts);
        const wanters = await present(transaction, facts, named.homeKey, [...matches, ...near]);
        const pick = (wishes: readonly Wish[]) => wishes.flatMap(({ alert }) => wanters.get(alert.id) ?? []);
        return { matches: pick(matches), near: pick(near) };
      }),

    /** To the people of each of these alerts, with those who can be written to now. */
    send: async (
      agentId: string,
      listingId: string,
      alertIds: readonly string[],
    ): Promise<{ sent: string[]; leftOut: string[] }> => {
      const ids = [...new Set(alertIds)];
      await open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const named = await ports.listings.listKeys(transaction.tx, [listingId]);
        if (!named.has(listingId)) throw new AppError('listing_not_found');
        const found = await transaction.baskets.listMany(ids);
        const alerts = await createAlertsStore(transaction.tx, agentId).list(ids);
        if (found.length !== ids.length || alerts.size !== ids.length) throw new AppError('not_found');
      });
      const sent: string[] = [];
      // One by one: that one cannot be written to keeps it from nobody else.
      for (const id of ids) if (await sending.sendOne(agentId, id, listingId)) sent.push(id);
      return { sent, leftOut: ids.filter((id) => !sent.includes(id)) };
    },

    /** How many of the agent's people want each of these listings; their ids stand between commas. */
    count: (agentId: string, typed: string): Promise<Record<string, number>> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const { tx, now } = transaction;
        const asked = typed.split(',').filter((text) => id.safeParse(text).success);
        const all = await ports.market.findFacts(tx, asked.slice(0, mostCounted));
        const alerts = await listWritingAlerts(tx, agentId, [...new Set(all.map(({ offer }) => offer))]);
        const ids = all.map(({ id }) => id);
        const criteria = alerts.map((alert) => alert.criteria);
        const compiled = await compileAlerts(ports.market, tx, criteria, ids, now);
        return Object.fromEntries(
          all.map((facts) => {
            const wanting = alerts.filter((_, index) =>
              compiled[index]?.every(({ passes }) => passes(facts)),
            );
            return [facts.id, new Set(wanting.map(({ clientId }) => clientId)).size];
          }),
        );
      }),
  };
}

export type WantedService = ReturnType<typeof createWantedService>;

/** What the database knows of words and addresses was asked already, and is told to the fit. */
function describeFit(
  { criteria }: WritingAlert,
  facts: SearchFacts,
  tests: readonly FieldTest[],
  now: Date,
): Fit {
  const has = (field: string) => tests.some((test) => test.field === field && test.passes(facts));
  return fitOf(criteriaOfAlert(criteria), facts, {
    today: boardDay(now),
    keywordIds: new Set(has('keywords') ? [facts.id] : []),
    addressIds: new Set(has('address') ? [facts.id] : []),
  });
}

/** Who misses one thing is nearer than who misses two, and of these who fits more. */
const distanceOf = ({ misses, asked, met }: Fit): number => misses.length + (asked - met) / (asked + 1);

/** The reader whom each alert was made for. */
async function findReaders(
  ports: Pick<BasketPorts, 'clients'>,
  transaction: BasketTransaction,
  wishes: readonly Wish[],
): Promise<Map<string, AlertReader>> {
  const { tx, agentId, baskets, readers, language } = transaction;
  const ids = wishes.map(({ alert }) => alert.id);
  const records = new Map((await baskets.listMany(ids)).map((basket) => [basket.id, basket]));
  const alerts = await createAlertsStore(tx, agentId).list(ids);
  const rows = (await readers.list(ids)).filter(
    ({ basketId, clientId }) => clientId === records.get(basketId)?.clientId,
  );
  const found = await findClients(ports, transaction, rows);
  return new Map(
    found.flatMap(({ row, client }) => {
      const [basket, alert] = [records.get(row.basketId), alerts.get(row.basketId)];
      return basket && alert
        ? [
            [
              row.basketId,
              { reader: describeReader(row, client, language), whole: { basket, alert } },
            ] as const,
          ]
        : [];
    }),
  );
}
