import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import { addMonths, fromDayNumber, startOfMonth, toDayNumber } from '@hearthline/domain/calendar';
import type { Grid } from '@hearthline/domain/valuation/calculation';
import {
  findComparables,
  mostComparables,
  searchSteps,
  similarity,
} from '@hearthline/domain/valuation/comparables';
import { toHomeNumbers } from '@hearthline/domain/valuation/fact-model';
import type { HomeFacts, Sale } from '@hearthline/domain/valuation/home-facts';
import { fitLocalRates, salesAround } from '@hearthline/domain/valuation/local-rates';
import type { EvaluatedSale, MarketModel } from '@hearthline/domain/valuation/market-model';
import {
  evaluateSale,
  isPlausible,
  marketLevel,
  toKnownSale,
} from '@hearthline/domain/valuation/market-model';
import type { Method } from '@hearthline/domain/valuation/method';
import { keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import type { NearSale } from '@hearthline/domain/valuation/sale-grid';
import type { SalesStore } from '../market/sales.store.ts';
import { aroundOf, distanceBetween } from '../market/surroundings.ts';
import type { Models } from '../models/models.service.ts';
import type { FittedBoard } from '../models/models.store.ts';

type Asked = Pick<CmaDraft, 'method' | 'subject' | 'chosen' | 'levels'>;

export interface MadeGrid {
  grid: Grid;
  market: GridFound['market'];
  gone: string[];
}

/** What Fast finds by itself. */
export interface AutomaticChoice {
  radiusMetres: number;
  days: number;
  isWidened: boolean;
  ids: string[];
}

/** More than rates are fitted from: in a dense street the usual circle holds thousands. */
const mostAround = 2_000;
const furthest = searchSteps.reduce((far, { radius }) => Math.max(far, radius), 0) * 1000;
const oldest = searchSteps.reduce((far, { days }) => Math.max(far, days), 0);
const trendMonths = 36;

export function createGridService({ sales, models }: { sales: SalesStore; models: Models }) {
  /** The sales around a home, evaluated by the board's model, the nearest first; never the home's own. */
  async function listAround(
    { model }: FittedBoard,
    facts: HomeFacts,
    own: ReadonlySet<string>,
    day: number,
  ): Promise<NearSale[]> {
    const around = aroundOf(facts, furthest);
    if (!around) return [];
    const found = await sales.listNearest(facts.kind, around, {
      fromDay: day - oldest,
      beforeDay: day,
      limit: mostAround,
    });
    return found
      .filter(({ id }) => !own.has(id))
      .map((sale) => ({ home: evaluate(model, sale), distance: distanceBetween(facts, sale) }))
      .filter(({ home }) => isPlausible(model, home));
  }

  return {
    /** Everything that the value of chosen comparables rests on, in the order in which they were chosen. */
    make: async (
      { method, subject: { facts, listingId }, chosen, levels }: Asked,
      source: string | null,
      day: number,
    ): Promise<MadeGrid> => {
      const [board, own] = await Promise.all([models.find(source), sales.findOwn(listingId)]);
      const wanted = [...new Set(chosen)].filter((id) => !own.has(id));
      const [around, found] = await Promise.all([
        method === 'fast' ? [] : listAround(board, facts, own, day),
        sales.find(wanted),
      ]);
      const byId = new Map(found.map((sale) => [sale.id, sale]));
      const picked = wanted.flatMap((id) => byId.get(id) ?? []).filter(({ soldDay }) => soldDay <= day);
      return {
        grid: gridOf(board, method, facts, picked.map(withLevel(levels)), around, day),
        market: {
          asOf: board.asOf,
          sales: board.sales,
          trend: trendOf(board.model, facts, day),
        },
        gone: chosen.filter((id) => !picked.some((sale) => sale.id === id)),
      };
    },

    /** The comparables of the method that needs nobody: null where there are too few for an honest number. */
    chooseAutomatically: async (
      { facts, listingId }: { facts: HomeFacts; listingId: string | null },
      source: string | null,
      day: number,
    ): Promise<AutomaticChoice | null> => {
      const [board, own] = await Promise.all([models.find(source), sales.findOwn(listingId)]);
      const found = findComparables(await listAround(board, facts, own, day), facts, day);
      if (!found) return null;
      const subject = toHomeNumbers(board.model.facts, facts, day);
      const ranked = found.found
        .map(({ home, distance }) => ({
          id: home.sale.id,
          likeness: similarity(subject, { ...home, soldDay: home.sale.soldDay, distance }, day),
        }))
        .sort((a, b) => b.likeness - a.likeness);
      return {
        radiusMetres: found.step.radius * 1000,
        days: found.step.days,
        isWidened: found.step !== searchSteps[0],
        ids: ranked.slice(0, mostComparables).map(({ id }) => id),
      };
    },
  };
}
export type GridService = ReturnType<typeof createGridService>;

export const evaluate = (model: MarketModel, sale: Sale): EvaluatedSale =>
  evaluateSale(model, toKnownSale(model.facts, plausible(sale)));

const plausible = (sale: Sale): Sale => ({ ...sale, ...keepPlausible(sale).facts });

const withLevel =
  (levels: Record<string, number>) =>
  (sale: Sale): Sale =>
    levels[sale.id] === undefined ? sale : { ...sale, level: levels[sale.id] ?? null };

function gridOf(
  { model, calibrations }: FittedBoard,
  method: Method,
  facts: HomeFacts,
  picked: readonly Sale[],
  around: readonly NearSale[],
  day: number,
): Grid {
  const numbers = toHomeNumbers(model.facts, facts, day);
  return {
    method,
    day,
    subject: { facts, values: Array.from(numbers.values), known: numbers.known },
    sales: picked.map((sale) => {
      const { id, price, soldDay, ...home } = plausible(sale);
      const { values, known } = toHomeNumbers(model.facts, home, soldDay);
      return {
        facts: home,
        values: Array.from(values),
        known,
        id,
        price,
        soldDay,
        distance: distanceBetween(facts, home),
        moved: marketLevel(model, home, day) - marketLevel(model, home, soldDay),
      };
    }),
    rates: fitLocalRates(model, facts.kind, around.slice(0, salesAround)),
    calibration: calibrations[method],
    middle: model.middle,
  };
}

/** Month by month up to the day; 100 is where prices stand now. */
function trendOf(model: MarketModel, facts: HomeFacts, day: number): GridFound['market']['trend'] {
  const now = marketLevel(model, facts, day);
  const thisMonth = startOfMonth(fromDayNumber(day));
  return Array.from({ length: trendMonths }, (_, back) => {
    const month = addMonths(thisMonth, back + 1 - trendMonths);
    const at = Math.min(toDayNumber(month), day);
    return {
      month,
      index: Math.round(Math.exp(marketLevel(model, facts, at) - now) * 1000) / 10,
    };
  });
}
