import type { Calibration, Trial } from './calibration.ts';
import { fitCalibration, intervalOf } from './calibration.ts';
import type { SearchStep, Subject } from './comparables.ts';
import { findComparables, searchSteps } from './comparables.ts';
import type { Doubt } from './doubt.ts';
import { describeDoubt } from './doubt.ts';
import { toHomeNumbers } from './fact-model.ts';
import { fitMarket } from './fit-market.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { fitLocalRates, salesAround } from './local-rates.ts';
import type { KnownSale, MarketModel } from './market-model.ts';
import { evaluateSale, isPlausible, toKnownSale } from './market-model.ts';
import type { Method } from './method.ts';
import { methods } from './method.ts';
import type { NearSale } from './sale-grid.ts';
import { SaleGrid } from './sale-grid.ts';
import type { Valued } from './valuation.ts';
import { valueByLikeness, valueByRates } from './valuation.ts';

/** All that valuations of one day rest on. */
export interface Board {
  model: MarketModel;
  grid: SaleGrid;
  calibrations: Record<Method, Calibration>;
}

export interface Opinion extends Valued {
  low: number;
  high: number;
  step: SearchStep;
}

const oldest = searchSteps.reduce((far, { days }) => Math.max(far, days), 0);
const trialDays = 365;
const mostTrials = 1000;

/** `later` are sales that become known after the day of the model: comparables, but nothing was fitted to them. */
export function openBoard(sales: readonly Sale[], asOfDay: number, later: readonly Sale[] = []): Board {
  const { model, known } = fitMarket(sales, asOfDay);
  const all = [...known, ...later.map((sale) => toKnownSale(model.facts, sale))];
  const evaluated = all.map((home) => evaluateSale(model, home));
  const grid = new SaleGrid(evaluated.filter((home) => isPlausible(model, home)));
  return { model, grid, calibrations: calibrate(model, grid, known) };
}

/** By both methods, with what was known before that day; null where too few homes were sold around. */
export function valueHome(board: Board, facts: HomeFacts, day: number): Record<Method, Opinion> | null {
  const subject = { ...toHomeNumbers(board.model.facts, facts, day), facts };
  const found = evaluate(board.model, board.grid, subject, day);
  if (!found) return null;
  const finish = (method: Method): Opinion => {
    const opinion = found[method];
    const doubt = doubtOf(board.model, subject, opinion, day);
    return {
      ...opinion,
      ...intervalOf(board.calibrations[method], doubt, opinion.value),
      step: found.step,
    };
  };
  return { fast: finish('fast'), advance: finish('advance') };
}

function evaluate(model: MarketModel, grid: SaleGrid, subject: Subject, day: number) {
  const around = salesBefore(grid, subject.facts, day);
  const found = findComparables(around, subject.facts, day);
  if (!found) return null;
  const rates = fitLocalRates(model, subject.facts.kind, around.slice(0, salesAround));
  return {
    step: found.step,
    fast: valueByLikeness(model, subject, found.found, day),
    advance: valueByRates(model, subject, found.found, rates, day),
  };
}

/** Of the same kind, the nearest first, as far out as there are enough to fit rates to. */
export function salesBefore(grid: SaleGrid, facts: HomeFacts, day: number): NearSale[] {
  let found: NearSale[] = [];
  for (const radius of radii) {
    found = grid
      .around(facts, radius)
      .filter(({ home: { sale } }) => sale.kind === facts.kind && isRecent(sale, day));
    if (found.length >= salesAround) break;
  }
  return found.sort((a, b) => a.distance - b.distance);
}

const radii = [...new Set(searchSteps.map(({ radius }) => radius))];
const isRecent = ({ soldDay }: Sale, day: number): boolean => soldDay < day && day - soldDay <= oldest;

/** Values the sales of the last year as if each were the next one to come. */
function calibrate(
  model: MarketModel,
  grid: SaleGrid,
  known: readonly KnownSale[],
): Record<Method, Calibration> {
  const recent = known.filter(({ sale }) => sale.soldDay >= model.asOfDay - trialDays);
  const every = Math.max(1, recent.length / mostTrials);
  const trials: Record<Method, Trial[]> = { fast: [], advance: [] };
  for (let place = 0; place < recent.length; place += every) {
    const home = recent[Math.floor(place)];
    if (!home) continue;
    const day = home.sale.soldDay;
    const subject = { ...home, facts: home.sale };
    const found = evaluate(model, grid, subject, day);
    if (!found) continue;
    for (const method of methods) {
      const opinion = found[method];
      const doubt = doubtOf(model, subject, opinion, day);
      trials[method].push({ doubt, error: home.logPrice - Math.log(opinion.value) });
    }
  }
  return { fast: fitCalibration(trials.fast), advance: fitCalibration(trials.advance) };
}

function doubtOf(model: MarketModel, subject: Subject, opinion: Valued, day: number): Doubt {
  const comparables = opinion.comparables.map(({ weight, gross, near }) => ({
    weight,
    gross,
    distance: near.distance,
    soldDay: near.home.sale.soldDay,
  }));
  const { kind } = subject.facts;
  return describeDoubt({ kind, known: subject.known }, opinion, comparables, { day, middle: model.middle });
}
