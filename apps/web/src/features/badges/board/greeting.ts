import { isTimeZone, localHour, ownTimeZone } from '@hearthline/domain/time-zone';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The agent's zone, or the browser's where theirs is missing or unknown to it. */
export function usableTimeZone(zone: string | undefined): string {
  return zone && isTimeZone(zone) ? zone : ownTimeZone();
}

export function partOfDayAt(now: Date, timeZone: string): PartOfDay {
  const hour = localHour(now, timeZone);
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
