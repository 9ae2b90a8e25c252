/**
 * The days of the year that agents greet on. Which rule each follows is said beside it and in decision 0062; days that
 * begin at sunset are told by the day that follows.
 */
import type { IsoDate } from '../calendar.ts';
import { addDays, toIsoDate, weekdayOf } from '../calendar.ts';
import type { Province } from '../client/vocabulary.ts';
import { diwali } from './diwali.ts';
import { easter, orthodoxEaster } from './easter.ts';
import { eidAlFitr, lastEidYear } from './eid.ts';
import { hanukkah } from './hanukkah.ts';
import { lunarNewYear } from './lunar-new-year.ts';

export type FeastKind = 'holiday' | 'movingFeast';

interface Definition {
  kind: FeastKind;
  /** Where it is kept. */
  provinces: 'all' | readonly Province[];
  /** Mail is neither collected nor delivered where it is kept (calendar of Canada Post, 2026). */
  stopsMail?: true;
  /** People keep it by different reckonings, or from the evening before; screens say that it may differ by a day. */
  mayDifferByADay?: true;
  /** The day begins, and much of the celebration, at the sunset before it. */
  beginsEveningBefore?: true;
  /** Under which other name a province keeps it. */
  localNames?: Partial<Record<Province, string>>;
  days: (year: number) => readonly IsoDate[];
}

const [sunday, monday] = [0, 1];
const winterHoliday: readonly Province[] = ['AB', 'BC', 'MB', 'NB', 'NS', 'ON', 'PE', 'SK'];
const summerHoliday: readonly Province[] = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'SK'];

/** In the order of the year. */
export const feasts = {
  newYear: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(1, 1) },
  lunarNewYear: { kind: 'movingFeast', provinces: 'all', mayDifferByADay: true, days: once(lunarNewYear) },
  valentinesDay: { kind: 'holiday', provinces: 'all', days: fixed(2, 14) },
  familyDay: {
    kind: 'holiday',
    provinces: winterHoliday,
    localNames: { MB: 'louisRielDay', NS: 'heritageDay', PE: 'islanderDay' },
    days: nth(3, monday, 2),
  },
  eidAlFitr: {
    kind: 'movingFeast',
    provinces: 'all',
    mayDifferByADay: true,
    beginsEveningBefore: true,
    days: eidAlFitr,
  },
  goodFriday: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fromEaster(-2) },
  easter: { kind: 'movingFeast', provinces: 'all', days: fromEaster(0) },
  easterMonday: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fromEaster(1) },
  orthodoxEaster: { kind: 'movingFeast', provinces: 'all', days: once(orthodoxEaster) },
  mothersDay: { kind: 'movingFeast', provinces: 'all', days: nth(2, sunday, 5) },
  victoriaDay: {
    kind: 'holiday',
    provinces: 'all',
    stopsMail: true,
    localNames: { QC: 'patriotsDay' },
    days: once((year) => lastWeekdayBefore(toIsoDate(year, 5, 25), monday)),
  },
  fathersDay: { kind: 'movingFeast', provinces: 'all', days: nth(3, sunday, 6) },
  saintJean: { kind: 'holiday', provinces: ['QC'], stopsMail: true, days: fixed(6, 24) },
  canadaDay: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(7, 1) },
  civicHoliday: {
    kind: 'holiday',
    provinces: summerHoliday,
    stopsMail: true,
    localNames: {
      AB: 'albertaHeritageDay',
      BC: 'britishColumbiaDay',
      MB: 'terryFoxDay',
      NB: 'newBrunswickDay',
      NS: 'natalDay',
      PE: 'natalDay',
      SK: 'saskatchewanDay',
    },
    days: nth(1, monday, 8),
  },
  discoveryDay: { kind: 'holiday', provinces: ['YT'], stopsMail: true, days: nth(3, monday, 8) },
  labourDay: { kind: 'holiday', provinces: 'all', stopsMail: true, days: nth(1, monday, 9) },
  truthAndReconciliation: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(9, 30) },
  thanksgiving: { kind: 'movingFeast', provinces: 'all', stopsMail: true, days: nth(2, monday, 10) },
  diwali: { kind: 'movingFeast', provinces: 'all', mayDifferByADay: true, days: once(diwali) },
  halloween: { kind: 'holiday', provinces: 'all', days: fixed(10, 31) },
  remembranceDay: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(11, 11) },
  hanukkah: {
    kind: 'movingFeast',
    provinces: 'all',
    mayDifferByADay: true,
    beginsEveningBefore: true,
    days: once(hanukkah),
  },
  christmas: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(12, 25) },
  boxingDay: { kind: 'holiday', provinces: 'all', stopsMail: true, days: fixed(12, 26) },
} as const satisfies Record<string, Definition>;

export type FeastId = keyof typeof feasts;
export const feastIds = Object.keys(feasts) as FeastId[];
export const feastOf = (id: FeastId): Definition => feasts[id];

type LocalNames<Feast> = Feast extends { localNames: infer Names } ? Names[keyof Names] : never;
/** What texts have words for. */
export type FeastName = FeastId | LocalNames<(typeof feasts)[FeastId]>;

/** The years in which every feast is known; the calendar of Umm al-Qura is published no further. */
export const feastYears = { first: 2000, last: lastEidYear } as const;

/** In order; two where a feast comes twice in a year, as Eid in 2000 and 2033. */
export const feastDays = (id: FeastId, year: number): readonly IsoDate[] => feasts[id].days(year);

export function isKeptIn(id: FeastId, province: Province): boolean {
  const { provinces } = feastOf(id);
  return provinces === 'all' || provinces.includes(province);
}

export const feastName = (id: FeastId, province: Province | null): FeastName =>
  ((province && feastOf(id).localNames?.[province]) as FeastName | undefined) ?? id;

function fixed(month: number, day: number): Definition['days'] {
  return once((year) => toIsoDate(year, month, day));
}

function nth(count: number, weekday: number, month: number): Definition['days'] {
  return once((year) => lastWeekdayBefore(toIsoDate(year, month, 7 * count + 1), weekday));
}

function fromEaster(days: number): Definition['days'] {
  return once((year) => addDays(easter(year), days));
}

function once(dayIn: (year: number) => IsoDate): Definition['days'] {
  return (year) => [dayIn(year)];
}

function lastWeekdayBefore(day: IsoDate, weekday: number): IsoDate {
  return addDays(day, -(((weekdayOf(day) - weekday + 6) % 7) + 1));
}
