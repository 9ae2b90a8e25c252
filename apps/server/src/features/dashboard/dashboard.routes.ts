import type { dashboardEndpoints } from '@hearthline/contract/dashboard';
import type { Handlers } from '../../platform/http/bind.ts';
import type { DashboardsService } from './dashboards.service.ts';
import type { NewsService } from './news.service.ts';
import type { RemindersService } from './reminders.service.ts';
import type { WeatherService } from './weather.service.ts';

export interface DashboardRoutesDeps {
  dashboards: DashboardsService;
  reminders: RemindersService;
  news: NewsService;
  weather: WeatherService;
  hasBoardAccess(agentId: string): Promise<boolean>;
}

export function createDashboardRoutes({
  dashboards,
  reminders,
  news,
  weather,
  hasBoardAccess,
}: DashboardRoutesDeps): Handlers<typeof dashboardEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const done = { isSuccess: true as const };

  return {
    'GET /dashboard': async ({ caller }) => reply({ items: await dashboards.list(caller.agentId) }),
    'POST /dashboard': async ({ caller, body }) => reply(await dashboards.create(caller.agentId, body.name)),
    'GET /dashboard/{name}': async ({ caller, params }) =>
      reply(await dashboards.get(caller.agentId, params.name)),
    'PUT /dashboard/{id}': async ({ caller, params, body }) =>
      reply(await dashboards.addItem(caller.agentId, params.id, body)),
    'PUT /dashboard/{id}/name': async ({ caller, params, body }) => {
      await dashboards.rename(caller.agentId, params.id, body.name);
      return done;
    },
    'PUT /dashboard/{id}/layout': async ({ caller, params, body }) =>
      reply(await dashboards.arrange(caller.agentId, params.id, body.items)),
    'PUT /dashboard/{id}/loading': async ({ caller, params, body }) => {
      await dashboards.setLazy(caller.agentId, params.id, body.isLazy);
      return done;
    },
    'PUT /dashboard/{id}/items': async ({ caller, params, body }) =>
      reply(await dashboards.setItems(caller.agentId, params.id, body.items)),
    'POST /dashboard/{id}/default': async ({ caller, params }) =>
      reply(await dashboards.restoreDefault(caller.agentId, params.id)),
    'DELETE /dashboard/{id}': async ({ caller, params }) => {
      await dashboards.remove(caller.agentId, params.id);
      return done;
    },
    'POST /dashboard/{id}/restore': async ({ caller, params }) =>
      reply(await dashboards.restore(caller.agentId, params.id)),
    'DELETE /dashboard/{id}/items/{item}': async ({ caller, params }) => {
      await dashboards.removeItem(caller.agentId, params.id, params.item);
      return done;
    },
    'POST /dashboard/{id}/items/{item}/restore': async ({ caller, params }) =>
      reply(await dashboards.restoreItem(caller.agentId, params.id, params.item)),

    'GET /dashboard/panels/reminders': async ({ caller, language }) =>
      reply(await reminders.list(caller.agentId, language)),
    'GET /dashboard/panels/news': async ({ caller, language }) => {
      const posts = await news.listPosts(caller.agentId, language);
      return reply(
        (await hasBoardAccess(caller.agentId))
          ? { ...(await news.list(caller.agentId)), posts, lock: null }
          : { items: [], posts, place: '', days: 0, lock: 'boardAccess' as const },
      );
    },
    'GET /dashboard/panels/weather': async ({ caller }) => reply(await weather.getWeather(caller.agentId)),
  };
}
