import type { Replay } from '@hearthline/contract/alerts';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, endOfWeek, startOfWeek, weekdayOf } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';

export type ReplayMessage = Replay['messages'][number];

export interface ReplayDay {
  day: IsoDate;
  /** The 30 days fill no whole weeks: those before and after only hold the place. */
  isInside: boolean;
  messages: ReplayMessage[];
  homes: number;
}

/** The days of the replay as weeks from Sunday on, each with what would have been sent on it. */
export function weeksOf({ from, to, timeZone, messages }: Replay): ReplayDay[][] {
  const [first, last] = [startOfWeek(from), endOfWeek(to)];
  const weeks: ReplayDay[][] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const sent = messages.filter(({ at }) => localDay(new Date(at), timeZone) === day);
    const homes = sent.reduce((sum, message) => sum + message.homes, 0);
    const entry = { day, isInside: day >= from && day <= to, messages: sent, homes };
    if (weekdayOf(day) === 0) weeks.push([]);
    weeks.at(-1)?.push(entry);
  }
  return weeks;
}

/** The one with most messages, the latest of those; null where nothing would have been sent. */
export const busiestOf = (days: readonly ReplayDay[]): ReplayDay | null =>
  days.reduce<ReplayDay | null>(
    (most, day) => (day.messages.length >= (most?.messages.length ?? 1) ? day : most),
    null,
  );
