import type {
  Candidate,
  CmaConditions,
  CmaSubject,
  ComparablesFound,
  MissReason,
} from '@hearthline/contract/cma';
import { cmaLimits } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { fromWorld } from '@hearthline/domain/geo';
import { matchOf, similarity } from '@hearthline/domain/valuation/comparables';
import { toHomeNumbers } from '@hearthline/domain/valuation/fact-model';
import type { HomeFacts, Sale } from '@hearthline/domain/valuation/home-facts';
import type { MarketModel } from '@hearthline/domain/valuation/market-model';
import { isPlausible } from '@hearthline/domain/valuation/market-model';
import { keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import { median } from '@hearthline/domain/valuation/statistics';
import type { GridService } from '../grid/grid.service.ts';
import { evaluate } from '../grid/grid.service.ts';
import type { Around, OwnHome, SalesStore } from '../market/sales.store.ts';
import { aroundOf, distanceBetween } from '../market/surroundings.ts';
import type { Models } from '../models/models.service.ts';
import { findMisses } from './misses.ts';
import type { Placed } from './suggestions.ts';
import { findSuggestions } from './suggestions.ts';

/** Narrow rows that conditions are evaluated on. */
const mostLooked = 5_000;
/** Sales whose likeness is worked out; the nearest ones. */
const mostRanked = 1_200;
const mostMissesRanked = 60;
/** How far beyond the conditions near misses lie. */
const beyond = { share: 1.25, days: 90 };

export interface ComparablesDeps {
  sales: SalesStore;
  models: Models;
  grids: Pick<GridService, 'chooseAmong'>;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
}

export function createComparablesService({ sales, models, grids, findCards }: ComparablesDeps) {
  async function findPlaced(
    facts: HomeFacts,
    own: ReadonlySet<string>,
    conditions: CmaConditions,
    around: Around,
    day: number,
  ): Promise<Placed[]> {
    const kinds = kindsOf(facts, conditions);
    const rows = await sales.listFacts(kinds, around, {
      fromDay: toDayNumber(conditions.soldFrom) - beyond.days,
      beforeDay: day,
      limit: mostLooked,
    });
    return rows
      .filter(({ id }) => !own.has(id))
      .map((row) => ({ row, distance: distanceTo(facts, row), isDistanceKnown: hasDistance(facts, row) }));
  }

  async function compile(conditions: CmaConditions, placed: readonly Placed[], today: string) {
    const { keywords } = conditions.criteria;
    const keywordIds = keywords
      ? await sales.findKeywordIds(
          placed.map(({ row }) => row.id),
          keywords,
        )
      : undefined;
    return testsOf(conditions, today, keywordIds);
  }

  /** The most alike first, with what lists show of them. */
  async function rank(
    agentId: string,
    model: MarketModel,
    facts: HomeFacts,
    placed: readonly Placed[],
    day: number,
  ): Promise<{ ranked: Ranked[]; implausible: number }> {
    const subject = toHomeNumbers(model.facts, facts, day);
    const found = await sales.find(placed.map(({ row }) => row.id));
    const evaluated = found.map((sale) => ({ sale, home: evaluate(model, sale) }));
    const plausible = evaluated.filter(({ home }) => isPlausible(model, home));
    const ranked = plausible
      .map(({ sale, home }) => {
        const distance = distanceBetween(facts, sale);
        const similar = similarity(subject, { ...home, soldDay: sale.soldDay, distance }, day);
        return { sale, distance, match: matchOf(similar) };
      })
      .sort((a, b) => b.match - a.match || a.sale.id.localeCompare(b.sale.id))
      .slice(0, cmaLimits.candidates);
    const cards = await cardsById(
      agentId,
      ranked.map(({ sale }) => sale.id),
    );
    return {
      ranked: ranked.flatMap((one) => {
        const listing = cards.get(one.sale.id);
        return listing ? [{ ...one, listing }] : [];
      }),
      implausible: evaluated.length - plausible.length,
    };
  }

  async function cardsById(agentId: string, ids: readonly string[]): Promise<Map<string, ListingCard>> {
    const cards = await findCards(agentId, ids);
    return new Map(cards.map((card) => [card.id, card]));
  }

  async function findContext(
    agentId: string,
    status: 'active' | 'deactive',
    facts: HomeFacts,
    own: ReadonlySet<string>,
    conditions: CmaConditions,
    around: Around,
    today: string,
  ): Promise<ComparablesFound['actives']> {
    if (!conditions.criteria.status.includes(status)) return null;
    const rows = await sales.listContext(status, kindsOf(facts, conditions), around, {
      fromDay: toDayNumber(conditions.soldFrom),
      limit: mostLooked,
    });
    const tests = testsOf(conditions, today).filter(
      ({ field }) => field !== 'status' && field !== 'keywords',
    );
    const fitting = rows.filter((row) => !own.has(row.id) && tests.every((test) => test.passes(row)));
    const shown = fitting.slice(0, cmaLimits.context);
    const cards = await cardsById(
      agentId,
      shown.map(({ id }) => id),
    );
    const daysOf = ({ marketDay, offMarketDay }: SearchFacts): number[] =>
      marketDay === null ? [] : [Math.max(0, (offMarketDay ?? toDayNumber(today)) - marketDay)];
    return {
      total: fitting.length,
      medianPrice: medianOf(fitting.flatMap(({ price }) => price ?? [])),
      medianDays: medianOf(fitting.flatMap(daysOf)),
      items: shown.flatMap((row) => {
        const listing = cards.get(row.id);
        return listing ? [{ listing, distance: distanceTo(facts, row) }] : [];
      }),
    };
  }

  return {
    find: async (
      agentId: string,
      { subject, conditions }: { subject: CmaSubject; conditions: CmaConditions },
      source: string | null,
      today: string,
    ): Promise<ComparablesFound> => {
      const { facts, listingId } = subject;
      const day = toDayNumber(today);
      const [{ model }, own] = await Promise.all([models.find(source), sales.findOwn(subject)]);
      const around = aroundOf(facts, conditions.radiusMetres);
      const wider = aroundOf(facts, conditions.radiusMetres * beyond.share);
      if (!around || !wider) return nothing;
      const placed = await findPlaced(facts, own, conditions, wider, day);
      const tests = await compile(conditions, placed, today);
      const evaluated = placed.map((one) => ({ ...one, misses: findMisses(one, conditions, tests) }));
      const fitting = evaluated.filter(({ misses }) => misses.length === 0);
      const missing = evaluated.filter(({ misses }) => misses.length === 1).slice(0, mostMissesRanked);
      const { ranked, implausible } = await rank(agentId, model, facts, fitting.slice(0, mostRanked), day);
      const near = await rank(agentId, model, facts, missing, day);
      const reasonOf = new Map(missing.map(({ row, misses }) => [row.id, misses[0] as MissReason]));
      const total = fitting.length - implausible;
      return {
        total,
        items: ranked.map(present),
        nearMisses: near.ranked.slice(0, cmaLimits.nearMisses).flatMap((one) => {
          const reason = reasonOf.get(one.sale.id);
          return reason ? [{ ...present(one), reason }] : [];
        }),
        implausible,
        isTooMany: total > cmaLimits.chosen,
        repairs: await findSuggestions({
          subject: facts,
          style: await styleOf(listingId),
          conditions,
          fitting,
          day,
          countWider: async (changed) => {
            const widest = aroundOf(facts, changed.radiusMetres);
            if (!widest) return 0;
            const found = await findPlaced(facts, own, changed, widest, day);
            const all = await compile(changed, found, today);
            return found.filter((one) => findMisses(one, changed, all).length === 0).length;
          },
        }),
        suggested: await grids.chooseAmong(
          ranked.map(({ sale }) => sale),
          subject,
          source,
          day,
        ),
        actives: await findContext(agentId, 'active', facts, own, conditions, around, today),
        expired: await findContext(agentId, 'deactive', facts, own, conditions, around, today),
      };
    },

    /** Sales of the kind within the usual distance and time. */
    countNear: async (home: OwnHome, today: string): Promise<number> => {
      const { facts } = home;
      const around = aroundOf(facts, cmaLimits.radiusMetres.standard);
      if (!around) return 0;
      const rows = await sales.listFacts([facts.kind], around, {
        fromDay: toDayNumber(today) - cmaLimits.soldDays.standard,
        beforeDay: toDayNumber(today),
        limit: mostLooked,
      });
      const own = await sales.findOwn(home);
      return rows.filter(({ id }) => !own.has(id)).length;
    },
  };

  async function styleOf(listingId: string | null): Promise<SearchFacts['style']> {
    return listingId === null ? null : sales.findStyle(listingId);
  }
}
export type ComparablesService = ReturnType<typeof createComparablesService>;

interface Ranked {
  sale: Sale;
  distance: number;
  match: number;
  listing: ListingCard;
}

const nothing: ComparablesFound = {
  total: 0,
  items: [],
  nearMisses: [],
  implausible: 0,
  isTooMany: false,
  repairs: [],
  suggested: [],
  actives: null,
  expired: null,
};

const kindsOf = (facts: HomeFacts, { criteria }: CmaConditions): HomeFacts['kind'][] =>
  criteria.kind?.any?.length ? criteria.kind.any : [facts.kind];

/** Distance and time have fields of their own, and an address finds no comparables. */
function testsOf({ criteria }: CmaConditions, today: string, keywordIds?: ReadonlySet<string>): FieldTest[] {
  const { address: _address, mlsNumbers: _numbers, sold: _sold, ...others } = criteria as Criteria;
  const tests = compileCriteria(others, { today, ...(keywordIds ? { keywordIds } : {}) });
  return tests.filter(({ field }) => field !== 'offer' && field !== 'status');
}

const hasDistance = ({ latitude, longitude }: HomeFacts, { worldX, worldY }: SearchFacts): boolean =>
  [latitude, longitude, worldX, worldY].every((number) => number !== null);

function distanceTo(facts: HomeFacts, { worldX, worldY }: SearchFacts): number {
  if (worldX === null || worldY === null) return distanceBetween(facts, { latitude: null, longitude: null });
  const [longitude, latitude] = fromWorld(worldX, worldY);
  return distanceBetween(facts, { latitude, longitude });
}

const medianOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(median(values));

function present({ sale, distance, match, listing }: Ranked): Candidate {
  const { id: _id, homeKey: _key, price: _price, soldDay, ...facts } = sale;
  return { listing, facts: keepPlausible(facts).facts, distance, match, soldDate: fromDayNumber(soldDay) };
}
