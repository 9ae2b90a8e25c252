import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import { addMonths, fromDayNumber, startOfMonth, toDayNumber } from '@hearthline/domain/calendar';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { FoundComparables, Subject } from '@hearthline/domain/valuation/comparables';
import { kindredOf, searchSteps } from '@hearthline/domain/valuation/comparables';
import { chooseDefaults } from '@hearthline/domain/valuation/default-choice';
import { findEarlier } from '@hearthline/domain/valuation/earlier-sale';
import { toHomeNumbers } from '@hearthline/domain/valuation/fact-model';
import type { Grid } from '@hearthline/domain/valuation/grid';
import type { HomeFacts, Sale } from '@hearthline/domain/valuation/home-facts';
import { findRates, makeGrid } from '@hearthline/domain/valuation/make-grid';
import type { EvaluatedSale, MarketModel } from '@hearthline/domain/valuation/market-model';
import {
  evaluateSale,
  isPlausible,
  marketLevel,
  toKnownSale,
} from '@hearthline/domain/valuation/market-model';
import { keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import type { NearSale } from '@hearthline/domain/valuation/sale-grid';
import { isSameHome } from '@hearthline/domain/valuation/same-home';
import type { Unlikeness } from '@hearthline/domain/valuation/unlike';
import { findUnlike } from '@hearthline/domain/valuation/unlike';
import { giveWay, runInTurns } from '../../../platform/turns.ts';
import type { OwnHome, SalesStore } from '../market/sales.store.ts';
import { aroundOf, distanceBetween } from '../market/surroundings.ts';
import type { Models } from '../models/models.service.ts';
import type { FittedBoard } from '../models/models.store.ts';

type Asked = Pick<CmaDraft, 'method' | 'subject' | 'chosen' | 'levels'>;

export interface MadeGrid {
  grid: Grid;
  market: GridFound['market'];
  gone: string[];
}

/** What both methods begin with. */
export interface AutomaticChoice {
  radiusMetres: number;
  days: number;
  /** The home's own first; others only where too few of it were sold. */
  kinds: HomeKind[];
  ids: string[];
  /** Why Fast hands over to Advance. */
  unlike: Unlikeness[];
}

/** More than rates are fitted from: in a dense street the usual circle holds thousands. */
const mostAround = 2_000;
const furthest = searchSteps.reduce((far, { radius }) => Math.max(far, radius), 0) * 1000;
const oldest = searchSteps.reduce((far, { days }) => Math.max(far, days), 0);
const trendMonths = 36;

export function createGridService({ sales, models }: { sales: SalesStore; models: Models }) {
  /** The sales around a home, evaluated by the board's model, the nearest first; apart from them the home's own. */
  async function listAround(
    { model }: FittedBoard,
    facts: HomeFacts,
    own: ReadonlySet<string>,
    day: number,
    kind: HomeKind = facts.kind,
  ): Promise<{ others: NearSale[]; ofHome: EvaluatedSale[] }> {
    const around = aroundOf(facts, furthest);
    if (!around) return { others: [], ofHome: [] };
    const found = await sales.listNearest(kind, around, {
      fromDay: day - oldest,
      beforeDay: day,
      limit: mostAround,
    });
    const near = await runInTurns(listPlausible(model, facts, found));
    const asked = { ...facts, homeKey: null };
    const isOwn = ({ home: { sale } }: NearSale): boolean => own.has(sale.id) || isSameHome(asked, sale);
    return {
      others: near.filter((one) => !isOwn(one)),
      ofHome: near.filter(isOwn).map(({ home }) => home),
    };
  }

  /** The home, the sales around it and what they say. */
  async function survey(asked: OwnHome, source: string | null, day: number) {
    const { facts } = asked;
    const [board, listings] = await Promise.all([models.find(source), sales.findOwn(asked)]);
    const { model } = board;
    const subject: Subject = { ...toHomeNumbers(model.facts, facts, day), facts };
    const { others, ofHome } = await listAround(board, facts, listings, day);
    const own = new Set([...listings, ...ofHome.map(({ sale }) => sale.id)]);
    const rates = findRates(model, subject, others, day);
    await giveWay();
    return { board, own, subject, others, ofHome, rates };
  }

  /** What both methods begin with; kindred kinds are asked for only where too few of the home's own were sold. */
  async function choose(
    { board, own, subject, others, rates }: Awaited<ReturnType<typeof survey>>,
    day: number,
  ): Promise<FoundComparables | null> {
    const choice = chooseDefaults(board.model, subject, others, rates, day);
    const kinds = choice ? [] : kindredOf(subject.facts.kind);
    if (kinds.length === 0) return choice;
    const kindred = await Promise.all(kinds.map((kind) => listAround(board, subject.facts, own, day, kind)));
    return chooseDefaults(
      board.model,
      subject,
      [...others, ...kindred.flatMap(({ others: near }) => near)],
      rates,
      day,
    );
  }

  return {
    /** Everything that the value of chosen comparables rests on, in the order in which they were chosen. */
    make: async (
      { method, subject: asked, chosen, levels }: Asked,
      source: string | null,
      day: number,
    ): Promise<MadeGrid> => {
      const { facts } = asked;
      const [{ board, own, subject, ofHome, rates }, found] = await Promise.all([
        survey(asked, source, day),
        sales.find([...new Set(chosen)]),
      ]);
      const { model, calibrations } = board;
      const byId = new Map(found.map((sale) => [sale.id, sale]));
      const picked = [...new Set(chosen)]
        .filter((id) => !own.has(id))
        .flatMap((id) => byId.get(id) ?? [])
        .filter(({ soldDay }) => soldDay <= day);
      const near = picked.map(withLevel(levels)).map((sale) => ({
        home: evaluate(model, sale),
        distance: distanceBetween(facts, sale),
      }));
      return {
        grid: makeGrid({
          model,
          calibrations,
          method,
          subject,
          sales: near,
          earlier: findEarlier(model, ofHome, facts, day),
          rates,
          day,
        }),
        market: {
          asOf: board.asOf,
          sales: board.sales,
          trend: trendOf(model, facts, day),
        },
        gone: chosen.filter((id) => !picked.some((sale) => sale.id === id)),
      };
    },

    /** The comparables that a value begins with: null where there are too few for an honest number. */
    chooseAutomatically: async (
      asked: OwnHome,
      source: string | null,
      day: number,
    ): Promise<AutomaticChoice | null> => {
      const surveyed = await survey(asked, source, day);
      const choice = await choose(surveyed, day);
      return choice && toAutomatic(surveyed.subject, choice);
    },

    /** The same, and what Fast makes of them: one look around serves both. */
    makeAutomatically: async (
      asked: OwnHome,
      source: string | null,
      day: number,
    ): Promise<{ choice: AutomaticChoice; grid: Grid; asOf: string } | null> => {
      const surveyed = await survey(asked, source, day);
      const { board, subject, ofHome, rates } = surveyed;
      const { model, calibrations } = board;
      const choice = await choose(surveyed, day);
      if (!choice) return null;
      await giveWay();
      const grid = makeGrid({
        model,
        calibrations,
        method: 'fast',
        subject,
        sales: choice.found,
        earlier: findEarlier(model, ofHome, asked.facts, day),
        rates,
        day,
      });
      await giveWay();
      return { choice: toAutomatic(subject, choice), grid, asOf: board.asOf };
    },

    /** The same among the sales that an agent's conditions allow. */
    chooseAmong: async (
      candidates: readonly Sale[],
      asked: OwnHome,
      source: string | null,
      day: number,
    ): Promise<string[]> => {
      const { board, own, subject, rates } = await survey(asked, source, day);
      const near = candidates
        .filter(({ id }) => !own.has(id))
        .map((sale) => ({
          home: evaluate(board.model, sale),
          distance: distanceBetween(asked.facts, sale),
        }));
      const choice = chooseDefaults(board.model, subject, near, rates, day);
      return choice ? idsOf(choice) : [];
    },
  };
}
export type GridService = ReturnType<typeof createGridService>;

const toAutomatic = (subject: Subject, choice: FoundComparables): AutomaticChoice => ({
  radiusMetres: choice.step.radius * 1000,
  days: choice.step.days,
  kinds: choice.kinds,
  ids: idsOf(choice),
  unlike: findUnlike(subject, choice),
});

const idsOf = ({ found }: FoundComparables): string[] => found.map(({ home }) => home.sale.id);

/** Those whose facts can be true, a step each. */
function* listPlausible(
  model: MarketModel,
  facts: HomeFacts,
  found: readonly Sale[],
): Generator<undefined, NearSale[], undefined> {
  const near: NearSale[] = [];
  for (const sale of found) {
    const home = evaluate(model, sale);
    if (isPlausible(model, home)) near.push({ home, distance: distanceBetween(facts, sale) });
    yield;
  }
  return near;
}

export const evaluate = (model: MarketModel, sale: Sale): EvaluatedSale =>
  evaluateSale(model, toKnownSale(model.facts, plausible(sale)));

const plausible = (sale: Sale): Sale => ({ ...sale, ...keepPlausible(sale).facts });

const withLevel =
  (levels: Record<string, number>) =>
  (sale: Sale): Sale =>
    levels[sale.id] === undefined ? sale : { ...sale, level: levels[sale.id] ?? null };

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
