import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateLimits } from '@hearthline/domain/date-range';
import { isWithin } from '@hearthline/domain/date-range';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Chip } from '../chip.tsx';
import { CalendarPanes } from './calendar-panes.tsx';
import type { MonthsPerRow } from './calendar-state.ts';
import type { DateDraft, TimePart } from './date-draft.ts';
import {
  commitDate,
  commitTimePart,
  finishDate,
  openDateDraft,
  pickDate,
  setTimePart,
  timeMaximums,
  typeDate,
} from './date-draft.ts';
import { DateField } from './date-field.tsx';
import type { Orientation } from './picker-frame.tsx';
import { PickerFrame } from './picker-frame.tsx';
import { ProblemMessage } from './problem-message.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { useCalendar } from './use-calendar.ts';

interface SingleDatePickerProps {
  value: string | null;
  onApply: (value: string) => void;
  onClose: () => void;
  hasTime: boolean;
  isWide: boolean;
  orientation: Orientation;
  limits: DateLimits;
  today: IsoDate;
  monthsPerRow: MonthsPerRow;
  /** While nothing is chosen, the calendar begins with the years around this day. */
  yearsAround?: IsoDate;
}

export function SingleDatePicker(props: SingleDatePickerProps) {
  const { value, onApply, onClose, hasTime, isWide, limits, today, yearsAround } = props;
  const orientation = isWide ? props.orientation : 'portrait';
  const { t } = useTranslation('datePicker');
  const format = useFormat();
  const [draft, setDraft] = useState(() => openDateDraft(value));
  const calendar = useCalendar({
    date: draft.date ?? yearsAround ?? today,
    startsWithYears: draft.date === null && yearsAround !== undefined,
    pane: 0,
    paneCount: 1,
    isWide,
    limits,
    today,
    format,
    monthsPerRow: props.monthsPerRow,
  });
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();

  function handleType(text: string) {
    const next = typeDate(draft, text, limits);
    setDraft(next);
    if (next.date !== null && next.date !== draft.date) calendar.reveal(next.date);
  }

  function handlePick(date: IsoDate) {
    setDraft((current) => pickDate(current, date, limits));
    calendar.focusDay(date);
  }

  function handleToday() {
    setDraft((current) => pickDate(current, today, limits));
    calendar.reveal(today);
  }

  function handleApply() {
    const finished = finishDate(draft, limits, hasTime);
    setDraft(finished.draft);
    if (finished.value === null) {
      if (finished.draft.problem !== 'notATime') input.current?.focus();
      return;
    }
    onApply(finished.value);
    onClose();
  }

  const todayItem = {
    id: 'today',
    label: t('today'),
    isSelected: draft.date === today,
    isDisabled: !isWithin(today, limits),
    onChoose: handleToday,
  };

  return (
    <PickerFrame
      title={t('chooseDate')}
      isWide={isWide}
      orientation={orientation}
      shortcuts={orientation === 'landscape' ? <ShortcutList items={[todayItem]} look="column" /> : null}
      entry={
        <>
          <div className="flex items-center gap-2.5">
            <DateField
              ref={input}
              label={t('date')}
              text={draft.text}
              isInvalid={draft.problem !== null && draft.problem !== 'notATime'}
              describedBy={messageId}
              onType={handleType}
              onCommit={() => setDraft((current) => commitDate(current, limits))}
            />
            {orientation === 'portrait' ? (
              <Chip
                size="lg"
                isSelected={todayItem.isSelected}
                disabled={todayItem.isDisabled}
                onClick={handleToday}
              >
                {todayItem.label}
              </Chip>
            ) : null}
          </div>
          <div className="mt-1 md:min-h-4">
            <ProblemMessage
              id={messageId}
              kind={draft.problem ?? undefined}
              limits={limits}
              refusals={draft.refusals}
            />
          </div>
        </>
      }
      summary={<output>{draft.date === null ? t('chooseDate') : format.fullDate(draft.date)}</output>}
      onCancel={onClose}
      onApply={handleApply}
    >
      <CalendarPanes
        calendar={calendar}
        selection={{ from: draft.date, to: draft.date, isRange: false }}
        label={t('chooseDate')}
        onPick={handlePick}
      />
      {hasTime ? (
        <TimeFields
          draft={draft}
          messageId={messageId}
          onChange={(part, text) => setDraft((current) => setTimePart(current, part, text))}
          onCommit={(part) => setDraft((current) => commitTimePart(current, part))}
        />
      ) : null}
    </PickerFrame>
  );
}

interface TimeFieldsProps {
  draft: DateDraft;
  messageId: string;
  onChange: (part: TimePart, text: string) => void;
  onCommit: (part: TimePart) => void;
}

const parts = ['hour', 'minute'] as const;

function TimeFields({ draft, messageId, onChange, onCommit }: TimeFieldsProps) {
  const { t } = useTranslation('datePicker');
  const isInvalid = draft.problem === 'notATime';
  return (
    <div className="mt-4 flex gap-2.5">
      {parts.map((part) => (
        <label
          key={part}
          data-invalid={isInvalid || undefined}
          className="control-box flex h-[52px] min-w-0 flex-1 flex-col justify-center rounded-md px-3 transition-control"
        >
          <span className="text-2xs text-ink-3">{t(part)}</span>
          <input
            type="number"
            min={0}
            max={timeMaximums[part]}
            value={draft[part]}
            aria-invalid={isInvalid || undefined}
            aria-describedby={messageId}
            onChange={(event) => onChange(part, event.target.value)}
            onBlur={() => onCommit(part)}
            className="w-full min-w-0 bg-transparent text-md font-medium text-ink outline-none md:text-sm"
          />
        </label>
      ))}
    </div>
  );
}
