import { addMonths, yearOf } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { CalendarView } from './calendar-state.ts';
import { canStepPane } from './calendar-state.ts';
import type { Calendar } from './use-calendar.ts';

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

export function CalendarHeader({ calendar, pane }: CalendarHeaderProps) {
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
