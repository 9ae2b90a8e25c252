import type { IsoDate } from '@hearthline/domain/calendar';
import {
  addDays,
  addMonths,
  addYears,
  countMonthsBetween,
  endOfMonth,
  endOfWeek,
  monthOf,
  startOfMonth,
  startOfWeek,
  toIsoDate,
  yearOf,
} from '@hearthline/domain/calendar';
import type { DateLimits } from '@hearthline/domain/date-range';
import { clampDate } from '@hearthline/domain/date-range';

export type CalendarView = 'day' | 'month' | 'year';
export type MonthsPerRow = 3 | 4;

const yearRows = 5;

export interface CalendarSetup {
  limits: DateLimits;
  paneCount: number;
  monthsPerRow: MonthsPerRow;
  yearsPerRow: number;
}

export interface CalendarState {
  firstMonth: IsoDate;
  /** The one day that Tab reaches and from which the arrow keys move. */
  focused: IsoDate;
  /** The month or year view, which covers one pane; its cursor is any day of the marked month or year. */
  opened: { view: 'month' | 'year'; pane: number; cursor: IsoDate } | null;
  /** Grows when the keyboard focus has to follow the marked cell. */
  focusRequests: number;
}

export interface KeyPress {
  key: string;
  shiftKey: boolean;
}

/** Scrolls as little as possible until the month of the date is among the visible ones. */
export function alignFirstMonth(firstMonth: IsoDate, date: IsoDate, paneCount: number): IsoDate {
  const offset = countMonthsBetween(firstMonth, date);
  if (offset < 0) return startOfMonth(date);
  return offset >= paneCount ? addMonths(startOfMonth(date), 1 - paneCount) : firstMonth;
}

export function openCalendar(
  date: IsoDate,
  pane: number,
  { limits, paneCount }: CalendarSetup,
): CalendarState {
  const focused = clampDate(date, limits);
  const wanted = addMonths(startOfMonth(focused), -Math.min(pane, paneCount - 1));
  const firstMonth = wanted < limits.min ? startOfMonth(limits.min) : wanted;
  return { firstMonth, focused, opened: null, focusRequests: 0 };
}

export function revealDay(state: CalendarState, date: IsoDate, setup: CalendarSetup): CalendarState {
  const focused = clampDate(date, setup.limits);
  return {
    ...state,
    focused,
    opened: null,
    firstMonth: alignFirstMonth(state.firstMonth, focused, setup.paneCount),
  };
}

export function requestFocus(state: CalendarState): CalendarState {
  return { ...state, focusRequests: state.focusRequests + 1 };
}

export function openView(state: CalendarState, view: CalendarView, pane: number): CalendarState {
  if (view === 'day') return requestFocus({ ...state, opened: null });
  const cursor = state.opened?.pane === pane ? state.opened.cursor : addMonths(state.firstMonth, pane);
  return requestFocus({ ...state, opened: { view, pane, cursor } });
}

export function moveCursor(state: CalendarState, date: IsoDate, { limits }: CalendarSetup): CalendarState {
  if (!state.opened) return state;
  return { ...state, opened: { ...state.opened, cursor: clampDate(date, limits) } };
}

/** A year leads on to its months, a month to its days. */
export function chooseCursor(state: CalendarState, date: IsoDate, setup: CalendarSetup): CalendarState {
  if (!state.opened) return state;
  const { pane, view } = state.opened;
  const cursor = clampDate(date, setup.limits);
  if (view === 'year') return requestFocus({ ...state, opened: { view: 'month', pane, cursor } });
  const months = countMonthsBetween(state.focused, cursor);
  const shifted = { ...state, firstMonth: addMonths(startOfMonth(cursor), -pane) };
  return requestFocus(revealDay(shifted, addMonths(state.focused, months), setup));
}

export function listYearPage(cursor: IsoDate, { limits, yearsPerRow }: CalendarSetup): number[] {
  const firstYear = yearOf(limits.min);
  const pageSize = yearsPerRow * yearRows;
  const pageStart = firstYear + Math.floor((yearOf(cursor) - firstYear) / pageSize) * pageSize;
  const length = Math.min(pageSize, yearOf(limits.max) - pageStart + 1);
  return Array.from({ length }, (_, index) => pageStart + index);
}

function turnPage(cursor: IsoDate, view: 'month' | 'year', direction: -1 | 1, setup: CalendarSetup): IsoDate {
  return addYears(cursor, direction * (view === 'month' ? 1 : setup.yearsPerRow * yearRows));
}

/** The arrows beside the title turn months, years or pages of years, by the view of their pane. */
export function stepPane(state: CalendarState, pane: number, direction: -1 | 1, setup: CalendarSetup) {
  if (!canStepPane(state, pane, direction, setup)) return state;
  if (state.opened?.pane === pane) {
    return moveCursor(state, turnPage(state.opened.cursor, state.opened.view, direction, setup), setup);
  }
  const firstMonth = addMonths(state.firstMonth, direction);
  const offset = countMonthsBetween(firstMonth, state.focused);
  const isVisible = offset >= 0 && offset < setup.paneCount;
  const focused = isVisible ? state.focused : clampDate(addMonths(state.focused, direction), setup.limits);
  return { ...state, firstMonth, focused };
}

export function canStepPane(state: CalendarState, pane: number, direction: -1 | 1, setup: CalendarSetup) {
  const { limits, paneCount } = setup;
  if (state.opened?.pane === pane) {
    const page =
      state.opened.view === 'month'
        ? [yearOf(state.opened.cursor)]
        : listYearPage(state.opened.cursor, setup);
    const edge = direction < 0 ? page.at(0) : page.at(-1);
    const limit = yearOf(direction < 0 ? limits.min : limits.max);
    return edge !== undefined && (direction < 0 ? edge > limit : edge < limit);
  }
  if (direction < 0) return state.firstMonth > limits.min;
  return endOfMonth(addMonths(state.firstMonth, paneCount - 1)) < limits.max;
}

/** Keys of the date grid as the WAI-ARIA date picker dialog defines them. */
export function findDayByKey({ key, shiftKey }: KeyPress, date: IsoDate): IsoDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return endOfWeek(date);
    case 'PageUp':
      return shiftKey ? addYears(date, -1) : addMonths(date, -1);
    case 'PageDown':
      return shiftKey ? addYears(date, 1) : addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The same keys one level up: cells are months or years, pages are years or pages of years. */
export function findCursorByKey(
  press: KeyPress,
  opened: NonNullable<CalendarState['opened']>,
  setup: CalendarSetup,
) {
  const { view, cursor } = opened;
  const perRow = view === 'month' ? setup.monthsPerRow : setup.yearsPerRow;
  const index = view === 'month' ? monthOf(cursor) - 1 : yearOf(cursor) - yearOf(setup.limits.min);
  const stepBy = (count: number) => (view === 'month' ? addMonths(cursor, count) : addYears(cursor, count));
  switch (press.key) {
    case 'ArrowLeft':
      return stepBy(-1);
    case 'ArrowRight':
      return stepBy(1);
    case 'ArrowUp':
      return stepBy(-perRow);
    case 'ArrowDown':
      return stepBy(perRow);
    case 'Home':
      return stepBy(-(index % perRow));
    case 'End':
      return stepBy(perRow - 1 - (index % perRow));
    case 'PageUp':
      return turnPage(cursor, view, -1, setup);
    case 'PageDown':
      return turnPage(cursor, view, 1, setup);
    default:
      return undefined;
  }
}

export function listMonths(year: number): IsoDate[] {
  return Array.from({ length: 12 }, (_, index) => toIsoDate(year, index + 1, 1));
}
