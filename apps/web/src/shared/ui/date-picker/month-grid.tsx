import type { IsoDate } from '@hearthline/domain/calendar';
import { endOfMonth, yearOf } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { listMonths } from './calendar-state.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { isSameMonth } from './date-names.ts';
import type { Calendar } from './use-calendar.ts';

interface MonthGridProps {
  calendar: Calendar;
  cursor: IsoDate;
}

export function MonthGrid({ calendar, cursor }: MonthGridProps) {
  const { setup, format, today } = calendar;
  const choices = listMonths(yearOf(cursor)).map((month) => ({
    date: month,
    label: capitalize(format.longMonth(month)),
    name: capitalize(format.longMonthYear(month)),
    isMarked: isSameMonth(month, cursor),
    isCurrent: isSameMonth(month, today),
    isDisabled: endOfMonth(month) < setup.limits.min || month > setup.limits.max,
  }));
  return (
    <ChoiceGrid
      calendar={calendar}
      label={String(yearOf(cursor))}
      choices={choices}
      perRow={setup.monthsPerRow}
    />
  );
}
