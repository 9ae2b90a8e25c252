import type { Clock } from './clock.ts';

/** The board dates agreements and the market by its own calendar. */
export const boardTimeZone = 'America/Toronto';

const minuteMs = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** `2025-11-12` as it reads on a wall calendar in that zone. */
export function calendarDate(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** The board's date, worked out once a minute: midnight falls on a whole minute everywhere. */
export function createBoardCalendar(clock: Clock): () => string {
  let [minute, today] = [Number.NaN, ''];
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / minuteMs);
    if (current !== minute) [minute, today] = [current, calendarDate(now, boardTimeZone)];
    return today;
  };
}
