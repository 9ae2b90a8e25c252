import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import { localDay } from '@hearthline/domain/time-zone';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Button } from '../button.tsx';

interface DateRangeButtonProps {
  /** Null stands for all dates. */
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
  /** What stands there without a range, where that means something else than all dates. */
  noneLabel?: string;
  /** What a range is called, where it has a name: This month. */
  text?: string;
  className?: string;
}

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('./date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

export function DateRangeButton({
  value,
  onChange,
  min,
  max,
  today,
  noneLabel,
  text,
  className,
}: DateRangeButtonProps) {
  const { t } = useTranslation('datePicker');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setIsLoaded] = useState(false);
  const none = noneLabel ?? t('allDates');
  const range = value
    ? (text ?? format.dateRange(value.from, value.to, today ?? localDay(new Date())))
    : none;

  function handleOpen() {
    setIsLoaded(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarDays aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('datesButton', { range })}
        onClick={handleOpen}
        className={className}
      >
        {range}
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="range"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={value}
            onApply={onChange}
            min={min}
            max={max}
            today={today}
          />
        </Suspense>
      ) : null}
    </>
  );
}
