import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import type { BasketPorts, Standing } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { HomeRow } from '../../homes/basket-homes.store.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import type { FoundHome } from './fill-baskets.ts';
import { placeKey } from './fill-baskets.ts';
import type { Leaving } from './judge-matches.ts';
import type { PersonAlert } from './person-alerts.store.ts';
import type { ToldHome } from './write-alert-message.ts';

export function foundHome(
  { homeKey, listingId }: MatchRow,
  standings: ReadonlyMap<string, Standing>,
): FoundHome {
  const standing = standings.get(listingId);
  if (!standing) throw new Error('A home that is shown has a standing');
  return { homeKey, listingId: standing.listingId, mlsNumber: standing.mlsNumber };
}

/** How a home stands, for whoever is told of it. */
export function standingOf(
  leaving: readonly Leaving[],
  standings: ReadonlyMap<string, Standing>,
  homeKey: string,
): HomeStanding {
  const row = leaving.find(({ row: each }) => each.homeKey === homeKey)?.row;
  const standing = row && standings.get(row.listingId);
  if (!standing) throw new Error('A home that is shown has a standing');
  const { mlsNumber, price, code, photoCount } = standing;
  return { mlsNumber, price, code, photoCount, isShown: true };
}

/** A home once, whatever happened to it, newest first. */
export async function describeHomes(
  { listings }: Pick<BasketPorts, 'listings'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  {
    leaving,
    standings,
    homes,
    alike,
  }: {
    leaving: readonly Leaving[];
    standings: ReadonlyMap<string, Standing>;
    homes: ReadonlyMap<string, HomeRow>;
    /** By home key. */
    alike: ReadonlyMap<string, string>;
  },
): Promise<ToldHome[]> {
  const ids = [...new Set([...standings.values()].map(({ listingId }) => listingId))];
  const cards = new Map((await listings.findCards(tx, agentId, ids)).map((card) => [card.id, card]));
  const byHome = Map.groupBy(leaving, ({ row }) => row.homeKey);
  return [...byHome.values()]
    .flatMap((same) => {
      const last = same.at(-1) as Leaving;
      const telling = pickTelling(same) ?? last;
      const alert = telling.alerts[0] as PersonAlert;
      const home = homes.get(placeKey(alert.basketId, last.row.homeKey));
      const standing = standings.get(last.row.listingId);
      const card = standing && cards.get(standing.listingId);
      if (!home || !standing || !card) return [];
      return [
        {
          basketId: alert.basketId,
          readerId: alert.readerId,
          homeId: home.id,
          note: home.note,
          card: listings.toClientCard(card, standing),
          trigger: telling.row.trigger,
          at: last.row.matchedAt,
          oldPrice: telling.row.oldPrice,
          price: last.row.price,
          criteria: alert.criteria,
          like: alike.get(last.row.homeKey) ?? null,
        },
      ];
    })
    .reverse();
}

/** That it is new says more than what changed since, as long as it can be had; undefined for what happened last. */
function pickTelling(same: readonly Leaving[]): Leaving | undefined {
  const last = same.at(-1)?.row.trigger;
  if (last === 'conditional' || last === 'soldOrLeased') return undefined;
  return same.find(({ row: { trigger } }) => trigger === 'new' || trigger === 'backOnMarket');
}
