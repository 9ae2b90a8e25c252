import type { MethodMeasures } from '@hearthline/domain/valuation/measure-method';
import { measureMethod } from '@hearthline/domain/valuation/measure-method';
import type { Accuracy, Baseline, Hits, Outcome } from '@hearthline/domain/valuation/walk-forward';
import {
  baselines,
  measureAccuracy,
  measureBaseline,
  walkForward,
} from '@hearthline/domain/valuation/walk-forward';
import { giveWay } from '../../../platform/turns.ts';
import type { BoardSales, SalesStore } from '../market/sales.store.ts';

export interface EvaluationWindow {
  /** Days since 1970-01-01, both included. */
  fromDay: number;
  toDay: number;
  /** At most so many sales are valued, spread evenly over the window. */
  limit?: number;
}

export interface Evaluation extends MethodMeasures {
  results: Accuracy[];
  baselines: ({ baseline: Baseline } & Hits)[];
}

/** Sales before the window from which rates are fitted. */
const fitDays = 4 * 365;
const demoSource = 'demo';

/** Values the sales of a window as they would have been valued on their day, and compares. */
export function createEvaluation({ sales }: { sales: SalesStore }) {
  return async (
    { fromDay, toDay, limit }: EvaluationWindow,
    onProgress: (done: number, total: number) => void = () => {},
  ): Promise<Evaluation> => {
    const boards = realBoards(await sales.listByBoard(fromDay - fitDays, toDay));
    const chosen = new Set(chooseEvenly([...boards.values()].flatMap(idsSince(fromDay)), limit));
    const outcomes: Outcome[] = [];
    for (const board of boards.values()) {
      for (const outcome of walkForward(board, { fromDay, toDay, isChosen: ({ id }) => chosen.has(id) })) {
        outcomes.push(outcome);
        if (outcomes.length % showEvery !== 0) continue;
        onProgress(outcomes.length, chosen.size);
        await giveWay();
      }
    }
    onProgress(chosen.size, chosen.size);
    return {
      results: measureAccuracy(outcomes),
      ...measureMethod(outcomes),
      baselines: baselines.map((baseline) => ({ baseline, ...measureBaseline(outcomes, baseline) })),
    };
  };
}

const showEvery = 50;

/** Beside real sales those of the demo say nothing. */
function realBoards(boards: BoardSales): BoardSales {
  const real = new Map([...boards].filter(([source]) => source !== demoSource));
  return real.size > 0 ? real : boards;
}

const idsSince = (fromDay: number) => (board: readonly { id: string; soldDay: number }[]) =>
  board.filter(({ soldDay }) => soldDay >= fromDay).map(({ id }) => id);

function chooseEvenly<T>(items: readonly T[], limit = items.length): T[] {
  if (limit >= items.length) return [...items];
  return Array.from({ length: limit }, (_, place) => items[Math.floor((place * items.length) / limit)] as T);
}
