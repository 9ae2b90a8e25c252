import type { IsoDate } from '@hearthline/domain/date-range';
import { endOfMonth, yearOf } from '@hearthline/domain/date-range';
import { listMonths } from './calendar-state.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { formatMonth, formatMonthOfYear, isSameMonth } from './date-names.ts';
import type { Calendar } from './use-calendar.ts';

interface MonthGridProps {
  calendar: Calendar;
  cursor: IsoDate;
}

export function MonthGrid({ calendar, cursor }: MonthGridProps) {
  const { setup, locale, today } = calendar;
  const choices = listMonths(yearOf(cursor)).map((month) => ({
    date: month,
    label: formatMonth(month, locale),
    name: formatMonthOfYear(month, locale),
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
