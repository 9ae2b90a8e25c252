import { instantAt, localClock, localDay } from '@hearthline/domain/time-zone';
import { CalendarClock, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useNewsDates } from '../model/use-news-words.ts';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

interface MomentFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** Null: at once. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** What stands there without one. */
  noneText: string;
  /** Of the button that takes the moment away. */
  clearLabel: string;
  timeZone: string | undefined;
}

/** Day and time on the agent's own clocks, chosen in the calendar. */
export function MomentField({ label, isLabelHidden = false, value, onChange, ...props }: MomentFieldProps) {
  const { noneText, clearLabel, timeZone } = props;
  const { t } = useTranslation('news');
  const { moment } = useNewsDates(timeZone);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setLoaded] = useState(false);
  const today = localDay(new Date(), timeZone);

  function handleApply(clock: string) {
    const chosen = instantAt(clock, timeZone);
    if (chosen.getTime() > Date.now()) onChange(chosen.toISOString());
    else toast.error(t('publish.past'));
  }

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className={classNames(labelClass, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <div className="control-box flex h-11 items-center rounded-md pr-1 transition-control lg:h-10">
        <button
          type="button"
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-haspopup="dialog"
          onClick={() => {
            setLoaded(true);
            setOpen(true);
          }}
          className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-[inherit] pl-3 text-left text-md outline-none md:text-sm"
        >
          <CalendarClock aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-ink-3" />
          <span className="truncate">{value === null ? noneText : moment(value)}</span>
        </button>
        {value === null ? null : (
          <IconButton
            size="sm"
            label={clearLabel}
            icon={<X aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            hasTime
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={value ? localClock(new Date(value), timeZone) : null}
            onApply={handleApply}
            min={today}
            today={today}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
