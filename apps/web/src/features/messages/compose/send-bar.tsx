import { instantAt, localClock, ownTimeZone } from '@hearthline/domain/time-zone';
import { CalendarClock, MailCheck, Moon, Send, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import type { ComposeForm } from './use-compose-form.ts';
import type { Sending } from './use-sending.ts';

/** Stands at the bottom of the window. */
export function SendBar({ form, sending }: { form: ComposeForm; sending: Sending }) {
  const { t } = useTranslation('messages');
  const { sendAt } = form;
  const count = form.audience?.willGet ?? 0;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:px-8">
      {sendAt === null ? <QuietLine form={form} /> : <PlannedLine form={form} sendAt={sendAt} />}
      {form.channel === 'email' ? (
        <Button
          variant="ghost"
          icon={<MailCheck aria-hidden="true" strokeWidth={1.75} className="md:hidden" />}
          isLoading={sending.isTesting}
          onClick={sending.test}
          className="max-md:border-line-strong"
        >
          <span className="max-md:sr-only">{t('compose.bar.test')}</span>
        </Button>
      ) : null}
      <ScheduleButton form={form} />
      <Button
        icon={sendAt ? <CalendarClock aria-hidden="true" /> : <Send aria-hidden="true" strokeWidth={1.75} />}
        isLoading={sending.isSending}
        onClick={sending.send}
        className="max-md:flex-1"
      >
        {count === 0
          ? t(sendAt ? 'compose.bar.schedule' : 'compose.bar.sendNobody')
          : t(sendAt ? 'compose.bar.plan' : 'compose.bar.send', { count })}
      </Button>
    </div>
  );
}

const lineClass = 'flex min-w-0 flex-1 basis-60 items-center gap-1.5 text-sm text-ink-2 max-md:basis-full';

function QuietLine({ form: { category, hasQuietHours } }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const key = category === 'personal' ? 'personal' : hasQuietHours ? 'quiet' : 'quietOff';
  return (
    <p className={`${lineClass} max-md:hidden`}>
      <Moon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {t(`compose.bar.${key}`)}
    </p>
  );
}

function PlannedLine({ form, sendAt }: { form: ComposeForm; sendAt: string }) {
  const { t } = useTranslation('messages');
  const zone = (form.timeZone ?? ownTimeZone()).split('/').at(-1) ?? '';
  return (
    <p className={lineClass}>
      <CalendarClock aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none text-info" />
      <span className="min-w-0">
        {t('compose.bar.goesOut', {
          when: form.momentText(sendAt, 'inSentence'),
          zone: zone.replaceAll('_', ' '),
        })}
      </span>
      <IconButton
        size="sm"
        label={t('compose.bar.unschedule')}
        icon={<X aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => form.setSendAt(null)}
      />
    </p>
  );
}

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

/** Day and time are those of the agent's own clocks. */
function ScheduleButton({ form: { sendAt, setSendAt, timeZone } }: { form: ComposeForm }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  // Stays after the first opening, so that closing can be animated.
  const [isLoaded, setLoaded] = useState(false);
  const today = localClock(new Date(), timeZone).slice(0, 10);

  function handleApply(clock: string) {
    const moment = instantAt(clock, timeZone);
    if (moment.getTime() > Date.now()) setSendAt(moment.toISOString());
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
