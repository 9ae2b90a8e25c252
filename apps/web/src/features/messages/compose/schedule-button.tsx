import { instantAt, localClock } from '@hearthline/domain/time-zone';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

interface ScheduleButtonProps {
  sendAt: string | null;
  onSendAt: (sendAt: string) => void;
  timeZone: string | undefined;
}

/** Day and time are those of the agent's own clocks. */
export function ScheduleButton({ sendAt, onSendAt, timeZone }: ScheduleButtonProps) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setLoaded] = useState(false);
  const today = localClock(new Date(), timeZone).slice(0, 10);

  function handleApply(clock: string) {
    const moment = instantAt(clock, timeZone);
    if (moment.getTime() > Date.now()) onSendAt(moment.toISOString());
    else toast.error(t('compose.bar.past'));
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarClock aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      >
        {t(sendAt ? 'compose.bar.change' : 'compose.bar.schedule')}
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            hasTime
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={sendAt ? localClock(new Date(sendAt), timeZone) : null}
            onApply={handleApply}
            min={today}
            today={today}
          />
        </Suspense>
      ) : null}
    </>
  );
}
