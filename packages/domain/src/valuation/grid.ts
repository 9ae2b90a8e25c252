import type { AdjustedSale, LineAmounts } from './adjust.ts';
import type { Calibration } from './calibration.ts';
import type { Doubt } from './doubt.ts';
import type { AdjustmentLine } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import type { LineCurve } from './line-curves.ts';
import type { Method } from './method.ts';

/** A home of the grid, with what recalculating needs. */
export interface GridHome {
  facts: HomeFacts;
  /** One a line, in the unit of the line; what nobody told is guessed. */
  counts: number[];
  /** One bit a line. */
  known: number;
}

export interface GridSale extends GridHome {
  id: string;
  /** Cents. */
  price: number;
  soldDay: number;
  /** Kilometres. */
  distance: number;
  /** What the market did between the sale and the day of the value, in logarithms. */
  moved: number;
}

/** What the home itself was sold for before: evidence of its own, beside the comparables. */
export interface EarlierSale {
  id: string;
  price: number;
  soldDay: number;
  moved: number;
  /** Share of the value that it decides. */
  share: number;
}

/** Everything a value rests on, as plain data: the server fills it, the browser recalculates it as somebody types. */
export interface Grid {
  method: Method;
  day: number;
  subject: GridHome;
  sales: GridSale[];
  /** The one price in cents that all rates are measured by. */
  reference: number;
  /** One a line, in the order of the lines. */
  curves: LineCurve[];
  earlier: EarlierSale | null;
  calibrations: Record<Method, Calibration>;
  /** Logarithm of the board's middle price. */
  middle: number;
  /** Of the subject's living area, in spreads from what is typical of its kind. */
  size: number;
}

/** What the agent decided otherwise. Amounts in cents. */
export interface Edits {
  /** Shown, but without a say. */
  leftOut: string[];
  /** For one unit of a line, in place of the fitted rate. */
  rates: Partial<Record<AdjustmentLine, number>>;
  /** For one cell. */
  amounts: Record<string, LineAmounts>;
  /** Shares that the agent gave; who has none shares what is left. */
  weights: Record<string, number>;
}

export const noEdits: Edits = { leftOut: [], rates: {}, amounts: {}, weights: {} };

export type Flag = 'amber' | 'red';

/** Why a comparable stands apart: its price from the others, or its facts from the subject's. */
export type OutlierReason = 'priceApart' | 'muchAdjusted';

export interface CalculatedSale extends AdjustedSale {
  id: string;
  weight: number;
  isLeftOut: boolean;
  /** The lines that the agent set. */
  ownLines: AdjustmentLine[];
  netFlag: Flag | null;
  grossFlag: Flag | null;
  outlier: OutlierReason | null;
  /** By which share of itself the value would move without this one; null where too few would be left. */
  influence: number | null;
}

/** Comparables on both sides of the subject, or not. */
export interface Bracket {
  hasBelow: boolean;
  hasAbove: boolean;
}

export interface Calculation {
  /** Rounded as it is said. */
  value: number;
  low: number;
  high: number;
  /** What the parts add up to, before it was rounded. */
  exact: number;
  sales: CalculatedSale[];
  /** What the home's own earlier sale would be today. */
  earlier: (EarlierSale & { adjusted: number }) | null;
  brackets: { area: Bracket | null; price: Bracket };
  /** The largest influence of any one comparable. */
  influence: number;
  doubt: Doubt;
}

export type CalculationResult =
  | { state: 'calculated'; calculation: Calculation }
  /** Flats whose floor is not told, or 0: nothing is calculated before all have one. */
  | { state: 'levelsMissing'; items: ('subject' | string)[] }
  | { state: 'tooFew'; count: number }
  | { state: 'noWeight' };
