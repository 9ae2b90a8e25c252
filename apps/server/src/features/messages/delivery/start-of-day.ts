import { localDay } from '@hearthline/domain/time-zone';

const hourMs = 3_600_000;

/** The first moment of the day in that zone in which `at` lies. */
export function startOfDay(at: Date, timeZone: string): Date {
  const day = localDay(at, timeZone);
  // Midnight falls on a quarter of an hour everywhere, and no zone is further than 14 hours from this one.
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, after] = [noon - 27 * hourMs, noon + 3 * hourMs];
  while (after - before > 60_000) {
    const middle = Math.floor((before + after) / 2 / 60_000) * 60_000;
    if (localDay(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}
