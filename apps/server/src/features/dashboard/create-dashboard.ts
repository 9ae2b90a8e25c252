import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import type { Log } from '../../platform/log/log.ts';
import { publishMarketChanged } from '../../platform/push/push.ts';
import type { WeatherProvider } from '../../platform/weather/weather.ts';
import { createDashboardRoutes } from './dashboard.routes.ts';
import { createDashboardsService } from './dashboards.service.ts';
import type { MainDashboardDeps } from './make-main-dashboard.ts';
import { createMarketWatch } from './market-watch.ts';
import type { ListOwnNews } from './news.service.ts';
import { createNewsService } from './news.service.ts';
import type { ListDueCards } from './reminders.service.ts';
import { createRemindersService } from './reminders.service.ts';
import { createWeatherService } from './weather.service.ts';

export interface DashboardDeps extends MainDashboardDeps {
  database: Database;
  log: Log;
  pgListener: Pick<PgListener, 'listen'>;
  /** Null where nobody tells it. */
  weather: WeatherProvider | null;
  hasBoardAccess(agentId: string): Promise<boolean>;
  findWaitingGreetings(tx: Tx, agentId: string): Promise<{ count: number; day: string } | null>;
  listDueCards: ListDueCards;
  listOwnNews: ListOwnNews;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
}

/** The first screen of an agent: boards of badges, the panels on them, and word of changes. */
export function createDashboard(deps: DashboardDeps) {
  const { database, clock, log, pgListener, weather, hasBoardAccess } = deps;
  return {
    routes: createDashboardRoutes({
      dashboards: createDashboardsService({ ...deps, hasWeather: weather !== null }),
      reminders: createRemindersService(deps),
      news: createNewsService(deps),
      weather: createWeatherService({ database, clock, log, weather }),
      hasBoardAccess,
    }),
    marketWatch: createMarketWatch({ pgListener, log, publish: () => publishMarketChanged(database.db) }),
  };
}
