import type { Day } from './calendar.ts';
import { toDay } from './calendar.ts';
import type { Cycle } from './cycle.ts';

export interface MlsNumbers {
  /** A number that nobody has yet, higher for later days. */
  next(areaCode: string, day: Day): string;
  /** Above all that are given here. */
  firstFree: number;
}

/** West, east, north and on: the board's letters of its areas. */
const areaLetters = 'WENCS';

export function formatMlsNumber(areaCode: string, number: number): string {
  return `${areaLetters[Number.parseInt(areaCode, 10) - 1] ?? 'X'}${number}`;
}

/** Numbers got an eighth digit with the year 2024. */
export const longNumbersFrom: Day = toDay('2024-01-01');
const firstShort = 1_000_000;
const firstLong = 10_000_000;
/** Room on each day beyond what is expected there. */
const slack = 1.6;
const slackPerDay = 24;

/**
 * Every day owns a stretch of numbers as long as its share of the market and a bit more, so that numbers rise with
 * time although homes are made one after the other. Days that are full borrow from the nearest one with room.
 */
export function createMlsNumbers(cycle: Cycle, firstDay: Day, lastDay: Day, listings: number): MlsNumbers {
  const days = lastDay - firstDay + 1;
  const weights = Array.from({ length: days }, (_, index) => cycle.volume(firstDay + index, 'sale'));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rooms = weights.map((weight) => Math.ceil((weight / total) * listings * slack) + slackPerDay);
  const starts: number[] = [];
  let short = firstShort;
  let long = firstLong;
  rooms.forEach((room, index) => {
    const isLongDay = firstDay + index >= longNumbersFrom;
    starts.push(isLongDay ? long : short);
    if (isLongDay) long += room;
    else short += room;
  });
  if (short > firstLong) throw new Error(`${listings} listings are more than there are numbers for`);
  const used = new Uint32Array(days);
  const hasRoom = (index: number) => index >= 0 && index < days && (used[index] ?? 0) < (rooms[index] ?? 0);
  const isLong = (index: number) => firstDay + index >= longNumbersFrom;

  function findDay(wanted: number): number {
    for (let gap = 0; gap < days; gap += 1) {
      if (hasRoom(wanted + gap) && isLong(wanted + gap) === isLong(wanted)) return wanted + gap;
      if (hasRoom(wanted - gap) && isLong(wanted - gap) === isLong(wanted)) return wanted - gap;
    }
    throw new Error('There are no numbers left');
  }

  return {
    next(areaCode, day) {
      const index = findDay(Math.min(days - 1, Math.max(0, day - firstDay)));
      const number = (starts[index] ?? firstLong) + (used[index] ?? 0);
      used[index] = (used[index] ?? 0) + 1;
      return formatMlsNumber(areaCode, number);
    },
    firstFree: long,
  };
}
