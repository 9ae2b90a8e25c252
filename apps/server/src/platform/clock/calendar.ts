import { minuteMs } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from './clock.ts';

/** The board's date, worked out once a minute: midnight falls on a whole minute everywhere. */
export function createBoardCalendar(clock: Clock): () => string {
  let [minute, today] = [Number.NaN, ''];
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / minuteMs);
    if (current !== minute) [minute, today] = [current, boardDay(now)];
    return today;
  };
}
