import type { IsoDate } from '@hearthline/domain/calendar';
import { countDays } from '@hearthline/domain/calendar';
import type { DateLimits, DateRange, DateShortcut, RangeEnd } from '@hearthline/domain/date-range';
import { dateShortcuts, isShortcutAllowed } from '@hearthline/domain/date-range';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Trans } from '../../i18n/trans.tsx';
import { CalendarPanes } from './calendar-panes.tsx';
import type { MonthsPerRow } from './calendar-state.ts';
import type { Orientation } from './picker-frame.tsx';
import { PickerFrame } from './picker-frame.tsx';
import { ProblemMessage } from './problem-message.tsx';
import type { RangeDraft } from './range-draft.ts';
import {
  activateEnd,
  applyShortcut,
  clearRange,
  commitText,
  finishRange,
  openRangeDraft,
  pickDay,
  typeText,
} from './range-draft.ts';
import { RangeFields } from './range-fields.tsx';
import { RangeTabs, tabIdOf } from './range-tabs.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { useCalendar } from './use-calendar.ts';

interface RangePickerProps {
  value: DateRange | null;
  onApply: (value: DateRange | null) => void;
  onClose: () => void;
  isWide: boolean;
  orientation: Orientation;
  limits: DateLimits;
  today: IsoDate;
  monthsPerRow: MonthsPerRow;
  shortcuts?: readonly DateShortcut[];
}

export function RangePicker(props: RangePickerProps) {
  const { value, onApply, onClose, isWide, limits, today, shortcuts = dateShortcuts } = props;
  const orientation = isWide ? props.orientation : 'portrait';
  const { t } = useTranslation('datePicker');
  const format = useFormat();
  const [draft, setDraft] = useState(() => openRangeDraft(value, today));
  const calendar = useCalendar({
    date: value?.from ?? today,
    pane: value ? 0 : 1,
    paneCount: isWide ? 2 : 1,
    isWide,
    limits,
    today,
    format,
    monthsPerRow: props.monthsPerRow,
  });
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const messageId = useId();
  const panelId = useId();

  function handleActivate(end: RangeEnd) {
    setDraft((current) => activateEnd(current, end));
    const date = draft[end];
    if (date !== null) calendar.reveal(date);
  }

  function handleType(end: RangeEnd, text: string) {
    const next = typeText(draft, end, text, limits);
    setDraft(next);
    const date = next[end];
    if (date !== null && date !== draft[end]) calendar.reveal(date);
  }

  function handlePick(date: IsoDate) {
    setDraft((current) => pickDay(current, date, limits));
    calendar.focusDay(date);
  }

  function handleShortcut(shortcut: DateShortcut) {
    const next = applyShortcut(draft, shortcut, today, limits);
    setDraft(next);
    if (next.to !== null) calendar.reveal(next.to);
  }

  function handleApply() {
    const finished = finishRange(draft, limits);
    if (finished.isComplete) {
      onApply(finished.value);
      onClose();
      return;
    }
    const end = finished.draft.problem?.end ?? 'from';
    setDraft(activateEnd(finished.draft, end));
    inputs[end].current?.focus();
  }

  const items = [
    ...shortcuts.map((shortcut) => ({
      id: shortcut,
      label: t(`${shortcut}`),
      isSelected: draft.shortcut === shortcut,
      isDisabled: !isShortcutAllowed(shortcut, today, limits),
      onChoose: () => handleShortcut(shortcut),
    })),
    {
      id: 'all',
      label: t('all'),
      isSelected: draft.shortcut === 'all',
      isDisabled: false,
      onChoose: () => setDraft(clearRange),
    },
  ];

  const message = (
    <ProblemMessage
      id={messageId}
      kind={draft.problem?.kind}
      limits={limits}
      from={draft.from}
      to={draft.to}
      refusals={draft.refusals}
    />
  );
  const prompt = t(draft.end === 'from' ? 'chooseFrom' : 'chooseTo');
  const panes = (
    <CalendarPanes
      calendar={calendar}
      selection={{ from: draft.from, to: draft.to, isRange: true }}
      label={prompt}
      onPick={handlePick}
    />
  );

  return (
    <PickerFrame
      title={t('chooseDates')}
      isWide={isWide}
      orientation={orientation}
      shortcuts={<ShortcutList items={items} look={orientation === 'landscape' ? 'column' : 'chips'} />}
      entry={
        isWide ? (
          <>
            <RangeFields
              draft={draft}
              messageId={messageId}
              inputs={inputs}
              onActivate={handleActivate}
              onType={handleType}
              onCommit={(end) => setDraft((current) => commitText(current, end, limits))}
            />
            <div className="mt-1 min-h-4">{message}</div>
          </>
        ) : (
          <RangeTabs draft={draft} panelId={panelId} onActivate={handleActivate} />
        )
      }
      summary={
        <>
          {isWide ? null : message}
          <output className={isWide || draft.problem === null ? undefined : 'sr-only'}>
            <RangeSummary draft={draft} />
          </output>
        </>
      }
      onCancel={onClose}
      onApply={handleApply}
    >
      <p aria-live="polite" className="sr-only">
        {prompt}
      </p>
      {isWide ? (
        panes
      ) : (
        <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, draft.end)}>
          {panes}
        </div>
      )}
    </PickerFrame>
  );
}

function RangeSummary({ draft: { from, to } }: { draft: RangeDraft }) {
  const { t } = useTranslation('datePicker');
  if (from === null && to === null) return t('allDates');
  if (from === null) return t('chooseFrom');
  if (to === null) return t('chooseTo');
  return (
    <Trans
      ns="datePicker"
      i18nKey="daysSelected"
      values={{ count: countDays(from, to) }}
      components={{ b: <b className="font-normal md:font-semibold md:text-ink" /> }}
    />
  );
}
