import type { IsoDate } from '@hearthline/domain/calendar';
import { addMonths, addYears, endOfMonth, yearOf } from '@hearthline/domain/calendar';
import type { Format } from '@hearthline/format/format';
import { capitalize } from '@hearthline/format/intl-writers';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../icon-button.tsx';
import type { CalendarView } from './calendar-state.ts';
import { canStepPane, findCursorByKey, listMonths, listYearPage } from './calendar-state.ts';
import { isSameMonth } from './date-names.ts';
import type { DaySelection } from './day-grid.tsx';
import { DayGrid } from './day-grid.tsx';
import { gridAttributes, gridCellAttributes } from './grid-attributes.ts';
import type { Calendar } from './use-calendar.ts';

interface CalendarPanesProps {
  calendar: Calendar;
  selection: DaySelection;
  label: string;
  onPick: (date: IsoDate) => void;
}

const nameYears = (years: readonly number[], format: Format): string =>
  format.joinDates(String(years.at(0)), String(years.at(-1)));

function describeVisible({ state, setup, format }: Calendar): string {
  if (state.opened?.view === 'month') return String(yearOf(state.opened.cursor));
  if (state.opened?.view === 'year') {
    const years = listYearPage(state.opened.cursor, setup);
    return nameYears(years, format);
  }
  const months = Array.from({ length: setup.paneCount }, (_, pane) => addMonths(state.firstMonth, pane));
  const names = months.map((month) => capitalize(format.longMonthYear(month)));
  return names.reduce(format.joinDates);
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

interface CalendarHeaderProps {
  calendar: Calendar;
  pane: number;
}

const stepLabels = {
  day: { previous: 'previousMonth', next: 'nextMonth' },
  month: { previous: 'previousYear', next: 'nextYear' },
  year: { previous: 'previousYears', next: 'nextYears' },
} as const;

const titleClass =
  'touch-target inline-flex min-h-8 items-center gap-1 rounded-[8px] px-[3px] transition-control hovered:bg-hover pressed:bg-pressed aria-pressed:bg-brand-soft aria-pressed:text-brand-ink';

function CalendarHeader({ calendar, pane }: CalendarHeaderProps) {
  const { t } = useTranslation('datePicker');
  const { state, setup, format, isWide } = calendar;
  const opened = state.opened?.pane === pane ? state.opened : null;
  const view: CalendarView = opened?.view ?? 'day';
  const shown = opened?.cursor ?? addMonths(state.firstMonth, pane);
  const month = capitalize(format.longMonth(shown));
  const year = String(yearOf(shown));

  function renderStep(direction: -1 | 1) {
    const isOffered = view !== 'day' || pane === (direction < 0 ? 0 : setup.paneCount - 1);
    if (!isOffered) return <span className="w-8 shrink-0" />;
    const canStep = canStepPane(state, pane, direction, setup);
    const Icon = direction < 0 ? ChevronLeft : ChevronRight;
    return (
      <IconButton
        label={t(stepLabels[view][direction < 0 ? 'previous' : 'next'])}
        icon={<Icon aria-hidden="true" />}
        size={isWide ? 'sm' : 'md'}
        aria-disabled={!canStep || undefined}
        data-disabled={!canStep || undefined}
        onClick={() => calendar.step(pane, direction)}
      />
    );
  }

  return (
    <div className="flex h-11 items-center gap-2 md:mb-1 md:h-9">
      {renderStep(-1)}
      <div className="flex min-w-0 flex-1 items-center justify-center text-[15px]/[22px] font-semibold md:text-base">
        <button
          type="button"
          className={titleClass}
          aria-pressed={view === 'month'}
          aria-label={t('openMonths', { month })}
          onClick={() => calendar.toggleView('month', pane)}
        >
          {month}
        </button>
        <button
          type="button"
          className={titleClass}
          aria-pressed={view === 'year'}
          aria-label={t('openYears', { year })}
          onClick={() => calendar.toggleView('year', pane)}
        >
          {year}
          {isWide ? null : <ChevronDown aria-hidden="true" className="ml-1 size-4" />}
        </button>
      </div>
      {renderStep(1)}
    </div>
  );
}

interface MonthGridProps {
  calendar: Calendar;
  cursor: IsoDate;
}

function MonthGrid({ calendar, cursor }: MonthGridProps) {
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

interface YearGridProps {
  calendar: Calendar;
  cursor: IsoDate;
}

function YearGrid({ calendar, cursor }: YearGridProps) {
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
      label={nameYears(years, calendar.format)}
      choices={choices}
      perRow={setup.yearsPerRow}
    />
  );
}

interface Choice {
  /** Any day of the month or year that the cell stands for. */
  date: IsoDate;
  label: string;
  name: string;
  isMarked: boolean;
  isCurrent: boolean;
  isDisabled: boolean;
}

interface ChoiceGridProps {
  calendar: Calendar;
  label: string;
  choices: readonly Choice[];
  perRow: number;
}

/** The cells of the month and the year view; as high as the six weeks that they cover. */
function ChoiceGrid({ calendar, label, choices, perRow }: ChoiceGridProps) {
  const { state, setup } = calendar;
  const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, row) =>
    choices.slice(row * perRow, (row + 1) * perRow),
  );

  function handleKeyDown(event: KeyboardEvent) {
    const target = state.opened && findCursorByKey(event, state.opened, setup);
    if (!target) return;
    event.preventDefault();
    calendar.focusCursor(target);
  }

  return (
    <div className="h-[312px] md:h-[264px]">
      <table {...gridAttributes(label, false)} className="h-full w-full table-fixed border-collapse text-sm">
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.date}>
              {row.map((choice) => (
                <td key={choice.date} {...gridCellAttributes(choice.isMarked)} className="p-1">
                  <button
                    type="button"
                    tabIndex={choice.isMarked ? 0 : -1}
                    data-marked={choice.isMarked ? 'cursor' : undefined}
                    disabled={choice.isDisabled}
                    aria-label={choice.name}
                    aria-current={choice.isCurrent ? 'date' : undefined}
                    onClick={() => calendar.choose(choice.date)}
                    onKeyDown={handleKeyDown}
                    className={classNames(
                      'relative grid h-11 w-full place-items-center rounded-md px-1 transition-control disabled:text-ink-disabled md:h-10',
                      choice.isMarked
                        ? 'bg-brand font-semibold text-on-brand hovered:bg-brand-hover'
                        : 'hovered:bg-hover pressed:bg-pressed',
                      !choice.isMarked &&
                        choice.isCurrent &&
                        'after:absolute after:bottom-[5px] after:size-1 after:rounded-full after:bg-brand',
                    )}
                  >
                    {choice.label}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
