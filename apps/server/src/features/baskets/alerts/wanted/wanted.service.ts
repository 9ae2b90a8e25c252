import type { Wanter } from '@hearthline/contract/alert-fit';
import { id } from '@hearthline/contract/common';
import type { Fit } from '@hearthline/domain/alert/near-miss';
import { fitOf, isMeasured, isNear } from '@hearthline/domain/alert/near-miss';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import { nameOf } from '../../records/basket-readers.ts';
import { instantOf } from '../../records/baskets.presenter.ts';
import type { SendingService } from '../../sending/sending.service.ts';
import { createAlertsStore } from '../alerts.store.ts';
import { createLikedHomesStore, pickAlike } from '../market/liked-homes.store.ts';
import type { KnownAlert } from './known-alerts.ts';
import { createKnownAlerts } from './known-alerts.ts';
import { findReachByHand } from './reach-by-hand.ts';

type WantedHome = SearchFacts & { homeKey: string; mayShow: boolean };

/** An alert with how a home fits it. */
interface Wish {
  alert: KnownAlert;
  fit: Fit;
}

const mostShown = 50;
/** Of those who nearly want it, only the nearest are worth a call. */
const mostNear = 20;
const mostCounted = 100;
/** What misses more than this is no near miss; that a home lies in another place counts once. */
const mostMisses = 2;
const placeFields: ReadonlySet<string> = new Set(['area', 'municipality', 'community', 'without']);

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
  const known = createKnownAlerts(ports.market);

  async function findWishes(
    transaction: BasketTransaction,
    facts: SearchFacts,
  ): Promise<{ matches: Wish[]; near: Wish[] }> {
    const alerts = await known.list(transaction, [facts.id]);
    const looks = alerts
      .filter(({ offer }) => offer === facts.offer)
      .map((alert) => ({ alert, ...lookAt(alert.tests, facts) }));
    const matches = looks
      .filter(({ failing }) => failing === 0)
      .toSorted((a, b) => b.asked - a.asked)
      .map(({ alert, asked }): Wish => ({ alert, fit: { asked, met: asked, misses: [] } }));
    const wanting = new Set(matches.map(({ alert }) => alert.clientId));
    return {
      matches: onePerClient(matches).slice(0, mostShown),
      near: pickNear(
        looks.filter(({ alert }) => !wanting.has(alert.clientId)),
        facts,
      ),
    };
  }

  /** What is known of the people, of those alone who are shown. */
  async function present(
    transaction: BasketTransaction,
    facts: WantedHome,
    wishes: readonly Wish[],
  ): Promise<Map<string, Wanter>> {
    if (wishes.length === 0) return new Map();
    const { tx, agentId } = transaction;
    const clientIds = [...new Set(wishes.map(({ alert }) => alert.clientId))];
    const store = createLikedHomesStore(tx, agentId);
    const likedOf = Map.groupBy(await store.list(clientIds), ({ clientId }) => clientId);
    const told = await store.listTold(clientIds, facts.homeKey);
    const reachOf = await findReachByHand(
      ports,
      transaction,
      wishes.map(({ alert }) => alert.id),
      facts,
    );
    return new Map(
      wishes.flatMap(({ alert, fit }) => {
        const reach = reachOf.get(alert.id);
        if (!reach) return [];
        const { client } = reach;
        const home = told.get(client.clientId);
        const wanter: Wanter = {
          clientId: client.clientId,
          name: nameOf(client),
          phone: client.phone.split(';')[0] ?? '',
          alert: { id: alert.id, name: client.alertName },
          criteria: fit.asked,
          met: fit.met,
          misses: fit.misses,
          likes: pickAlike(likedOf.get(client.clientId) ?? [], facts).length,
          answer: home?.answer ?? null,
          sentAt: instantOf(home?.sentAt ?? null),
          block: reach.block,
        };
        return [[alert.id, wanter]];
      }),
    );
  }

  return {
    list: (agentId: string, listingId: string): Promise<{ matches: Wanter[]; near: Wanter[] }> =>
      open(
        agentId,
        async (transaction) => {
          requireBoardAccess(transaction);
          const facts = await ports.market.findHome(transaction.tx, listingId);
          if (!facts) throw new AppError('listing_not_found');
          const { matches, near } = await findWishes(transaction, facts);
          const wanters = await present(transaction, facts, [...matches, ...near]);
          const pick = (wishes: readonly Wish[]) =>
            wishes.flatMap(({ alert }) => wanters.get(alert.id) ?? []);
          return { matches: pick(matches), near: pick(near) };
        },
        { isHot: true },
      ),

    /** To the people of each of these alerts, with those who can be written to now. */
    send: async (
      agentId: string,
      listingId: string,
      alertIds: readonly string[],
    ): Promise<{ sent: string[]; leftOut: string[] }> => {
      const ids = [...new Set(alertIds)];
      const reachOf = await open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const home = await ports.market.findHome(transaction.tx, listingId);
        if (!home) throw new AppError('listing_not_found');
        const found = await transaction.baskets.listMany(ids);
        const alerts = await createAlertsStore(transaction.tx, agentId).list(ids);
        if (found.length !== ids.length || alerts.size !== ids.length) throw new AppError('not_found');
        return findReachByHand(ports, transaction, ids, home);
      });
      const sent: string[] = [];
      // One by one: that one cannot be written to keeps it from nobody else.
      for (const id of ids) {
        const { readerIds = [] } = reachOf.get(id) ?? {};
        if (readerIds.length > 0 && (await sending.sendOne(agentId, id, listingId, readerIds))) sent.push(id);
      }
      return { sent, leftOut: ids.filter((id) => !sent.includes(id)) };
    },

    /** How many of the agent's people want each of these listings; their ids stand between commas. */
    count: (agentId: string, typed: string): Promise<Record<string, number>> =>
      open(
        agentId,
        async (transaction) => {
          requireBoardAccess(transaction);
          const asked = typed.split(',').filter((text) => id.safeParse(text).success);
          const all = await ports.market.findFacts(transaction.tx, asked.slice(0, mostCounted));
          const alerts = await known.list(
            transaction,
            all.map((facts) => facts.id),
          );
          return Object.fromEntries(
            all.map((facts) => {
              const wanting = alerts.filter(({ tests }) => tests.every(({ passes }) => passes(facts)));
              return [facts.id, new Set(wanting.map(({ clientId }) => clientId)).size];
            }),
          );
        },
        { isHot: true },
      ),
  };
}

