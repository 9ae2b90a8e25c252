import { dayMinutes, minuteMs } from '@hearthline/domain/calendar';
import { localMinutes } from '@hearthline/domain/time-zone';

/** In which nobody reads, answers or comes by. */
export const night = { from: '21:30', to: '07:30' } as const;

const evening = 20 * 60;
const nightMinutes = 12 * 60;
/** A night is told as the hour before nine in the evening. */
const shrunk = 12;

/** Whoever would have been here by night was here the evening before; of two the earlier one stays the earlier one. */
export function beforeNight(at: Date, timeZone: string): Date {
  const sinceEvening = (localMinutes(at, timeZone) - evening + dayMinutes) % dayMinutes;
  if (sinceEvening >= nightMinutes) return at;
  return new Date(at.getTime() - Math.ceil(sinceEvening * (1 - 1 / shrunk)) * minuteMs);
}
