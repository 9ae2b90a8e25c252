import type { IsoDate } from '@hearthline/domain/calendar';
import { addYears, yearOf } from '@hearthline/domain/calendar';
import { listYearPage } from './calendar-state.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import type { Calendar } from './use-calendar.ts';

interface YearGridProps {
  calendar: Calendar;
  cursor: IsoDate;
}

export function YearGrid({ calendar, cursor }: YearGridProps) {
  const { setup, today } = calendar;
  const years = listYearPage(cursor, setup);
  const choices = years.map((year) => ({
    date: addYears(cursor, year - yearOf(cursor)),
    label: String(year),
    name: String(year),
    isMarked: year === yearOf(cursor),
    isCurrent: year === yearOf(today),
    isDisabled: false,
  }));
  return (
    <ChoiceGrid
      calendar={calendar}
      label={`${years.at(0)} – ${years.at(-1)}`}
      choices={choices}
      perRow={setup.yearsPerRow}
    />
  );
}
