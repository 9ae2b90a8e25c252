import { fromDayNumber } from '@hearthline/domain/calendar';
import { openBoard } from '@hearthline/domain/valuation/board';
import type { SalesStore } from '../market/sales.store.ts';
import type { FittedBoard } from './models.store.ts';

/** Older sales say little about today. */
const fitDays = 4 * 365;
/** As many as say everything there is to say; more take longer and change nothing. */
const mostSales = 60_000;
/** Fewer than this say nothing that a rate could rest on. */
const leastSales = 30;

/** Fits every board anew from its own sales. */
export async function fitBoards(sales: SalesStore, day: number): Promise<FittedBoard[]> {
  const boards = await sales.listByBoard(day - fitDays, day - 1);
  return [...boards].flatMap(([source, sold]) => {
    if (sold.length < leastSales) return [];
    const recent = sold.slice(-mostSales);
    const { model, calibrations } = openBoard(recent, day);
    return [{ source, asOf: fromDayNumber(day), sales: recent.length, model, calibrations }];
  });
}
