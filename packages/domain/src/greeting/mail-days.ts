import type { IsoDate } from '../calendar.ts';
import { addDays, weekdayOf, yearOf } from '../calendar.ts';
import type { Province } from '../client/vocabulary.ts';
import { feastDays, feastIds, feastOf, isKeptIn } from './feast.ts';

const [sunday, saturday] = [0, 6];
const isWeekend = (day: IsoDate): boolean => [sunday, saturday].includes(weekdayOf(day));

/** Days of a year on which a province's mail rests beside weekends; those of a weekend are made up for on the working days after it. */
export function mailHolidays(year: number, province: Province): IsoDate[] {
  const kept = feastIds
    .filter((id) => feastOf(id).stopsMail && isKeptIn(id, province))
    .flatMap((id) => feastDays(id, year))
    .sort();
  const observed = new Set(kept.filter((day) => !isWeekend(day)));
  for (const holiday of kept.filter(isWeekend)) {
    let day = addDays(holiday, 1);
    while (isWeekend(day) || observed.has(day)) day = addDays(day, 1);
    observed.add(day);
  }
  return [...observed].sort();
}

// A batch asks for the same few weeks once per card.
const known = new Map<string, ReadonlySet<IsoDate>>();

/** Mail is collected and delivered there. */
export function isMailDay(day: IsoDate, province: Province): boolean {
  if (isWeekend(day)) return false;
  const key = `${yearOf(day)} ${province}`;
  const holidays = known.get(key) ?? new Set(mailHolidays(yearOf(day), province));
  known.set(key, holidays);
  return !holidays.has(day);
}
