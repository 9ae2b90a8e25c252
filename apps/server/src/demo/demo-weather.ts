import { createRandom } from '@hearthline/demo-market/random';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, dayMs, dayOf, daysInMonth, hourMs, monthOf, yearOf } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../platform/clock/clock.ts';
import type { ForecastDay, WeatherProvider } from '../platform/weather/weather.ts';

/** What days are like on the north shore of Lake Ontario, in the middle of each month from January on. */
const usualHighs = [-1, 0, 5, 12, 19, 24, 27, 26, 21, 14, 8, 2];
const usualLows = [-8, -8, -4, 2, 8, 13, 16, 16, 11, 5, 1, -5];
const northOfLake = 43.6;
/** So much colder a degree further north. */
const coolingByDegree = 0.7;
const forecastDays = 5;

/** A made-up forecast for a made-up region: the same for a place and a day, however often it is asked for. */
export function createDemoWeather({ seed, clock }: { seed: number; clock: Clock }): WeatherProvider {
  return {
    isSample: true,
    fetchForecast: async (latitude, longitude) => {
      const readAt = clock.now();
      // Of some ten kilometres, as a real provider is asked for.
      const place = {
        latitude: Number(latitude.toFixed(1)),
        name: `${latitude.toFixed(1)} ${longitude.toFixed(1)}`,
      };
      const today = boardDay(readAt);
      const days = Array.from({ length: forecastDays }, (_, ahead) =>
        makeDay(seed, place, addDays(today, ahead)),
      ) as [ForecastDay, ...ForecastDay[]];
      const sun = sunAt(readAt, place.latitude, Number(longitude.toFixed(1)));
      const [{ high, low, code }] = days;
      return { temperature: rounded(low + (high - low) * sun.warmth), code, isDay: sun.isUp, days, readAt };
    },
  };
}

interface Place {
  latitude: number;
  name: string;
}

function makeDay(seed: number, { latitude, name }: Place, date: IsoDate): ForecastDay {
  const random = createRandom(seed, `weather ${name} ${date}`);
  // Weather comes in spells: a day takes half of its mood from what the whole week is like.
  const spell = createRandom(seed, `weather ${name} ${Math.floor(Date.parse(date) / (4 * dayMs))}`).normal(
    0,
    2.5,
  );
  const away = spell + random.normal(0, 1.5) - (latitude - northOfLake) * coolingByDegree;
  const wet = random.next();
  // Under clouds days are cooler and nights milder.
  const high = rounded(usualOf(usualHighs, date) + away - wet * 2);
  const low = rounded(Math.min(usualOf(usualLows, date) + away + wet * 2, high - 2));
  return {
    date,
    high,
    low,
    code: codeOf(wet, high, low, random.next()),
    rainPercent: Math.round(wet * 9) * 10,
  };
}

/** Between the middles of two months. */
function usualOf(monthly: readonly number[], date: IsoDate): number {
  const month = monthOf(date) - 1;
  const past = dayOf(date) / daysInMonth(yearOf(date), month + 1) - 0.5;
  const at = (index: number) => monthly[(index + 12) % 12] ?? 0;
  return at(month) + (at(month + Math.sign(past)) - at(month)) * Math.abs(past);
}

/** The WMO code of a day: from clear to what falls, as rain, snow or both. */
function codeOf(wet: number, high: number, low: number, chance: number): number {
  if (wet < 0.3) return 0;
  if (wet < 0.5) return 2;
  if (wet < 0.68) return 3;
  if (high <= 0) return wet < 0.85 ? 85 : 73;
  if (high <= 3 && low < -1) return chance < 0.3 ? 66 : 71;
  if (high >= 23 && chance < 0.4) return 95;
  return wet < 0.8 ? 80 : wet < 0.9 ? 51 : 61;
}

/** Whether the sun is up, and how far the day has warmed: coldest at dawn, warmest three hours after noon. */
function sunAt(instant: Date, latitude: number, longitude: number): { isUp: boolean; warmth: number } {
  const yearStart = Date.UTC(instant.getUTCFullYear(), 0, 1);
  const season = (2 * Math.PI * (instant.getTime() - yearStart)) / (365.25 * dayMs);
  const declination = -0.409 * Math.cos(season + 0.17);
  const hours = ((instant.getTime() % dayMs) / hourMs + longitude / 15 + 24) % 24;
  const north = (latitude * Math.PI) / 180;
  const angle = ((hours - 12) * Math.PI) / 12;
  const height =
    Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(angle);
  return { isUp: height > -0.0145, warmth: (1 + Math.cos(((hours - 15) * Math.PI) / 12)) / 2 };
}

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;
