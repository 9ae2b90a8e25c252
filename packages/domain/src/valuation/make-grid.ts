import type { Calibration } from './calibration.ts';
import type { Subject } from './comparables.ts';
import { factsOfKind, isDoubted, toColumns } from './fact-model.ts';
import { measureIndex } from './features.ts';
import type { Grid, GridSale } from './grid.ts';
import type { LineCurve } from './line-curves.ts';
import { drawCurves } from './line-curves.ts';
import { fitLocalRates, salesAround } from './local-rates.ts';
import type { EvaluatedSale, MarketModel } from './market-model.ts';
import { levelOfPlace, marketLevel, worth } from './market-model.ts';
import type { Method } from './method.ts';
import { roundValue } from './round-value.ts';
import type { NearSale } from './sale-grid.ts';

/** What the sales around a home say its lines are worth. */
export interface Rates {
  reference: number;
  curves: LineCurve[];
}

/** `around`: of the same kind, the nearest first, never the home itself. */
export function findRates(
  model: MarketModel,
  subject: Subject,
  around: readonly NearSale[],
  day: number,
): Rates {
  const { facts } = subject;
  const local = fitLocalRates(model, facts.kind, around.slice(0, salesAround));
  const ofKind = factsOfKind(model.facts, facts.kind);
  const rates = local.rates.map(({ value }) => value);
  const log =
    model.middle +
    marketLevel(model, facts, day) +
    levelOfPlace(model, facts) +
    worth(rates, toColumns(ofKind, subject.values)) +
    local.level;
  const reference = roundValue(Math.exp(log));
  return { reference, curves: drawCurves(ofKind, local, subject.counts, reference) };
}

function sizeOf(model: MarketModel, { facts, values }: Subject): number {
  const line = measureIndex(facts.kind === 'land' ? 'lot' : 'area');
  const spread = factsOfKind(model.facts, facts.kind).spread[line] ?? 0;
  return spread > 0 ? (values[line] ?? 0) / spread : 0;
}

/** What the market did between a sale and a day. */
export const moveInTime = (model: MarketModel, { market, sale }: EvaluatedSale, day: number): number =>
  marketLevel(model, sale, day) - market;

export function toGridSale(
  model: MarketModel,
  { home, distance }: NearSale,
  subject: Subject,
  day: number,
): GridSale {
  const { id, price, soldDay, homeKey: _, ...facts } = home.sale;
  const { known } = home;
  const counts = home.counts.map((count, index) =>
    isDoubted(subject, index, day) || isDoubted({ facts, known }, index, day)
      ? (subject.counts[index] ?? 0)
      : count,
  );
  return { facts, counts, known, id, price, soldDay, distance, moved: moveInTime(model, home, day) };
}

interface GridParts {
  model: MarketModel;
  calibrations: Record<Method, Calibration>;
  method: Method;
  subject: Subject;
  sales: readonly NearSale[];
  earlier: Grid['earlier'];
  rates: Rates;
  day: number;
}

/** Everything that a value rests on, for both methods alike. */
export function makeGrid({
  model,
  calibrations,
  method,
  subject,
  sales,
  earlier,
  rates,
  day,
}: GridParts): Grid {
  const { facts, counts, known } = subject;
  return {
    method,
    day,
    subject: { facts, counts, known },
    sales: sales.map((near) => toGridSale(model, near, subject, day)),
    ...rates,
    earlier,
    calibrations,
    middle: model.middle,
    size: sizeOf(model, subject),
  };
}
