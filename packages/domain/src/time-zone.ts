/** Days and hours as they read on the clocks of a zone. Without a zone the machine's own holds. */

import type { IsoDate } from './calendar.ts';
import { dayMs, hourMs, minuteMs } from './calendar.ts';

// Making a formatter costs far more than using it, and a list asks for the day of every row.
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** `2025-11-12T09:05`, as the clocks of the zone show it. */
export function localClock(instant: Date, timeZone?: string): string {
  const distance = timeZone === undefined ? null : distanceOf(instant.getTime(), timeZone);
  if (distance === null) return askClock(instant, timeZone);
  return new Date(instant.getTime() + distance).toISOString().slice(0, 16);
}

function askClock(instant: Date, timeZone?: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant).replace(' ', 'T');
}

// Asking a formatter takes microseconds, and planning a month of messages asks thousands of times about the same days.
const distances = new Map<string, number | null>();
const mostDistances = 4_000;
/** Before, some clocks were off by seconds. */
const wholeMinutesSince = Date.UTC(1973, 0, 1);
const wholeMinutesUntil = Date.UTC(2200, 0, 1);

/** How far the clocks of a zone are before UTC; null on a day on which that changes. */
function distanceOf(instant: number, timeZone: string): number | null {
  if (!(instant >= wholeMinutesSince && instant < wholeMinutesUntil)) return null;
  const day = Math.floor(instant / dayMs);
  const key = `${day} ${timeZone}`;
  let distance = distances.get(key);
  if (distance === undefined) {
    const [begin, end] = [day, day + 1].map(
      (each) => Date.parse(`${askClock(new Date(each * dayMs), timeZone)}:00Z`) - each * dayMs,
    );
    distance = begin === end ? (begin ?? null) : null;
    if (distances.size >= mostDistances) distances.clear();
    distances.set(key, distance);
  }
  return distance;
}

/** `2025-11-12` as it reads on a wall calendar in that zone. */
export function localDay(instant: Date, timeZone?: string): string {
  return localClock(instant, timeZone).slice(0, 10);
}

/** The board dates agreements and the market by its own calendar. */
export const boardTimeZone = 'America/Toronto';

/** The board's date of a moment, in summer and winter alike. */
export const boardDay = (instant: Date): IsoDate => localDay(instant, boardTimeZone);

export function localHour(instant: Date, timeZone?: string): number {
  return Number(localClock(instant, timeZone).slice(11, 13));
}

/** Minutes since midnight on the clocks of the zone. */
export function localMinutes(instant: Date, timeZone?: string): number {
  return minutesOfTime(localClock(instant, timeZone).slice(11));
}

/** `09:05` as minutes since midnight. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The first moment of a day in that zone; not midnight everywhere, since some clocks skip that. */
export function startOfDay(day: IsoDate, timeZone: string): Date {
  // Zones lie between 12 hours behind and 14 before this one, and change on whole minutes.
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, after] = [noon - 27 * hourMs, noon + 3 * hourMs];
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
    if (localDay(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The moment at which the clocks of a zone show this. Where they skip it, the moment after. */
export function instantAt(clock: string, timeZone?: string): Date {
  const wanted = Date.parse(`${clock}:00Z`);
  let moment = wanted;
  // The distance between the zone and UTC at the guess may not be the one at the answer.
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = Date.parse(`${localClock(new Date(moment), timeZone)}:00Z`);
    if (shown === wanted) break;
    moment += wanted - shown;
  }
  return new Date(moment);
}

/** Under the name by which zones are listed, which databases know too. */
export const isListedTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);

/** Under any name that this machine understands. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The zone this machine is set to. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export const cityOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
