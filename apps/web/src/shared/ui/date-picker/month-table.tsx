import type { IsoDate } from '@hearthline/domain/calendar';
import type { Format } from '@hearthline/format/format';
import { capitalize } from '@hearthline/format/intl-writers';
import type { ReactNode } from 'react';
import { listWeekdays } from './date-names.ts';
import { gridAttributes } from './grid-attributes.ts';

interface MonthTableProps {
  month: IsoDate;
  weeks: readonly (readonly IsoDate[])[];
  format: Format;
  /** Several days can be chosen. */
  isMultiple?: boolean;
  /** One letter for a weekday instead of two. */
  isSmall?: boolean;
  className: string;
  /** Each brings its own cell. */
  children: (day: IsoDate) => ReactNode;
}

/** A month in weeks, operated like a grid. */
export function MonthTable({
  month,
  weeks,
  format,
  isMultiple = false,
  isSmall = false,
  className,
  children,
}: MonthTableProps) {
  return (
    <table
      {...gridAttributes(capitalize(format.longMonthYear(month)), isMultiple)}
      className={`w-full table-fixed text-center ${className}`}
    >
      <thead>
        <tr>
          {listWeekdays(format).map(({ name, short }) => (
            <th key={name} scope="col" className="h-6 p-0 text-[11.5px] font-normal text-ink-3">
              <span aria-hidden="true">{isSmall ? short.slice(0, 1) : short}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </table>
  );
}
