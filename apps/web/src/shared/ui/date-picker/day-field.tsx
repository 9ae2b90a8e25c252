import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import type { FieldFrameProps } from '../field.tsx';
import { Field } from '../field.tsx';
import { controlHeights, controlTextClass } from '../text-field.tsx';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('./date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

interface DayFieldProps extends FieldFrameProps {
  id?: string;
  label: string;
  /** A day as it is written in fields, or whatever is typed on the way to one. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
  yearsAround?: IsoDate;
  className?: string;
}

/** A day that can be typed, or chosen from the calendar behind the button. */
export function DayField({
  value,
  onChange,
  onBlur,
  ref,
  min,
  max,
  today,
  yearsAround,
  className,
  ...frame
}: DayFieldProps) {
  const { t } = useTranslation('datePicker');
  const [isOpen, setIsOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setIsLoaded] = useState(false);

  function handleOpen() {
    setIsLoaded(true);
    setIsOpen(true);
  }

  function handleBlur() {
    const tidied = tidyDate(value);
    if (tidied !== value) onChange(tidied);
    onBlur?.();
  }

  return (
    <Field {...frame} className={className}>
      {(control) => (
        <div
          data-invalid={control.isInvalid || undefined}
          className={classNames(
            'control-box relative flex min-w-0 items-center transition-control',
            controlHeights.md,
          )}
        >
          <button
            type="button"
            title={t('chooseDate')}
            aria-label={`${frame.label}, ${t('chooseDate')}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={handleOpen}
            className="absolute inset-y-0 left-0 grid w-10 place-items-center rounded-[inherit] text-ink-3 transition-control hovered:text-ink [&_svg]:size-4.5"
          >
            <CalendarDays aria-hidden="true" />
          </button>
          <input
            ref={ref}
            id={control.id}
            value={value}
            placeholder={t('format')}
            autoComplete="off"
            spellCheck={false}
            maxLength={10}
            inputMode="numeric"
            aria-required={frame.isRequired || undefined}
            aria-invalid={control.isInvalid || undefined}
            aria-describedby={control.describedBy}
            onChange={(event) => onChange(event.target.value)}
            onBlur={handleBlur}
            className={classNames(
              'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent pr-3 pl-[38px] text-ink outline-none',
              controlTextClass,
            )}
          />
          {isLoaded ? (
            <Suspense fallback={null}>
              <DatePickerDialog
                mode="date"
                isOpen={isOpen}
                onOpenChange={setIsOpen}
                value={parseIsoDate(value) ?? null}
                onApply={onChange}
                min={min}
                max={max}
                today={today}
                yearsAround={yearsAround}
              />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** 1984/2/29, 1984.02.29 and 19840229 mean 1984-02-29; whatever is no day stays as it was typed. */
export function tidyDate(text: string): string {
  const trimmed = text.trim();
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(trimmed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed) ?? [];
  if (!year) return trimmed;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? trimmed;
}
