import type { Weather } from '@hearthline/contract/dashboard';
import { fromWorld } from '@hearthline/domain/geo';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createKept } from '../../platform/kept.ts';
import type { Log } from '../../platform/log/log.ts';
import type { WeatherProvider } from '../../platform/weather/weather.ts';
import type { Municipality } from './market-news.store.ts';
import { findCentre, findCity, findMunicipality } from './market-news.store.ts';

/** Homes for sale move the middle of a place by little. */
const keptMs = 60 * 60 * 1000;
const keptPlaces = 1_000;

/** The weather where the agent works; without a provider there is none to ask for. */
export function createWeatherService({
  database,
  clock,
  log,
  weather,
}: {
  database: Pick<Database, 'asAgent' | 'db'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  weather: WeatherProvider | null;
}) {
  const kept = createKept<{ x: number; y: number } | null>({ clock, forMs: keptMs, most: keptPlaces });
  const centreOf = (municipality: Municipality | null) =>
    kept(municipality?.code ?? '', () => findCentre(database.db, municipality));

  return {
    getWeather: async (agentId: string): Promise<Weather> => {
      if (!weather) throw new AppError('not_found');
      const city = await database.asAgent(agentId, (tx) => findCity(tx, agentId));
      const municipality = await findMunicipality(database.db, city);
      const local = municipality && (await centreOf(municipality));
      const centre = local ?? (await centreOf(null));
      if (!centre) throw new AppError('unavailable');
      const [longitude, latitude] = fromWorld(centre.x, centre.y);
      const { days, readAt, ...now } = await weather
        .fetchForecast(latitude, longitude)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the weather could not be read');
          throw new AppError('unavailable', { cause: error });
        });
      const [today] = days;
      if (!today) throw new AppError('unavailable');
      return {
        place: local ? municipality.name : '',
        ...now,
        high: today.high,
        low: today.low,
        days,
        readAt: readAt.toISOString(),
        isSample: weather.isSample,
      };
    },
  };
}

export type WeatherService = ReturnType<typeof createWeatherService>;
