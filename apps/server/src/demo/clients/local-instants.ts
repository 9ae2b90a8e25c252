import { minuteMs } from '@hearthline/domain/calendar';
import { startOfDay } from '@hearthline/domain/time-zone';

/** The moments of days in a zone, by their minutes; the first of each day is looked up once. */
export function createInstants(timeZone: string): (date: string, minute: number) => Date {
  const starts = new Map<string, number>();
  return (date, minute) => {
    const start = starts.get(date) ?? startOfDay(date, timeZone).getTime();
    starts.set(date, start);
    return new Date(start + minute * minuteMs);
  };
}
