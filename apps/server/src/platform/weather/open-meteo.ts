import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { parseJsonBody, sendRequest } from '../http/outgoing.ts';
import type { Forecast, WeatherProvider } from './weather.ts';

const replyMaxBytes = 64 * 1024;
const keptMs = 15 * 60 * 1000;
/** A provider that is down is not asked anew for everybody who opens a dashboard. */
const failureKeptMs = 60 * 1000;
const mostPlaces = 500;

const degrees = z.number().min(-100).max(100);
const code = z.number().int().min(0).max(99);
const series = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(16);
const reply = z.object({
  current: z.object({ temperature_2m: degrees, weather_code: code, is_day: z.number() }),
  daily: z.object({
    time: series(z.iso.date()),
    weather_code: series(code),
    temperature_2m_max: series(degrees),
    temperature_2m_min: series(degrees),
    precipitation_probability_max: series(z.number().min(0).max(100).nullable()).optional(),
  }),
});

/** Forecasts of Open-Meteo or of a server that answers like it, kept for a while for every place of some ten kilometres. */
export function createOpenMeteo({
  url,
  clock,
  timeoutMs = 5_000,
}: {
  url: string;
  clock: Clock;
  timeoutMs?: number;
}): WeatherProvider {
  const kept = new Map<string, { until: number; forecast: Promise<Forecast> }>();

  function keep(place: string, forecast: Promise<Forecast>): void {
    const entry = { until: clock.now().getTime() + keptMs, forecast };
    kept.delete(place);
    kept.set(place, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPlaces) break;
      kept.delete(oldest);
    }
    forecast.catch(() => {
      entry.until = clock.now().getTime() + failureKeptMs;
    });
  }

  async function fetchForecast(latitude: string, longitude: string): Promise<Forecast> {
    const address = new URL(url);
    const asked = {
      latitude,
      longitude,
      current: 'temperature_2m,weather_code,is_day',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
      timezone: 'auto',
      forecast_days: '5',
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    const response = await sendRequest(address, { timeoutMs });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The weather could not be read (${response.status})`);
    }
    return toForecast(reply.parse(await parseJsonBody(response, replyMaxBytes)), clock.now());
  }

  return {
    isSample: false,
    fetchForecast: (latitude, longitude) => {
      const [north, east] = [latitude.toFixed(1), longitude.toFixed(1)];
      const place = `${north} ${east}`;
      const held = kept.get(place);
      if (held && held.until > clock.now().getTime()) return held.forecast;
      const forecast = fetchForecast(north, east);
      keep(place, forecast);
      return forecast;
    },
  };
}

function toForecast({ current, daily }: z.infer<typeof reply>, readAt: Date): Forecast {
  const days = daily.time.flatMap((date, index) => {
    const high = daily.temperature_2m_max[index];
    const low = daily.temperature_2m_min[index];
    const dayCode = daily.weather_code[index];
    if (high === undefined || low === undefined || dayCode === undefined) return [];
    return [
      { date, high, low, code: dayCode, rainPercent: daily.precipitation_probability_max?.[index] ?? null },
    ];
  });
  return {
    temperature: current.temperature_2m,
    code: current.weather_code,
    isDay: current.is_day === 1,
    days,
    readAt,
  };
}
