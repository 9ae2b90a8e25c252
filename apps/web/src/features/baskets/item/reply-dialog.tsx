import type { ShowingRequest } from '@hearthline/contract/baskets';
import { basketLimits } from '@hearthline/contract/baskets';
import { addDays, parseIsoDate } from '@hearthline/domain/calendar';
import { instantAt } from '@hearthline/domain/time-zone';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useAnswerShowing } from '../api/home-actions.ts';
import { useMomentText } from '../parts/use-moment-text.ts';

interface ReplyDialogProps {
  showing: ShowingRequest;
  action: 'propose' | 'decline';
  name: string;
  timeZone: string | undefined;
  onClose: () => void;
}

interface Slot {
  id: number;
  day: string;
  time: string;
}

const clockForm = /^([01]\d|2[0-3]):[0-5]\d$/;
const usualTime = '18:00';

/** Other times for a showing, or that there will be none; both with a few words. */
export function ReplyDialog({ showing, action, name, timeZone, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('baskets');
  const { today } = useMomentText(timeZone);
  const [slots, setSlots] = useState<Slot[]>([{ id: 0, day: addDays(today, 1), time: usualTime }]);
  const [reply, setReply] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const answer = useAnswerShowing();
  const isRight = ({ day, time }: Slot) =>
    parseIsoDate(day) !== undefined && day >= today && clockForm.test(time);
  const set = (id: number, change: Partial<Slot>) =>
    setSlots(slots.map((slot) => (slot.id === id ? { ...slot, ...change } : slot)));

  function handleSubmit() {
    setWasTried(true);
    const { id } = showing;
    if (action === 'decline')
      return answer.mutate({ id, action, times: [], reply: reply.trim() }, { onSuccess: onClose });
    if (!slots.every(isRight)) return;
    const times = slots.map(({ day, time }) => instantAt(`${day}T${time}`, timeZone).toISOString());
    answer.mutate({ id, action, times, reply: reply.trim() }, { onSuccess: onClose });
  }

  return (
    <FormModal
      title={t(`showings.dialog.${action}`, { name })}
      submitLabel={t(`showings.submit.${action}`)}
      isPending={answer.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {action === 'propose' ? (
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="sr-only">{t('showings.times')}</legend>
          {slots.map((slot, place) => (
            <div key={slot.id} className="flex items-start gap-2">
              <DayField
                label={t('showings.day', { number: place + 1 })}
                today={today}
                min={today}
                value={slot.day}
                onChange={(day) => set(slot.id, { day })}
                error={wasTried && !isRight(slot) ? t('showings.wrongTime') : undefined}
                className="min-w-0 flex-1"
              />
              <TextField
                type="time"
                label={t('showings.time', { number: place + 1 })}
                value={slot.time}
                onChange={(event) => set(slot.id, { time: event.target.value })}
                className="w-34 flex-none"
              />
              {slots.length > 1 ? (
                <IconButton
                  size="sm"
                  label={t('showings.removeTime', { number: place + 1 })}
                  icon={<X aria-hidden="true" />}
                  className="mt-7"
                  onClick={() => setSlots(slots.filter(({ id }) => id !== slot.id))}
                />
              ) : null}
            </div>
          ))}
          {slots.length < basketLimits.showingTimes ? (
            <Button
              variant="link"
              size="sm"
              className="self-start"
              icon={<Plus aria-hidden="true" />}
              onClick={() =>
                setSlots([
                  ...slots,
                  { id: Math.max(...slots.map(({ id }) => id)) + 1, day: addDays(today, 2), time: usualTime },
                ])
              }
            >
              {t('showings.addTime')}
            </Button>
          ) : null}
        </fieldset>
      ) : null}
      <TextArea
        label={t('showings.words')}
        rows={3}
        maxLength={basketLimits.comment}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
      />
    </FormModal>
  );
}
