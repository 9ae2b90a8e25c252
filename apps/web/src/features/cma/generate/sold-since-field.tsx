import { addDays } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { usual } from '../model/conditions.ts';
import type { ConditionsProps } from './condition-fields.tsx';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

/** Marked where an other date is one of the repairs. */
export function SoldSinceField({ conditions, onChange, isWarned }: ConditionsProps & { isWarned: boolean }) {
  const { t } = useTranslation('cma');
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const { soldFrom } = conditions;
  const today = localDay(new Date());
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {t('generate.soldSince')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('generate.chooseDate', { date: soldFrom })}
        onClick={() => {
          setIsLoaded(true);
          setIsOpen(true);
        }}
        className={classNames(
          'control-box flex w-full items-center gap-2 px-3 text-left text-ink transition-control',
          controlHeights.md,
          controlTextClass,
          isWarned && 'border-warning!',
        )}
      >
        <CalendarDays aria-hidden="true" className="size-4.5 text-ink-3" strokeWidth={1.75} />
        {soldFrom}
      </button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={soldFrom}
            min={addDays(today, -usual.mostDays)}
            max={today}
            onApply={(date) => onChange({ ...conditions, soldFrom: date })}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
