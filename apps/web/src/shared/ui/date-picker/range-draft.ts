import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { DateLimits, DateRange, DateShortcut, RangeEnd } from '@hearthline/domain/date-range';
import {
  checkRangeEnd,
  dateShortcuts,
  findShortcutRange,
  isShortcutAllowed,
} from '@hearthline/domain/date-range';
import type { ProblemKind } from './problem-message.tsx';

export interface RangeDraft {
  from: IsoDate | null;
  to: IsoDate | null;
  /** What stands in the two fields; it differs from the dates while a typed text is not accepted. */
  texts: Record<RangeEnd, string>;
  /** The end that the next click on a day sets. */
  end: RangeEnd;
  shortcut: DateShortcut | 'all' | null;
  problem: { kind: ProblemKind; end: RangeEnd } | null;
  /** Counts refusals, so that a second equal one is announced again. */
  refusals: number;
}

function otherEndOf(end: RangeEnd): RangeEnd {
  return end === 'from' ? 'to' : 'from';
}

function findShortcut(range: DateRange, today: IsoDate): DateShortcut | null {
  const isSame = (shortcut: DateShortcut) => {
    const { from, to } = findShortcutRange(shortcut, today);
    return from === range.from && to === range.to;
  };
  return dateShortcuts.find(isSame) ?? null;
}

export function openRangeDraft(value: DateRange | null, today: IsoDate): RangeDraft {
  return {
    from: value?.from ?? null,
    to: value?.to ?? null,
    texts: { from: value?.from ?? '', to: value?.to ?? '' },
    end: 'from',
    shortcut: value ? findShortcut(value, today) : 'all',
    problem: null,
    refusals: 0,
  };
}

function refuse(draft: RangeDraft, kind: ProblemKind, end: RangeEnd): RangeDraft {
  return { ...draft, problem: { kind, end }, refusals: draft.refusals + 1 };
}

function setEnd(draft: RangeDraft, end: RangeEnd, date: IsoDate | null, limits: DateLimits): RangeDraft {
  const other = otherEndOf(end);
  if (date !== null) {
    const check = checkRangeEnd(end, date, draft[other], limits);
    if (check !== 'ok') return refuse(draft, check, end);
  }
  const isUnchanged = draft[end] === date;
  const next: RangeDraft = {
    ...draft,
    [end]: date,
    texts: { ...draft.texts, [end]: date ?? '' },
    shortcut: isUnchanged ? draft.shortcut : null,
    problem: null,
  };
  // A text refused because of this end may fit now, so that both ends can be typed in either order.
  return isPending(next, other) ? commitText(next, other, limits) : next;
}

function isPending(draft: RangeDraft, end: RangeEnd): boolean {
  return draft.texts[end].trim() !== (draft[end] ?? '');
}

export function activateEnd(draft: RangeDraft, end: RangeEnd): RangeDraft {
  return draft.end === end ? draft : { ...draft, end };
}

/** A day was chosen in the calendar: it becomes the active end, or is refused and nothing moves. */
export function pickDay(draft: RangeDraft, date: IsoDate, limits: DateLimits): RangeDraft {
  const next = setEnd(draft, draft.end, date, limits);
  if (next.problem?.end === draft.end) return next;
  return { ...next, end: next.from === null ? 'from' : 'to' };
}

/** A text that is already a fitting date counts at once; anything else waits for the end of typing. */
export function typeText(draft: RangeDraft, end: RangeEnd, text: string, limits: DateLimits): RangeDraft {
  const typed = { ...draft, texts: { ...draft.texts, [end]: text } };
  const date = parseIsoDate(text.trim());
  if (date === undefined || checkRangeEnd(end, date, draft[otherEndOf(end)], limits) !== 'ok') return typed;
  return setEnd(typed, end, date, limits);
}

export function commitText(draft: RangeDraft, end: RangeEnd, limits: DateLimits): RangeDraft {
  if (!isPending(draft, end)) return draft.problem?.end === end ? { ...draft, problem: null } : draft;
  const text = draft.texts[end].trim();
  if (text === '') return setEnd(draft, end, null, limits);
  const date = parseIsoDate(text);
  return date === undefined ? refuse(draft, 'notADate', end) : setEnd(draft, end, date, limits);
}

export function applyShortcut(draft: RangeDraft, shortcut: DateShortcut, today: IsoDate, limits: DateLimits) {
  if (!isShortcutAllowed(shortcut, today, limits)) return draft;
  const range = findShortcutRange(shortcut, today);
  return { ...draft, ...range, texts: { ...range }, end: 'to' as const, shortcut, problem: null };
}

export function clearRange(draft: RangeDraft): RangeDraft {
  return {
    ...draft,
    from: null,
    to: null,
    texts: { from: '', to: '' },
    end: 'from',
    shortcut: 'all',
    problem: null,
  };
}

export interface FinishedRange {
  draft: RangeDraft;
  isComplete: boolean;
  value: DateRange | null;
}

/** What Apply would return: a range, null for all dates, or a draft that says what is missing. */
export function finishRange(draft: RangeDraft, limits: DateLimits): FinishedRange {
  const committed = commitText(commitText(draft, 'from', limits), 'to', limits);
  const stuck = (['from', 'to'] as const).find((end) => isPending(committed, end));
  if (stuck) return { draft: commitText(committed, stuck, limits), isComplete: false, value: null };
  const { from, to } = committed;
  if (from === null && to === null) return { draft: committed, isComplete: true, value: null };
  if (from === null)
    return { draft: refuse(committed, 'chooseFrom', 'from'), isComplete: false, value: null };
  if (to === null) return { draft: refuse(committed, 'chooseTo', 'to'), isComplete: false, value: null };
  for (const [end, date, other] of [['from', from, to] as const, ['to', to, from] as const]) {
    const check = checkRangeEnd(end, date, other, limits);
    if (check !== 'ok') return { draft: refuse(committed, check, end), isComplete: false, value: null };
  }
  return { draft: committed, isComplete: true, value: { from, to } };
}
