import { dayMinutes, dayMs, minuteMs } from '../calendar.ts';
import { localMinutes, minutesOfTime } from '../time-zone.ts';

export interface QuietHours {
  /** `21:00`, in the zone of whoever is to have peace. */
  from: string;
  to: string;
}

/** The same moment, or the first one after the quiet hours in which it falls. */
export function afterQuietHours(at: Date, { from, to }: QuietHours, timeZone: string): Date {
  const [start, end] = [minutesOfTime(from), minutesOfTime(to)];
  let moment = at;
  // More than once: where the end falls into an hour that is skipped, what follows may lie inside again.
  for (let turn = 0; turn < 3; turn += 1) {
    const now = localMinutes(moment, timeZone);
    if (!isWithin(now, start, end)) return moment;
    const wait = (end - now + dayMinutes) % dayMinutes;
    const there = new Date((Math.floor(moment.getTime() / minuteMs) + wait) * minuteMs);
    // Clocks may have changed on the way; the end is a time on the clock.
    const off = ((end - localMinutes(there, timeZone) + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
    const corrected = new Date(there.getTime() + off * minuteMs);
    moment = corrected > moment ? corrected : endOfSkip(moment, there, timeZone);
  }
  return moment;
}

/** The first moment from `at` on that lies in none of them; null where together they leave none of the day. */
export function afterAllQuietHours(at: Date, all: readonly QuietHours[], timeZone: string): Date | null {
  let moment = at;
  while (moment.getTime() <= at.getTime() + dayMs) {
    const next = all.reduce((each, hours) => afterQuietHours(each, hours, timeZone), moment);
    if (next.getTime() === moment.getTime()) return moment;
    moment = next;
  }
  return null;
}

/** The first moment after an hour that the clocks skip between two moments; the later one where they skip none. */
function endOfSkip(from: Date, to: Date, timeZone: string): Date {
  const shift = (at: number) => localMinutes(new Date(at), timeZone) - at / minuteMs;
  let [before, after] = [Math.floor(from.getTime() / minuteMs) * minuteMs, to.getTime()];
  const unshifted = shift(before);
  if (shift(after) === unshifted) return to;
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
    if (shift(middle) === unshifted) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** From and to may lie on both sides of midnight; equal ones are no quiet hours at all. */
function isWithin(minute: number, start: number, end: number): boolean {
  if (start === end) return false;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}
