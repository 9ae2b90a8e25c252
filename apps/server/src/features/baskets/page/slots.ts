import { addDays } from '@hearthline/domain/calendar';
import { instantAt, localDay } from '@hearthline/domain/time-zone';

const daysOffered = 7;
const timesOfDay = ['10:00', '11:30', '13:00', '14:30', '16:00', '17:30'];

/** When a showing can be asked for: from tomorrow on, in the agent's zone. Nothing is booked before the agent says yes. */
export function listSlots(now: Date, timeZone: string): { date: string; times: string[] }[] {
  const today = localDay(now, timeZone);
  return Array.from({ length: daysOffered }, (_, index) => {
    const date = addDays(today, index + 1);
    return { date, times: timesOfDay.map((time) => instantAt(`${date}T${time}`, timeZone).toISOString()) };
  });
}
