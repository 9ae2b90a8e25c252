import type { IsoDate } from '@hearthline/domain/calendar';
import { dayOf } from '@hearthline/domain/calendar';
import { isWithin, listMonthWeeks } from '@hearthline/domain/date-range';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { findDayByKey } from './calendar-state.ts';
import { isSameMonth } from './date-names.ts';
import { emptyCellAttributes, gridCellAttributes } from './grid-attributes.ts';
import { MonthTable } from './month-table.tsx';
import type { Calendar } from './use-calendar.ts';

export interface DaySelection {
  from: IsoDate | null;
  to: IsoDate | null;
  isRange: boolean;
}

interface DayGridProps {
  calendar: Calendar;
  month: IsoDate;
  selection: DaySelection;
  onPick: (date: IsoDate) => void;
}

/** Where a day stands in the selection: `start` and `end` only where the band goes on to the other side. */
function findPlace(date: IsoDate, { from, to }: DaySelection) {
  const isEnd = date === from || date === to;
  const hasBand = from !== null && to !== null && from < to;
  if (isEnd) return hasBand ? (date === from ? 'start' : 'end') : 'alone';
  return hasBand && date > from && date < to ? 'inside' : 'outside';
}

const bandClasses = {
  start:
    'not-last:bg-linear-to-r not-last:from-transparent not-last:from-50% not-last:to-brand-soft not-last:to-50%',
  end: 'not-first:bg-linear-to-l not-first:from-transparent not-first:from-50% not-first:to-brand-soft not-first:to-50%',
  inside: 'bg-brand-soft first:rounded-l-md last:rounded-r-md',
  alone: '',
  outside: '',
};

export function DayGrid({ calendar, month, selection, onPick }: DayGridProps) {
  const { t } = useTranslation('datePicker');
  const { setup, state, format, today } = calendar;

  function handleKeyDown(event: KeyboardEvent, date: IsoDate) {
    const target = findDayByKey(event, date);
    if (target === undefined) return;
    event.preventDefault();
    calendar.focusDay(target);
  }

  function nameDay(date: IsoDate): string {
    const name = format.fullDate(date);
    const { from, to, isRange } = selection;
    if (!isRange || (date !== from && date !== to)) return name;
    if (from === to) return t('onlyDay', { date: name });
    return t(date === from ? 'fromDay' : 'toDay', { date: name });
  }

  /** As the name of the day begins: who says what is written must be understood. */
  const writeDay = (date: IsoDate) =>
    format.language === 'fr' && dayOf(date) === 1 ? '1er' : String(dayOf(date));

  function renderDay(date: IsoDate) {
    if (!isSameMonth(date, month)) {
      return (
        <td key={date} {...emptyCellAttributes} className="p-0">
          <span aria-hidden="true" className="grid h-11 place-items-center text-ink-disabled md:h-9">
            {writeDay(date)}
          </span>
        </td>
      );
    }
    const place = findPlace(date, selection);
    const isEnd = place === 'start' || place === 'end' || place === 'alone';
    const isFocused = date === state.focused;
    return (
      <td
        key={date}
        {...gridCellAttributes(place !== 'outside')}
        className={classNames('p-0', bandClasses[place])}
      >
        <button
          type="button"
          data-date={date}
          data-marked={isFocused ? 'day' : undefined}
          tabIndex={isFocused ? 0 : -1}
          disabled={!isWithin(date, setup.limits)}
          aria-label={nameDay(date)}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onPick(date)}
          onKeyDown={(event) => handleKeyDown(event, date)}
          className={classNames(
            'relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-md transition-control focus-visible:z-1 focus-visible:outline-offset-1 disabled:text-ink-disabled md:h-9',
            isEnd && 'bg-brand font-semibold text-on-brand hovered:bg-brand-hover',
            !isEnd && 'hovered:bg-hover pressed:bg-pressed',
            !isEnd &&
              date === today &&
              'after:absolute after:bottom-[5px] after:size-1 after:rounded-full after:bg-brand',
          )}
        >
          {writeDay(date)}
        </button>
      </td>
    );
  }

  return (
    <MonthTable
      month={month}
      weeks={listMonthWeeks(month)}
      format={format}
      isMultiple={selection.isRange}
      className="-my-1 border-separate border-spacing-x-0 border-spacing-y-1 text-sm"
    >
      {renderDay}
    </MonthTable>
  );
}
