import { addDays } from '@hearthline/domain/calendar';
import { expect, it } from 'vitest';
import { createSettableClock } from '../platform/clock/clock.ts';
import { createDemoWeather } from './demo-weather.ts';

const forecastAt = (instant: string, [latitude, longitude]: [number, number] = [43.59, -79.64], seed = 1) =>
  createDemoWeather({ seed, clock: createSettableClock(instant) }).fetchForecast(latitude, longitude);

it('is the same for a place and a day, goes on from day to day, and says that it is made up', async () => {
  const provider = createDemoWeather({ seed: 1, clock: createSettableClock('2025-11-12T14:00:00Z') });
  expect(provider.isSample).toBe(true);
  const [first, again, tomorrow] = await Promise.all([
    forecastAt('2025-11-12T14:00:00Z'),
    forecastAt('2025-11-12T14:00:00Z', [43.61, -79.63]),
    forecastAt('2025-11-13T14:00:00Z'),
  ]);
  expect(again).toEqual(first);
  expect(first.days.map(({ date }) => date)).toEqual(
    [0, 1, 2, 3, 4].map((ahead) => addDays('2025-11-12', ahead)),
  );
  expect(tomorrow.days.slice(0, 4)).toEqual(first.days.slice(1));
  expect(await forecastAt('2025-11-12T14:00:00Z', [45.4, -75.7])).not.toEqual(first);
  // The day of the region, where it is still the evening before.
  expect((await forecastAt('2025-11-13T03:00:00Z')).days[0]?.date).toBe('2025-11-12');
});

it('is what the season brings', async () => {
  const isSnow = (code: number) => [66, 71, 73, 85].includes(code);
  const yearly = await Promise.all(
    Array.from({ length: 73 }, (_, step) => forecastAt(`${addDays('2025-01-03', step * 5)}T17:00:00Z`)),
  );
  const days = yearly.flatMap((each) => each.days);
  for (const { high, low, code, rainPercent } of days) {
    expect(low).toBeLessThan(high);
    expect(high).toBeLessThan(40);
    expect(low).toBeGreaterThan(-30);
    if (isSnow(code)) expect(low).toBeLessThan(0);
    if (code === 95) expect(high).toBeGreaterThanOrEqual(23);
    expect(rainPercent).toBeLessThanOrEqual(90);
  }
  const meanOf = (months: string[]) => {
    const found = days.filter(({ date }) => months.includes(date.slice(5, 7)));
    return found.reduce((sum, { high }) => sum + high, 0) / found.length;
  };
  expect(meanOf(['07', '08'])).toBeGreaterThan(22);
  expect(meanOf(['12', '01', '02'])).toBeLessThan(3);
  expect(new Set(days.map(({ code }) => code)).size).toBeGreaterThan(6);
});

it('knows day from night, and stays between the cold and the warmth of its day', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const isUpIn = async (day: string) =>
    (await Promise.all(hours.map((hour) => forecastAt(`${day}T${hour}:30:00Z`)))).filter(
      ({ isDay }) => isDay,
    );
  const [winter, summer] = [await isUpIn('2025-12-20'), await isUpIn('2025-06-20')];
  expect(winter.length).toBeGreaterThanOrEqual(8);
  expect(winter.length).toBeLessThanOrEqual(10);
  expect(summer.length).toBeGreaterThanOrEqual(14);
  expect(summer.length).toBeLessThanOrEqual(16);
  for (const { temperature, days } of [...winter, ...summer]) {
    expect(temperature).toBeGreaterThanOrEqual(days[0]?.low ?? 0);
    expect(temperature).toBeLessThanOrEqual(days[0]?.high ?? 0);
  }
  expect((await forecastAt('2025-06-20T17:00:00Z')).isDay).toBe(true);
  expect((await forecastAt('2025-06-20T05:00:00Z')).isDay).toBe(false);
});
