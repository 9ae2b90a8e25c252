import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { DateLimits } from '@hearthline/domain/date-range';
import { isWithin } from '@hearthline/domain/date-range';
import type { ProblemKind } from './problem-message.tsx';

export type TimePart = 'hour' | 'minute';

export interface DateDraft {
  date: IsoDate | null;
  text: string;
  hour: string;
  minute: string;
  problem: ProblemKind | null;
  refusals: number;
}

export const timeMaximums: Record<TimePart, number> = { hour: 23, minute: 59 };
const defaultTime = '09:00';

/** Takes 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. */
export function openDateDraft(value: string | null): DateDraft {
  const date = value?.slice(0, 10) ?? null;
  const time = value?.slice(11, 16) || defaultTime;
  const [hour = '', minute = ''] = time.split(':');
  return { date, text: date ?? '', hour, minute, problem: null, refusals: 0 };
}

function refuse(draft: DateDraft, problem: ProblemKind): DateDraft {
  return { ...draft, problem, refusals: draft.refusals + 1 };
}

export function pickDate(draft: DateDraft, date: IsoDate, limits: DateLimits): DateDraft {
  if (!isWithin(date, limits)) return refuse(draft, 'outsideLimits');
  return { ...draft, date, text: date, problem: null };
}

export function typeDate(draft: DateDraft, text: string, limits: DateLimits): DateDraft {
  const date = parseIsoDate(text.trim());
  if (date === undefined || !isWithin(date, limits)) return { ...draft, text };
  return { ...draft, date, text, problem: null };
}

export function commitDate(draft: DateDraft, limits: DateLimits): DateDraft {
  const text = draft.text.trim();
  if (text === '') return { ...draft, date: null, problem: null };
  const date = parseIsoDate(text);
  return date === undefined ? refuse(draft, 'notADate') : pickDate(draft, date, limits);
}

function isTimePart(text: string, part: TimePart): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= timeMaximums[part];
}

export function setTimePart(draft: DateDraft, part: TimePart, text: string): DateDraft {
  return { ...draft, [part]: text, problem: draft.problem === 'notATime' ? null : draft.problem };
}

export function commitTimePart(draft: DateDraft, part: TimePart): DateDraft {
  if (!isTimePart(draft[part], part)) return refuse(draft, 'notATime');
  return { ...draft, [part]: draft[part].padStart(2, '0') };
}

export interface FinishedDate {
  draft: DateDraft;
  value: string | null;
}

/** The value of Apply, or null with the draft that says what is wrong. */
export function finishDate(draft: DateDraft, limits: DateLimits, hasTime: boolean): FinishedDate {
  const committed = commitDate(draft, limits);
  if (committed.problem) return { draft: committed, value: null };
  if (committed.date === null) return { draft: refuse(committed, 'chooseDate'), value: null };
  if (!hasTime) return { draft: committed, value: committed.date };
  const timed = commitTimePart(commitTimePart(committed, 'hour'), 'minute');
  if (!isTimePart(timed.hour, 'hour') || !isTimePart(timed.minute, 'minute'))
    return { draft: timed, value: null };
  return { draft: timed, value: `${timed.date}T${timed.hour}:${timed.minute}` };
}
