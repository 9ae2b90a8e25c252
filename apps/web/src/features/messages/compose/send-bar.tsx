import type { AudienceReply } from '@hearthline/contract/messages';
import { instantAt, localClock, ownTimeZone } from '@hearthline/domain/time-zone';
import { CalendarClock, MailCheck, Moon, Send, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useMomentText } from '../model/message-words.ts';
import type { Compose } from '../model/use-compose.ts';

interface SendBarProps {
  compose: Compose;
  audience: AudienceReply | undefined;
  hasQuietHours: boolean;
  timeZone: string | undefined;
  /** When it is to go out; null means now. */
  sendAt: string | null;
  onSendAt: (sendAt: string | null) => void;
  onTest: () => void;
  isTesting: boolean;
  onSend: () => void;
  isSending: boolean;
}

/** Stands at the bottom of the window. */
export function SendBar(props: SendBarProps) {
  const { compose, audience, timeZone, sendAt, onSendAt, onTest, isTesting, onSend, isSending } = props;
  const { t } = useTranslation('messages');
  const count = audience?.willGet ?? 0;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:px-8">
      {sendAt === null ? (
        <QuietLine {...props} />
      ) : (
        <PlannedLine sendAt={sendAt} timeZone={timeZone} onRemove={() => onSendAt(null)} />
      )}
      {compose.channel === 'email' ? (
        <Button
          variant="ghost"
          icon={<MailCheck aria-hidden="true" strokeWidth={1.75} className="md:hidden" />}
          isLoading={isTesting}
          onClick={onTest}
          className="max-md:border-line-strong"
        >
          <span className="max-md:sr-only">{t('compose.bar.test')}</span>
        </Button>
      ) : null}
      <ScheduleButton sendAt={sendAt} onSendAt={onSendAt} timeZone={timeZone} />
      <Button
        icon={sendAt ? <CalendarClock aria-hidden="true" /> : <Send aria-hidden="true" strokeWidth={1.75} />}
        isLoading={isSending}
        onClick={onSend}
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

function QuietLine({ compose, hasQuietHours }: Pick<SendBarProps, 'compose' | 'hasQuietHours'>) {
  const { t } = useTranslation('messages');
  const key = compose.category === 'personal' ? 'personal' : hasQuietHours ? 'quiet' : 'quietOff';
  return (
    <p className={`${lineClass} max-md:hidden`}>
      <Moon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {t(`compose.bar.${key}`)}
    </p>
  );
}

interface PlannedLineProps {
  sendAt: string;
  timeZone: string | undefined;
  onRemove: () => void;
}

function PlannedLine({ sendAt, timeZone, onRemove }: PlannedLineProps) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const zone = (timeZone ?? ownTimeZone()).split('/').at(-1) ?? '';
  return (
    <p className={lineClass}>
      <CalendarClock aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none text-info" />
      <span className="min-w-0">
        {t('compose.bar.goesOut', {
          when: momentText(sendAt, 'inSentence'),
          zone: zone.replaceAll('_', ' '),
        })}
      </span>
      <IconButton
        size="sm"
        label={t('compose.bar.unschedule')}
        icon={<X aria-hidden="true" strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </p>
  );
}

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
function ScheduleButton({ sendAt, onSendAt, timeZone }: ScheduleButtonProps) {
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
