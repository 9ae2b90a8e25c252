import type { IsoDate } from '@hearthline/domain/calendar';
import { countDays } from '@hearthline/domain/calendar';
import type { DateLimits, DateRange, DateShortcut, RangeEnd } from '@hearthline/domain/date-range';
import { dateShortcuts, isShortcutAllowed } from '@hearthline/domain/date-range';
import { ArrowRight } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Fragment, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Trans } from '../../i18n/trans.tsx';
import { classNames } from '../../lib/class-names.ts';
import { CalendarPanes } from './calendar-panes.tsx';
import type { MonthsPerRow } from './calendar-state.ts';
import { DateField } from './date-field.tsx';
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
import { ShortcutList } from './shortcut-list.tsx';
import { useCalendar } from './use-calendar.ts';

const ends = ['from', 'to'] as const;

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

interface RangeFieldsProps {
  draft: RangeDraft;
  messageId: string;
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
  onActivate: (end: RangeEnd) => void;
  onType: (end: RangeEnd, text: string) => void;
  onCommit: (end: RangeEnd) => void;
}

/** A wrong order concerns both ends, any other problem only its own. */
function isEndInvalid({ problem }: RangeDraft, end: RangeEnd): boolean {
  if (!problem) return false;
  return problem.end === end || problem.kind === 'fromAfterTo' || problem.kind === 'toBeforeFrom';
}

function RangeFields({ draft, messageId, inputs, onActivate, onType, onCommit }: RangeFieldsProps) {
  const { t } = useTranslation('datePicker');
  return (
    <div className="flex items-center gap-2.5">
      {ends.map((end) => (
        <Fragment key={end}>
          {end === 'to' ? <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" /> : null}
          <DateField
            ref={inputs[end]}
            label={t(end)}
            text={draft.texts[end]}
            isActive={draft.end === end}
            isInvalid={isEndInvalid(draft, end)}
            describedBy={messageId}
            onActivate={() => onActivate(end)}
            onType={(text) => onType(end, text)}
            onCommit={() => onCommit(end)}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface RangeTabsProps {
  draft: RangeDraft;
  panelId: string;
  onActivate: (end: RangeEnd) => void;
}

const arrowTargets: Record<string, RangeEnd> = {
  ArrowLeft: 'from',
  Home: 'from',
  ArrowRight: 'to',
  End: 'to',
};

const tabIdOf = (panelId: string, end: RangeEnd) => `${panelId}-${end}`;

function RangeTabs({ draft, panelId, onActivate }: RangeTabsProps) {
  const { t } = useTranslation('datePicker');

  function handleKeyDown(event: KeyboardEvent) {
    const target = arrowTargets[event.key];
    if (!target) return;
    event.preventDefault();
    onActivate(target);
    document.getElementById(tabIdOf(panelId, target))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={t('chooseDates')}
      className="flex gap-0.5 rounded-md border border-line bg-inset p-[3px]"
    >
      {ends.map((end) => {
        const isActive = draft.end === end;
        return (
          <button
            key={end}
            id={tabIdOf(panelId, end)}
            type="button"
            role="tab"
            aria-selected={isActive}
            aria-controls={panelId}
            tabIndex={isActive ? 0 : -1}
            onClick={() => onActivate(end)}
            onKeyDown={handleKeyDown}
            className={classNames(
              'min-h-11 flex-1 rounded-[7px] px-2 text-[12.5px]/[18px] font-medium transition-control',
              isActive
                ? 'bg-raised text-ink shadow-[var(--shadow-sm),var(--hairline)] dark:bg-pressed'
                : 'text-ink-2',
            )}
          >
            {t(end)} · {draft[end] ?? '—'}
          </button>
        );
      })}
    </div>
  );
}
