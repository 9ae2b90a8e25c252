import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Day } from './calendar.ts';
import { monthOfDay, weekdayOfDay } from './calendar.ts';

export const marketYears = 10;
const daysPerYear = 365.25;

/** Prices against those of the last day, by years before it: a rise, a pause, a boom, a correction and a slow return. */
const priceTurns: readonly (readonly [years: number, level: number])[] = [
  [-11, 0.5],
  [-10, 0.54],
  [-9, 0.63],
  [-8.3, 0.74],
  [-7.7, 0.69],
  [-6.5, 0.71],
  [-5.5, 0.76],
  [-4.6, 0.9],
  [-3.7, 1.14],
  [-3.4, 1.17],
  [-2.7, 0.99],
  [-2.1, 0.95],
  [-1.2, 0.97],
  [0, 1],
  [2, 1.06],
  [12, 1.45],
];
const rentTurns: readonly (readonly [years: number, level: number])[] = [
  [-11, 0.6],
  [-8, 0.7],
  [-5.2, 0.85],
  [-4.4, 0.78],
  [-2.6, 0.98],
  [-1.4, 1.03],
  [0, 1],
  [12, 1.35],
];

/** A feed knows all of the last years and hands over a part of what came before them. */
const recordTurns: readonly (readonly [years: number, share: number])[] = [
  [-11, 0.1],
  [-5.5, 0.18],
  [-2.8, 0.95],
  [0, 1],
];

const priceByMonth = [0.982, 0.994, 1.008, 1.02, 1.024, 1.014, 1, 0.993, 1.002, 0.998, 0.988, 0.977];
const salesByMonth = [0.6, 0.84, 1.16, 1.36, 1.48, 1.28, 0.94, 0.84, 1.18, 1.06, 0.74, 0.4];
const leasesByMonth = [0.8, 0.82, 0.95, 1.05, 1.18, 1.3, 1.4, 1.35, 1.05, 0.85, 0.7, 0.55];
const listingsByWeekday = [0.25, 1.25, 1.35, 1.3, 1.2, 0.95, 0.35];

export interface Cycle {
  /** Prices against those of the market's last day, season included. */
  priceLevel(day: Day): number;
  rentLevel(day: Day): number;
  /** How eagerly buyers buy: 1 in a balanced market, up to about 1.9 in a boom, down to about 0.5. */
  heat(day: Day): number;
  /** How many listings begin on a day, against others. */
  volume(day: Day, offer: Offer): number;
}

export function createCycle(lastDay: Day): Cycle {
  const yearsTo = (day: Day) => (day - lastDay) / daysPerYear;

  function priceLevel(day: Day): number {
    return interpolate(priceTurns, yearsTo(day)) * (priceByMonth[monthOfDay(day)] ?? 1);
  }

  return {
    priceLevel,
    rentLevel: (day) => interpolate(rentTurns, yearsTo(day)),
    heat(day) {
      const years = yearsTo(day);
      const yearlyGrowth = interpolate(priceTurns, years + 0.15) / interpolate(priceTurns, years - 0.35) - 1;
      const season = 0.55 + 0.45 * (salesByMonth[monthOfDay(day)] ?? 1);
      return Math.min(1.9, Math.max(0.5, (1 + yearlyGrowth * 3) * season));
    },
    volume(day, offer) {
      const kept = interpolate(recordTurns, yearsTo(day));
      const byMonth = offer === 'sale' ? salesByMonth : leasesByMonth;
      return kept * (byMonth[monthOfDay(day)] ?? 1) * (listingsByWeekday[weekdayOfDay(day)] ?? 1);
    },
  };
}

function interpolate(turns: readonly (readonly [number, number])[], at: number): number {
  let [fromAt, fromLevel] = turns[0] ?? [0, 1];
  for (const [toAt, toLevel] of turns) {
    if (at <= toAt) {
      const share = toAt === fromAt ? 1 : Math.max(0, (at - fromAt) / (toAt - fromAt));
      return fromLevel + (toLevel - fromLevel) * share;
    }
    fromAt = toAt;
    fromLevel = toLevel;
  }
  return fromLevel;
}
