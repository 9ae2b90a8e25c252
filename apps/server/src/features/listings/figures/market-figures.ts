import type {
  FigureQuestion,
  MarketFigures,
  MarketPlace,
  NamedPlace,
  PlaceFigures,
} from '@hearthline/contract/market-figures';
import { addDays, addMonths, endOfMonth, startOfMonth } from '@hearthline/domain/calendar';
import { homeKindsOf } from '@hearthline/domain/site/figure-kinds';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countPublicForSale } from '../for-sites/public-homes.store.ts';
import { createMarketKept } from './keep-until-moved.ts';
import type { MonthSums, PlaceMonth, PlaceSums } from './market-figures.store.ts';
import { createMarketFiguresStore } from './market-figures.store.ts';

const yearDays = 365;
const shownMonths = 24;
/** A year and the month with which it is compared. */
const reportedMonths = 13;
const searchedDays = 365;
const longestName = 100;

/** A place with its months, the last of them the one that is reported on. */
export interface ReportedPlace {
  place: NamedPlace;
  /** Oldest first; those without a sale are there too. */
  months: Omit<PlaceMonth, keyof NamedPlace>[];
}

/** Figures of sales for people who may not know single ones; leases are none. */
export function createMarketFigures({ db, clock }: { db: Db; clock: Clock }) {
  const store = createMarketFiguresStore(db);
  const todayOf = createBoardCalendar(clock);
  const lastDays = createMarketKept<string>({ clock });
  const places = createMarketKept<NamedPlace | null>({ clock });
  const sums = createMarketKept<PlaceSums & { forSale: number }>({ clock });
  const reports = createMarketKept<ReportedPlace[]>({ clock });
  const placeKey = ({ level, code }: MarketPlace) => `${level} ${code}`;

  const findPlace = (place: MarketPlace): Promise<NamedPlace | null> =>
    places.find(placeKey(place), async () => (await store.findPlaces([place]))[0] ?? null);

  const findAsOf = (asOf: string | undefined): Promise<string> => {
    const today = todayOf();
    const wanted = asOf === undefined || asOf > today ? today : asOf;
    return lastDays.find(wanted, async () => (await store.findLastDay(wanted)) ?? wanted);
  };

  async function findOne({ place, kind, days, asOf: wanted }: FigureQuestion): Promise<PlaceFigures | null> {
    const named = await findPlace(place);
    if (!named) return null;
    const asOf = await findAsOf(wanted);
    const monthsFrom = addMonths(startOfMonth(asOf), 1 - shownMonths);
    const key = [placeKey(place), kind, days, asOf, todayOf()].join(' ');
    const { months, medianBefore, ...found } = await sums.find(key, async () => {
      const kinds = homeKindsOf(kind);
      const lastYear = addDays(asOf, -yearDays);
      const summed = await store.sumPlace(place, kinds, {
        period: { from: addDays(asOf, 1 - days), to: asOf },
        before: { from: addDays(lastYear, 1 - days), to: lastYear },
        monthsFrom,
      });
      return { ...summed, forSale: await countPublicForSale(db, place, kind && kinds) };
    });
    return {
      place: named,
      kind,
      days,
      asOf,
      ...found,
      medianChange: found.median === null || medianBefore === null ? null : found.median / medianBefore - 1,
      months: everyMonth(monthsFrom, asOf).map(
        (month): MonthSums =>
          months.find((each) => each.month === month) ?? { month, sales: 0, median: null },
      ),
    };
  }

  const figures: MarketFigures = {
    find: async (questions) => {
      const found: (PlaceFigures | null)[] = [];
      // One after the other: many at once would take the connections of everybody else.
      for (const question of questions) found.push(await findOne(question));
      return found;
    },
    findPlaces: (wanted) => Promise.all(wanted.map(findPlace)),
    searchPlaces: (text, limit) =>
      store.searchPlaces(text.trim().slice(0, longestName), addDays(todayOf(), -searchedDays), limit),
    findByCity: async (city) => {
      const name = city.trim().slice(0, longestName);
      if (name === '') return null;
      return places.find(`named ${name.toLowerCase()}`, () => store.findByName(name));
    },
  };

  return {
    ...figures,
    /** Places with enough sales in the last whole month, the busiest first, and the last day whose sales are known. */
    listReported: async (): Promise<{ month: string; asOf: string; places: ReportedPlace[] }> => {
      const asOf = await findAsOf(undefined);
      const to = lastWholeMonth(asOf, todayOf());
      const from = addMonths(startOfMonth(to), 1 - reportedMonths);
      const found = await reports.find(to, async () =>
        groupMonths(await store.listMonths(homeKindsOf(null), { from, to }), everyMonth(from, to)),
      );
      return { month: to.slice(0, 7), asOf, places: found };
    },
    noteMove: (): void => {
      for (const each of [lastDays, places, sums, reports]) each.noteMove();
    },
  };
}

/** The month that is over and known to its end. */
function lastWholeMonth(asOf: string, today: string): string {
  const isOver = endOfMonth(asOf) < today;
  return endOfMonth(isOver ? asOf : addMonths(startOfMonth(asOf), -1));
}

function everyMonth(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

function groupMonths(rows: readonly PlaceMonth[], months: readonly string[]): ReportedPlace[] {
  const byPlace = new Map<string, { place: NamedPlace; rows: Map<string, PlaceMonth> }>();
  for (const row of rows) {
    const { level, code, name, within } = row;
    const known = byPlace.get(`${level} ${code}`) ?? {
      place: { level, code, name, within },
      rows: new Map(),
    };
    known.rows.set(row.month, row);
    byPlace.set(`${level} ${code}`, known);
  }
  return [...byPlace.values()].map(({ place, rows: known }) => ({
    place,
    months: months.map((month) => {
      const { sales = 0, median = null, daysToSell = null, shareOfAsking = null } = known.get(month) ?? {};
      return { month, sales, median, daysToSell, shareOfAsking };
    }),
  }));
}
