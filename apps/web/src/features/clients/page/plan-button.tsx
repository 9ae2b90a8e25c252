import type { Touchbase } from '@hearthline/contract/client-page';
import { cadenceChoices } from '@hearthline/domain/client/touchbase';
import { CalendarDays, CalendarX2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { useSetTouchbase } from './use-touchbase.ts';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

interface PlanButtonProps {
  clientId: string;
  touchbase: Touchbase;
  timeZone?: string;
}

/** Sets a day for the next contact, or lets the rule decide again. */
export function PlanButton({ clientId, touchbase, timeZone }: PlanButtonProps) {
  const { t } = useTranslation('clients');
  const { today } = useDayText(timeZone);
  const [isOpen, setIsOpen] = useState(false);
  const set = useSetTouchbase(clientId);
  const { plannedOn } = touchbase;
  const cadenceDays = cadenceChoices.find((days) => days === touchbase.cadenceDays) ?? null;
  const plan = (day: string | null) => set.mutate({ cadenceDays, plannedOn: day });
  return (
    <span className="-mr-2 flex">
      {plannedOn && (
        <IconButton
          size="sm"
          label={t('page.touchbase.unplan')}
          icon={<CalendarX2 aria-hidden="true" />}
          onClick={() => plan(null)}
        />
      )}
      <IconButton
        size="sm"
        label={t('page.touchbase.plan')}
        aria-haspopup="dialog"
        icon={<CalendarDays aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            isOpen
            onOpenChange={setIsOpen}
            value={plannedOn}
            onApply={plan}
            min={today}
            today={today}
          />
        </Suspense>
      )}
    </span>
  );
}
