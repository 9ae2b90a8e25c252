import type { DateWindow } from '@hearthline/domain/criteria/criteria';
import type { DateField } from '@hearthline/domain/criteria/fields';
import type { DateRange } from '@hearthline/domain/date-range';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { capitalise, describeWindow } from '../model/chip-words.ts';
import { useCriteriaForm } from './criteria-form.tsx';

const presets = [0, 7, 14, 30, 90, 180, 365];

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

/** The last days, counted from the day of asking, or fixed dates. */
export function DateWindowField({ field, label }: { field: DateField; label: string }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField } = useCriteriaForm();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const window: DateWindow | undefined = criteria[field];
  const lastDays = window?.lastDays;
  const isPreset = lastDays !== undefined && presets.includes(lastDays);

  const items = [
    { id: 'any', label: t('criteria.dates.any') },
    ...presets.map((days) => ({ id: String(days), label: namePreset(days) })),
    // What was chosen by dates, or by a sentence with another number of days.
    ...(window && !isPreset
      ? [{ id: 'current', label: capitalise(describeWindow(window, { t, format })) }]
      : []),
    { id: 'custom', label: t('criteria.dates.custom') },
  ];

  function namePreset(days: number): string {
    if (days === 0) return t('criteria.dates.today');
    if (days === 365) return t('criteria.dates.lastYear');
    return t('criteria.dates.lastDays', { number: format.number(days) });
  }

  function handleChoose(id: string) {
    if (id === 'custom') {
      setIsLoaded(true);
      setIsOpen(true);
    } else if (id === 'any') {
      setField(field, undefined);
    } else if (id !== 'current') {
      setField(field, { lastDays: Number(id) });
    }
  }

  return (
    <>
      <Select
        label={label}
        icon={<CalendarDays aria-hidden="true" />}
        items={items}
        value={window ? (isPreset ? String(lastDays) : 'current') : 'any'}
        onChange={handleChoose}
      />
      {isLoaded && (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="range"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={wholeRange(window)}
            onApply={(range: DateRange | null) => setField(field, range ?? undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function wholeRange(window: DateWindow | undefined): DateRange | null {
  if (window?.lastDays !== undefined || !window?.from || !window.to) return null;
  return { from: window.from, to: window.to };
}
