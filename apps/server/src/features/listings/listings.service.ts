import type { ListingCard } from '@hearthline/contract/listing-card';
import type {
  ListingDetail,
  ListingHistory,
  MarketContext,
  Projection,
} from '@hearthline/contract/listing-detail';
import { comparables } from '@hearthline/contract/listings';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { fromWorld, metresPerUnit } from '@hearthline/domain/geo';
import type { PriceChange } from '@hearthline/domain/listing/asking-price';
import { findPriceChange } from '@hearthline/domain/listing/asking-price';
import {
  currentDaysOnMarket,
  listCampaign,
  propertyDaysOnMarket,
} from '@hearthline/domain/listing/days-on-market';
import { createBoardCalendar } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { PictureLink } from './listings.presenter.ts';
import { presentCard, presentDetail } from './listings.presenter.ts';
import type { HomeListingRow, ListingsStore } from './listings.store.ts';
import { projectListing } from './projection.ts';
import type { SearchService } from './search/search.service.ts';

const nearbyLooked = 60;
const similarShown = 6;

export function createListingsService({
  store,
  clock,
  search,
  linkPicturesFor,
}: {
  store: ListingsStore;
  clock: Clock;
  search: Pick<SearchService, 'count'>;
  linkPicturesFor(agentId: string, projection?: Projection): PictureLink;
}) {
  const todayOf = createBoardCalendar(clock);

  async function findFacts(id: string): Promise<SearchFacts> {
    const facts = await store.findFacts(id);
    if (!facts) throw new AppError('listing_not_found');
    return facts;
  }

  /** Two boards may offer a home at the same time: a listing that still runs is not an earlier one. */
  async function findChange(chain: readonly HomeListingRow[], today: string): Promise<PriceChange | null> {
    const ended = chain.slice(0, -1).filter(({ status }) => status !== 'active');
    const campaign = listCampaign([...ended, ...chain.slice(-1)], today);
    const events = await store.listEvents(campaign.map(({ id }) => id));
    const eventsOf = Map.groupBy(events.toReversed(), ({ listingId }) => listingId);
    return findPriceChange(campaign.map(({ id }) => eventsOf.get(id) ?? []));
  }

  return {
    findCards: async (
      agentId: string,
      ids: readonly string[],
      from: Pick<ListingsStore, 'findCards'> = store,
    ): Promise<ListingCard[]> => {
      const cards = await from.findCards(ids);
      return cards.map((card) => presentCard(card, toDayNumber(todayOf()), linkPicturesFor(agentId)));
    },

    findDetail: async (agentId: string, id: string, projection: Projection): Promise<ListingDetail> => {
      const today = todayOf();
      const [found, home] = await Promise.all([store.findDetail(id), store.listHomeListings(id)]);
      if (!found) throw new AppError('listing_not_found');
      const chain = upTo(home, id);
      const detail = presentDetail(found, {
        today,
        projection,
        propertyDaysOnMarket: propertyDaysOnMarket(chain, today),
        priceChange: await findChange(chain, today),
        linkPicture: linkPicturesFor(agentId, projection),
      });
      const projected = projectListing(detail, projection);
      if (!projected) throw new AppError('listing_not_found');
      return projected;
    },

    findHistory: async (id: string): Promise<ListingHistory> => {
      const today = todayOf();
      const [facts, home] = await Promise.all([findFacts(id), store.listHomeListings(id)]);
      const [events, communityMedians] = await Promise.all([
        store.listEvents(home.map((listing) => listing.id)),
        facts.communityCode ? store.listQuarterMedians(facts.communityCode, facts.kind, facts.offer) : [],
      ]);
      const eventsOf = Map.groupBy(events, ({ listingId }) => listingId);
      return {
        listings: home.toReversed().map((listing) => ({
          id: listing.id,
          mlsNumber: listing.mlsNumber,
          offer: listing.offer,
          status: listing.status,
          code: listing.code,
          daysOnMarket: currentDaysOnMarket(listing, today),
          isCurrent: listing.id === id,
          events: (eventsOf.get(listing.id) ?? []).map(({ listingId, ...event }) => event),
        })),
        propertyDaysOnMarket: propertyDaysOnMarket(upTo(home, id), today),
        communityMedians,
      };
    },

    findSimilar: async (agentId: string, id: string): Promise<ListingCard[]> => {
      const facts = await findFacts(id);
      if (facts.worldX === null) return [];
      const nearby = await store.listNearby(facts, nearbyLooked);
      const closest = nearby
        .map((other, position) => ({ id: other.id, difference: differenceOf(facts, other, position) }))
        .sort((a, b) => a.difference - b.difference)
        .slice(0, similarShown);
      const cards = await store.findCards(closest.map((listing) => listing.id));
      return cards.map((card) => presentCard(card, toDayNumber(todayOf()), linkPicturesFor(agentId)));
    },

    findComparables: async (agentId: string, id: string): Promise<ListingCard[]> => {
      const { worldX, worldY, kind, offer } = await findFacts(id);
      if (worldX === null || worldY === null) return [];
      const today = toDayNumber(todayOf());
      const [, latitude] = fromWorld(worldX, worldY);
      const ids = await store.listComparables(
        { kind, offer, worldX, worldY },
        {
          radius: comparables.radiusMetres / metresPerUnit(latitude),
          fromDay: today - comparables.days,
          limit: comparables.limit,
        },
      );
      const cards = await store.findCards(ids.filter((other) => other !== id));
      return cards.map((card) => presentCard(card, today, linkPicturesFor(agentId)));
    },

    getMarket: async (id: string): Promise<MarketContext> => {
      const today = todayOf();
      const [facts, [card]] = await Promise.all([findFacts(id), store.findCards([id])]);
      const { communityCode, kind, offer } = facts;
      const none = {
        medianPrice: null,
        medianPriceBefore: null,
        medianDaysOnMarket: null,
        soldCount: 0,
        months: [],
      };
      if (communityCode === null) return { community: null, kind, activeCount: 0, ...none };
      const [market, activeCount] = await Promise.all([
        store.findMarket(communityCode, kind, offer, toDayNumber(today)),
        search.count({
          version: 1,
          offer,
          status: ['active'],
          community: { any: [communityCode] },
          kind: { any: [kind] },
        }),
      ]);
      return { community: card?.community ?? null, kind, activeCount, ...market };
    },
  };
}

export type ListingsService = ReturnType<typeof createListingsService>;

/** The listings of a home up to one of them: later ones do not change what its days were. */
function upTo(home: readonly HomeListingRow[], id: string): HomeListingRow[] {
  return home.slice(0, home.findIndex((listing) => listing.id === id) + 1);
}

/** How unlike two homes are: price, size and rooms, and a little for every home that lies nearer. */
function differenceOf(home: SearchFacts, other: SearchFacts, position: number): number {
  return (
    3 * ratio(home.price, other.price) +
    2 * ratio(home.areaLow, other.areaLow) +
    0.3 * Math.abs((home.bedrooms ?? 0) - (other.bedrooms ?? 0)) +
    0.2 * Math.abs((home.bathrooms ?? 0) - (other.bathrooms ?? 0)) +
    0.02 * position
  );
}

function ratio(a: number | null, b: number | null): number {
  return a === null || b === null || a <= 0 || b <= 0 ? 0.5 : Math.abs(Math.log(a / b));
}
