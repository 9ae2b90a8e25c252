import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, daysBetween } from '@hearthline/domain/calendar';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import type { ReplayDay } from '../model/replay-days.ts';

interface ReplayCalendarProps {
  weeks: readonly ReplayDay[][];
  /** The day whose homes stand below. */
  chosen: IsoDate | null;
  onChoose: (day: IsoDate) => void;
}

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** One message looks the same whether or not it is the most there was: a day with so many is at its darkest. */
const fullFrom = 4;

/** The last 30 days, the stronger the more messages; arrow keys go through the days on which one would have left. */
export function ReplayCalendar({ weeks, chosen, onChoose }: ReplayCalendarProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const box = useRef<HTMLFieldSetElement>(null);
  const days = weeks.flat();
  const sending = days.filter(({ messages }) => messages.length > 0);
  const reached = sending.some(({ day }) => day === chosen) ? chosen : (sending[0]?.day ?? null);
  const most = Math.max(...sending.map(({ messages }) => messages.length), fullFrom);

  function handleKey(event: KeyboardEvent, from: IsoDate) {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = nearestDay(sending, from, step);
    if (next === undefined) return;
    onChoose(next);
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <fieldset ref={box} className="grid grid-cols-7 gap-1.5">
      <legend className="sr-only">{t('replay.calendar')}</legend>
      {weeks[0]?.map(({ day }) => (
        <span key={day} aria-hidden="true" className="pb-0.5 text-center text-2xs text-ink-3">
          {format.shortWeekday(day)}
        </span>
      ))}
      {days.map((entry, place) => (
        <DayCell
          key={entry.day}
          entry={entry}
          hasMonth={entry.day.endsWith('-01') || (entry.isInside && days[place - 1]?.isInside !== true)}
          share={entry.messages.length / most}
          isChosen={entry.day === chosen}
          isReached={entry.day === reached}
          onChoose={() => onChoose(entry.day)}
          onKey={(event) => handleKey(event, entry.day)}
        />
      ))}
    </fieldset>
  );
}

/** Of the days on which something is sent, in the direction of the key the one nearest to where it points. */
function nearestDay(sending: readonly ReplayDay[], from: IsoDate, step: number): IsoDate | undefined {
  const target = addDays(from, step);
  const far = (day: IsoDate) => Math.abs(daysBetween(target, day));
  return sending
    .map(({ day }) => day)
    .filter((day) => (step > 0 ? day > from : day < from))
    .toSorted((one, other) => far(one) - far(other))[0];
}

interface DayCellProps {
  entry: ReplayDay;
  hasMonth: boolean;
  /** Of the most messages on a day. */
  share: number;
  isChosen: boolean;
  /** By the Tab key; from there the arrows go on. */
  isReached: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
}

const cellClass = 'relative h-11 rounded-[8px] border text-left max-sm:h-10';

function DayCell({ entry, hasMonth, share, isChosen, isReached, onChoose, onKey }: DayCellProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const { day, isInside, messages, homes } = entry;
  const number = hasMonth ? format.monthDay(day) : format.number(Number(day.slice(-2)));
  const label = (
    <span
      aria-hidden="true"
      className="absolute top-1 left-1.5 text-2xs leading-none whitespace-nowrap max-sm:left-1"
    >
      {number}
    </span>
  );
  if (messages.length === 0)
    return (
      <span
        aria-hidden="true"
        className={classNames(
          cellClass,
          'border-line text-ink-3',
          isInside ? 'bg-inset' : 'border-dashed opacity-70',
        )}
      >
        {label}
      </span>
    );
  const isStrong = share > 0.75;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onKey}
      style={{
        backgroundColor: `color-mix(in srgb, var(--brand) ${Math.round(isStrong ? 88 : 16 + 36 * share)}%, var(--surface))`,
      }}
      className={classNames(
        cellClass,
        'border-transparent outline-offset-2 outline-focus focus-visible:outline-2',
        isStrong ? 'text-on-brand' : 'text-ink',
        isChosen && 'ring-2 ring-focus ring-offset-2 ring-offset-surface',
      )}
    >
      <span className="sr-only">
        {t('replay.day', {
          day: format.weekdayDate(day),
          messages: t('replay.messagesCount', { count: messages.length }),
          homes: t('replay.homesCount', { count: homes }),
        })}
      </span>
      {label}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-1 text-center text-[15px]/[20px] font-semibold"
      >
        {format.number(messages.length)}
      </span>
    </button>
  );
}
