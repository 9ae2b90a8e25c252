import { parseIsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import { localDay } from '@hearthline/domain/time-zone';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { formatRange } from '../../../shared/ui/date-picker/date-names.ts';
import { ChoiceSelect } from './choice-select.tsx';
import type { ParameterFieldProps } from './parameter-field.tsx';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

const ownDatesId = 'own-dates';

/** Periods that move with the calendar, or two days of one's own. */
export function PeriodField({ parameter, value, onChange, within: _within, ...look }: ParameterFieldProps) {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setIsLoaded] = useState(false);
  const today = localDay(new Date());
  const range = readRange(value);
  const items = [
    ...(range ? [{ id: value, label: formatRange(range, format, today) }] : []),
    ...parameter.options.map(({ key, title }) => ({ id: key, label: title })),
    { id: ownDatesId, label: t('parameter.ownDates') },
  ];

  function handleChange(id: string): void {
    if (id !== ownDatesId) onChange(id);
    else {
      setIsLoaded(true);
      setIsOpen(true);
    }
  }

  return (
    <>
      <ChoiceSelect
        {...look}
        label={parameter.title}
        icon={<CalendarDays aria-hidden="true" strokeWidth={1.75} />}
        items={items}
        value={value === '' ? parameter.defaultValue : value}
        onChange={handleChange}
      />
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="range"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={range}
            onApply={(chosen) => chosen && onChange(`${chosen.from}/${chosen.to}`)}
            max={today}
            today={today}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function readRange(value: string): DateRange | null {
  const [from, to, ...rest] = value.split('/').map((part) => parseIsoDate(part));
  return from && to && rest.length === 0 ? { from, to } : null;
}
