import { localeOf } from '@hearthline/format/language';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The agent's zone, or the browser's where theirs is missing or unknown to it. */
export function usableTimeZone(zone: string | undefined): string {
  return zone && isTimeZone(zone) ? zone : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function partOfDayAt(now: Date, timeZone: string): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-CA', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** "Wednesday, November 12" or "Mercredi 12 novembre". */
export function formatDayLine(now: Date, timeZone: string, language: string): string {
  const locale = localeOf(language);
  const text = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(now);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The calendar day as YYYY-MM-DD. */
export function isoDayAt(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
}
