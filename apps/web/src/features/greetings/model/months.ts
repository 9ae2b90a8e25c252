import type { GreetingYear } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addMonths, startOfMonth } from '@hearthline/domain/calendar';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { greetingKinds } from '@hearthline/domain/greeting/vocabulary';

export type DayCounts = Record<GreetingKind, number>;

const monthsShown = 12;

/** Their first days. */
export const listMonths = (from: IsoDate): IsoDate[] =>
  Array.from({ length: monthsShown }, (_, index) => startOfMonth(addMonths(from, index)));

export const countsByDay = (year: GreetingYear): ReadonlyMap<IsoDate, DayCounts> =>
  new Map(year.days.map(({ day, counts }) => [day, counts]));

/** The kinds of a day in the order of the chips, or the one that is asked for. */
export const kindsOf = (counts: DayCounts | undefined, only: GreetingKind | undefined): GreetingKind[] =>
  counts ? greetingKinds.filter((kind) => counts[kind] > 0 && (only === undefined || kind === only)) : [];

/** Events of a month, all or of one kind. */
export function countMonth(year: GreetingYear, month: IsoDate, only: GreetingKind | undefined): number {
  return year.days
    .filter(({ day }) => day.startsWith(month.slice(0, 7)))
    .flatMap(({ counts }) => (only === undefined ? Object.values(counts) : [counts[only]]))
    .reduce((sum, count) => sum + count, 0);
}
