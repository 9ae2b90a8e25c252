import type { HomeKind } from '../listing/vocabulary.ts';
import { valueGrid } from './calculation.ts';
import type { Calibration, Trial } from './calibration.ts';
import { fitCalibration } from './calibration.ts';
import type { FoundComparables, Subject } from './comparables.ts';
import { kindredOf, searchSteps } from './comparables.ts';
import { chooseDefaults } from './default-choice.ts';
import { findEarlier } from './earlier-sale.ts';
import { toHomeNumbers } from './fact-model.ts';
import { fitMarket } from './fit-market.ts';
import type { Calculation, Grid } from './grid.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { salesAround } from './local-rates.ts';
import { findRates, makeGrid } from './make-grid.ts';
import type { KnownSale, MarketModel } from './market-model.ts';
import { evaluateSale, isPlausible, toKnownSale } from './market-model.ts';
import type { Method } from './method.ts';
import { methods } from './method.ts';
import type { NearSale } from './sale-grid.ts';
import { SaleGrid } from './sale-grid.ts';
import type { AskedHome } from './same-home.ts';
import { isSameHome } from './same-home.ts';
import type { Unlikeness } from './unlike.ts';
import { findUnlike } from './unlike.ts';

/** All that valuations of one day rest on. */
export interface Board {
  model: MarketModel;
  grid: SaleGrid;
  calibrations: Record<Method, Calibration>;
}

export interface Opinion {
  calculation: Calculation;
  grid: Grid;
  step: FoundComparables['step'];
  kinds: FoundComparables['kinds'];
  /** Why Fast hands over to Advance; none where it does not. */
  unlike: Unlikeness[];
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
export function valueHome(board: Board, asked: AskedHome, day: number): Record<Method, Opinion> | null {
  const { model } = board;
  const { homeKey: _, ...facts } = asked;
  const subject = { ...toHomeNumbers(model.facts, facts, day), facts };
  return evaluate(board, subject, asked, day);
}

function evaluate(
  { model, grid, calibrations }: Board,
  subject: Subject,
  asked: AskedHome,
  day: number,
): Record<Method, Opinion> | null {
  const all = salesBefore(grid, subject.facts, day);
  const own = all.filter(({ home }) => isSameHome(asked, home.sale));
  const around = own.length === 0 ? all : all.filter((near) => !own.includes(near));
  const rates = findRates(model, subject, around, day);
  const listKindred = (): NearSale[] =>
    salesBefore(grid, subject.facts, day, kindredOf(subject.facts.kind)).filter(
      ({ home }) => !isSameHome(asked, home.sale),
    );
  const found =
    chooseDefaults(model, subject, around, rates, day) ??
    chooseDefaults(model, subject, [...around, ...listKindred()], rates, day);
  if (!found) return null;
  const unlike = findUnlike(subject, found);
  const made = makeGrid({
    model,
    calibrations,
    method: 'advance',
    subject,
    sales: found.found,
    earlier: findEarlier(
      model,
      own.map(({ home }) => home),
      subject.facts,
      day,
    ),
    rates,
    day,
  });
  const opinionOf = (method: Method): Opinion | null => {
    const grid = { ...made, method };
    const result = valueGrid(grid);
    if (result.state !== 'calculated') return null;
    return { grid, calculation: result.calculation, step: found.step, kinds: found.kinds, unlike };
  };
  const fast = opinionOf('fast');
  const advance = opinionOf('advance');
  return fast && advance ? { fast, advance } : null;
}

/** Of the same kind or of others, the nearest first, as far out as there are enough to fit rates to. */
export function salesBefore(
  grid: SaleGrid,
  facts: HomeFacts,
  day: number,
  kinds: readonly HomeKind[] = [facts.kind],
): NearSale[] {
  let found: NearSale[] = [];
  if (kinds.length === 0) return found;
  for (const radius of radii) {
    found = grid
      .around(facts, radius)
      .filter(({ home: { sale } }) => kinds.includes(sale.kind) && isRecent(sale, day));
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
  const board = { model, grid, calibrations: { fast: fitCalibration([]), advance: fitCalibration([]) } };
  const recent = known.filter(({ sale }) => sale.soldDay >= model.asOfDay - trialDays);
  const every = Math.max(1, recent.length / mostTrials);
  const trials: Record<Method, Trial[]> = { fast: [], advance: [] };
  for (let place = 0; place < recent.length; place += every) {
    const home = recent[Math.floor(place)];
    if (!home) continue;
    const opinions = evaluate(board, { ...home, facts: home.sale }, home.sale, home.sale.soldDay);
    for (const method of opinions ? methods : []) {
      const opinion = opinions?.[method];
      // What Fast hands over says nothing of what it values.
      if (!opinion || (method === 'fast' && opinion.unlike.length > 0)) continue;
      const { calculation } = opinion;
      trials[method].push({ doubt: calculation.doubt, error: home.logPrice - Math.log(calculation.exact) });
    }
  }
  return { fast: fitCalibration(trials.fast), advance: fitCalibration(trials.advance) };
}
