import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays } from '@hearthline/domain/calendar';
import type { Format } from '@hearthline/format/format';
import { capitalize } from '@hearthline/format/intl-writers';

const anySunday = '2025-11-02';

export function listWeekdays(format: Format): { name: string; short: string }[] {
  return Array.from({ length: 7 }, (_, day) => {
    const name = capitalize(format.weekday(addDays(anySunday, day)));
    return { name, short: name.slice(0, 2) };
  });
}

export function isSameMonth(left: IsoDate, right: IsoDate): boolean {
  return left.slice(0, 7) === right.slice(0, 7);
}
