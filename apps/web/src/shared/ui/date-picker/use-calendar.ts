import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateLimits } from '@hearthline/domain/date-range';
import type { Format } from '@hearthline/format/format';
import { useState } from 'react';
import type { CalendarSetup, CalendarState, CalendarView, MonthsPerRow } from './calendar-state.ts';
import {
  alignFirstMonth,
  chooseCursor,
  moveCursor,
  openCalendar,
  openView,
  requestFocus,
  revealDay,
  stepPane,
} from './calendar-state.ts';

interface CalendarOptions {
  date: IsoDate;
  /** Where the date stands first when two months are side by side. */
  pane: number;
  paneCount: number;
  isWide: boolean;
  limits: DateLimits;
  today: IsoDate;
  format: Format;
  monthsPerRow: MonthsPerRow;
  /** Begins with the years around the date. */
  startsWithYears?: boolean;
}

export interface Calendar {
  setup: CalendarSetup;
  state: CalendarState;
  today: IsoDate;
  format: Format;
  isWide: boolean;
  /** Shows the day without taking the focus from where it is. */
  reveal: (date: IsoDate) => void;
  focusDay: (date: IsoDate) => void;
  focusCursor: (date: IsoDate) => void;
  choose: (date: IsoDate) => void;
  toggleView: (view: CalendarView, pane: number) => void;
  step: (pane: number, direction: -1 | 1) => void;
}

export function useCalendar(options: CalendarOptions): Calendar {
  const { date, pane, paneCount, isWide, limits, today, format, monthsPerRow, startsWithYears } = options;
  const setup: CalendarSetup = { limits, paneCount, monthsPerRow, yearsPerRow: isWide ? 4 : 3 };
  const [stored, setState] = useState((): CalendarState => {
    const state = openCalendar(date, pane, setup);
    return startsWithYears ? { ...state, opened: { view: 'year', pane, cursor: state.focused } } : state;
  });
  // The window may have become narrower since, and show fewer months.
  const align = (from: CalendarState): CalendarState => ({
    ...from,
    firstMonth: alignFirstMonth(from.firstMonth, from.focused, paneCount),
  });
  const change = (apply: (from: CalendarState) => CalendarState) => setState((from) => apply(align(from)));

  return {
    setup,
    state: align(stored),
    today,
    format,
    isWide,
    reveal: (day) => change((from) => revealDay(from, day, setup)),
    focusDay: (day) => change((from) => requestFocus(revealDay(from, day, setup))),
    focusCursor: (day) => change((from) => requestFocus(moveCursor(from, day, setup))),
    choose: (day) => change((from) => chooseCursor(from, day, setup)),
    toggleView: (view, ofPane) =>
      change((from) => {
        const isShown = from.opened?.pane === ofPane && from.opened.view === view;
        return openView(from, isShown ? 'day' : view, ofPane);
      }),
    step: (ofPane, direction) => change((from) => stepPane(from, ofPane, direction, setup)),
  };
}