export type WantedService = ReturnType<typeof createWantedService>;

/** Who wants a home for two reasons is told of it once, for the one that asks for most. */
function onePerClient(wishes: readonly Wish[]): Wish[] {
  const first = new Map<string, Wish>();
  for (const wish of wishes) if (!first.has(wish.alert.clientId)) first.set(wish.alert.clientId, wish);
  return [...first.values()];
}

/** How many criteria there are beside the offer, how many of them a home fails, and as how many reasons that counts. */
interface Look {
  asked: number;
  failing: number;
  misses: number;
  /** Each of them may be missed by a little, so that one criterion alone is enough. */
  isMeasured: boolean;
}

function lookAt(tests: readonly FieldTest[], facts: SearchFacts): Look {
  const failing = tests.filter(({ passes }) => !passes(facts)).map(({ field }) => field);
  const places = failing.filter((field) => placeFields.has(field)).length;
  return {
    asked: tests.length - 1,
    failing: failing.length,
    misses: failing.length - places + Math.min(places, 1),
    isMeasured: failing.every(isMeasured),
  };
}

/**
 * Who misses one thing is nearer than who misses two, and of these who fits more. How far off the home is, which takes
 * longer than asking whether it fits, is worked out of the nearest alone.
 */
function pickNear(looks: readonly (Look & { alert: KnownAlert })[], facts: SearchFacts): Wish[] {
  const distanceOf = ({ misses, failing, asked }: Look) => misses + failing / (asked + 1);
  const candidates = looks
    .filter(({ failing, misses }) => failing > 0 && misses <= mostMisses)
    .filter((look) => look.isMeasured || look.failing * 2 <= look.asked)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const near: Wish[] = [];
  for (const { alert } of candidates) {
    if (near.length === mostNear) break;
    if (near.some((each) => each.alert.clientId === alert.clientId)) continue;
    const fit = fitOf(alert.asked, facts, alert.context, alert.tests);
    if (isNear(fit, alert.criteria)) near.push({ alert, fit });
  }
  return near;
}
