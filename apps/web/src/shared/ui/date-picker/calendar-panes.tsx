import type { IsoDate } from '@hearthline/domain/calendar';
import { addMonths, yearOf } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { listYearPage } from './calendar-state.ts';
import type { DaySelection } from './day-grid.tsx';
import { DayGrid } from './day-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { Calendar } from './use-calendar.ts';
import { YearGrid } from './year-grid.tsx';

interface CalendarPanesProps {
  calendar: Calendar;
  selection: DaySelection;
  label: string;
  onPick: (date: IsoDate) => void;
}

function describeVisible({ state, setup, format }: Calendar): string {
  if (state.opened?.view === 'month') return String(yearOf(state.opened.cursor));
  if (state.opened?.view === 'year') {
    const years = listYearPage(state.opened.cursor, setup);
    return `${years.at(0)} – ${years.at(-1)}`;
  }
  const months = Array.from({ length: setup.paneCount }, (_, pane) => addMonths(state.firstMonth, pane));
  return months.map((month) => capitalize(format.longMonthYear(month))).join(' – ');
}

export function CalendarPanes({ calendar, selection, label, onPick }: CalendarPanesProps) {
  const { state, setup } = calendar;
  const root = useRef<HTMLDivElement>(null);
  const { focusRequests } = state;
  // Before the first request, so that opening the dialog puts the focus on the chosen day.
  const handledRequests = useRef(-1);

  useEffect(() => {
    if (handledRequests.current === focusRequests) return;
    handledRequests.current = focusRequests;
    const marked = root.current?.querySelector<HTMLElement>('[data-marked=cursor]');
    (marked ?? root.current?.querySelector<HTMLElement>('[data-marked=day]'))?.focus();
  }, [focusRequests]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p aria-live="polite" className="sr-only">
        {describeVisible(calendar)}
      </p>
      <div ref={root} className={classNames('grid gap-7', setup.paneCount === 2 && 'grid-cols-2')}>
        {Array.from({ length: setup.paneCount }, (_, pane) => {
          const month = addMonths(state.firstMonth, pane);
          const opened = state.opened?.pane === pane ? state.opened : null;
          return (
            <div key={month} className="min-w-0">
              <CalendarHeader calendar={calendar} pane={pane} />
              {opened === null ? (
                <DayGrid calendar={calendar} month={month} selection={selection} onPick={onPick} />
              ) : null}
              {opened?.view === 'month' ? <MonthGrid calendar={calendar} cursor={opened.cursor} /> : null}
              {opened?.view === 'year' ? <YearGrid calendar={calendar} cursor={opened.cursor} /> : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
