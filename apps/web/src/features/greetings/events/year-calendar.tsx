import type { GreetingYear } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { dayOf, yearOf } from '@hearthline/domain/calendar';
import { listMonthWeeks } from '@hearthline/domain/date-range';
import { capitalize } from '@hearthline/format/intl-writers';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { findDayByKey } from '../../../shared/ui/date-picker/calendar-state.ts';
import { isSameMonth } from '../../../shared/ui/date-picker/date-names.ts';
import { emptyCellAttributes, gridCellAttributes } from '../../../shared/ui/date-picker/grid-attributes.ts';
import { MonthTable } from '../../../shared/ui/date-picker/month-table.tsx';
import type { EventsView } from '../model/events-view.ts';
import type { DayCounts } from '../model/months.ts';
import { countMonth, countsByDay, kindsOf, listMonths } from '../model/months.ts';
import { useCountsText } from '../model/use-greeting-words.ts';
import { KindMark } from '../parts/kind-mark.tsx';

interface YearCalendarProps {
  view: EventsView;
  year: GreetingYear;
}

/** Twelve months, through which the arrows walk as through one. */
export function YearCalendar({ view, year }: YearCalendarProps) {
  const { t } = useTranslation('greetings');
  const days = countsByDay(year);
  const place = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(view.day ?? year.today);

  function handleKeyDown(event: KeyboardEvent) {
    const { date } = (event.target as HTMLElement).dataset;
    const wanted = date && findDayByKey(event, date);
    if (!wanted) return;
    event.preventDefault();
    const target = wanted < year.from ? year.from : wanted > year.to ? year.to : wanted;
    setEntry(target);
    place.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  return (
    <section ref={place} aria-label={t('calendar.label')} onKeyDown={handleKeyDown} className="@container">
      <div className="grid gap-3 @min-[420px]:grid-cols-2 @min-[660px]:grid-cols-3 @min-[900px]:grid-cols-4">
        {listMonths(year.from).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            year={year}
            days={days}
            view={view}
            entry={entry}
            onPick={(day) => {
              setEntry(day);
              view.setDay(day);
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface MonthGridProps extends YearCalendarProps {
  month: IsoDate;
  days: ReadonlyMap<IsoDate, DayCounts>;
  /** The day by which Tab enters the calendar. */
  entry: IsoDate;
  onPick: (day: IsoDate) => void;
}

function MonthGrid({ month, year, days, view, entry, onPick }: MonthGridProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const isNow = isSameMonth(month, year.today);
  const total = countMonth(year, month, view.kind);
  return (
    <div
      className={classNames(
        'rounded-lg border px-3 pt-2.5 pb-2',
        isNow ? 'border-line-strong bg-raised' : 'border-line bg-surface',
      )}
    >
      <p className="flex items-baseline gap-1.5 px-1">
        <b className="text-sm font-semibold">{capitalize(format.longMonth(month))}</b>
        {yearOf(month) === yearOf(year.today) ? null : (
          <span className="text-xs text-ink-3">{yearOf(month)}</span>
        )}
        <span className="ml-auto text-xs text-ink-3">
          <span aria-hidden="true">{format.number(total)}</span>
          <span className="sr-only">{t('calendar.events', { count: total })}</span>
        </span>
      </p>
      <MonthTable
        month={month}
        weeks={listMonthWeeks(month).filter((week) => week.some((day) => isSameMonth(day, month)))}
        format={format}
        isSmall
        className="mt-1 border-collapse"
      >
        {(day) =>
          isSameMonth(day, month) ? (
            <DayCell
              key={day}
              day={day}
              counts={days.get(day)}
              view={view}
              today={year.today}
              isEntry={day === entry}
              onPick={onPick}
            />
          ) : (
            <td key={day} {...emptyCellAttributes} className="h-8 p-0" />
          )
        }
      </MonthTable>
    </div>
  );
}

interface DayCellProps {
  day: IsoDate;
  counts: DayCounts | undefined;
  view: EventsView;
  today: IsoDate;
  isEntry: boolean;
  onPick: (day: IsoDate) => void;
}

/** Signs of as many kinds as stand side by side. */
const mostMarks = 3;

function DayCell({ day, counts, view, today, isEntry, onPick }: DayCellProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const countsText = useCountsText();
  const kinds = kindsOf(counts, view.kind);
  const isToday = day === today;
  const isPicked = day === view.day;
  const what = kinds.length > 0 ? countsText(counts, view.kind) : t('calendar.nothing');
  return (
    <td {...gridCellAttributes(isPicked)} className="p-0">
      <button
        type="button"
        data-date={day}
        tabIndex={isEntry ? 0 : -1}
        aria-label={format.labelled(format.fullDate(day), what)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        className={classNames(
          'mx-auto flex h-11 w-full max-w-11 flex-col items-center justify-center gap-0.5 rounded-[7px] text-xs/4 transition-control md:h-8',
          isToday
            ? 'bg-brand font-semibold text-on-brand hovered:bg-brand-hover'
            : 'hovered:bg-hover pressed:bg-pressed',
          isPicked && !isToday && 'bg-select-soft outline-2 -outline-offset-2 outline-select',
          !isToday && (kinds.length > 0 ? 'font-semibold text-ink' : 'text-ink-3'),
          day < today && 'opacity-60',
        )}
      >
        {format.language === 'fr' && dayOf(day) === 1 ? '1er' : dayOf(day)}
        <span aria-hidden="true" className="flex h-1.5 items-center gap-[3px]">
          {kinds.slice(0, mostMarks).map((kind) => (
            <span key={kind} className={isToday ? '[&_svg]:text-on-brand!' : undefined}>
              <KindMark kind={kind} size="xs" />
            </span>
          ))}
        </span>
      </button>
    </td>
  );
}
