import type { greetingEndpoints } from '@hearthline/contract/greeting-endpoints';
import type { Handlers } from '../../platform/http/bind.ts';
import type { EventsService } from './calendar/events.service.ts';
import type { SharedDayService } from './calendar/shared-day.service.ts';
import type { YearService } from './calendar/year.service.ts';
import type { DecisionsService } from './decisions/decisions.service.ts';
import type { RecentService } from './recent/recent.service.ts';
import type { CategoriesService } from './tasks/categories.service.ts';
import type { TasksService } from './tasks/tasks.service.ts';
import type { TemplatesService } from './templates/templates.service.ts';
import type { WishesService } from './wishes/wishes.service.ts';

export function createGreetingsRoutes({
  year,
  events,
  sharedDay,
  decisions,
  categories,
  tasks,
  templates,
  recent,
  wishes,
}: {
  year: YearService;
  events: EventsService;
  sharedDay: SharedDayService;
  decisions: DecisionsService;
  categories: CategoriesService;
  tasks: TasksService;
  templates: TemplatesService;
  recent: RecentService;
  wishes: WishesService;
}): Handlers<typeof greetingEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const page = <T>({ rows, total }: { rows: T[]; total: number }) => ({ ...reply(rows), totalRows: total });
  return {
    'GET /greetings/year': async ({ caller, query }) => reply(await year.get(caller.agentId, query.from)),
    'GET /greetings/events': async ({ caller, query }) =>
      page(await events.list(caller.agentId, { ...query, isWaiting: query.isWaiting === 'true' })),
    'GET /greetings/days/{id}/clients': async ({ caller, params, query }) =>
      page(await sharedDay.listClients(caller.agentId, params.id, query)),
    'POST /greetings/decide': async ({ caller, body }) =>
      reply({ changed: await decisions.decide(caller.agentId, body.keys, body.decision) }),
    'GET /greetings/categories': async ({ caller }) => reply(await categories.list(caller.agentId)),
    'PUT /greetings/categories/{category}': async ({ caller, params, body }) =>
      reply(await categories.set(caller.agentId, params.category, body)),
    'GET /greetings/tasks': async ({ caller, query }) => page(await tasks.list(caller.agentId, query)),
    'POST /greetings/tasks': async ({ caller, body }) => reply(await tasks.create(caller.agentId, body)),
    'GET /greetings/tasks/{id}': async ({ caller, params }) =>
      reply(await tasks.get(caller.agentId, params.id)),
    'PUT /greetings/tasks/{id}': async ({ caller, params, body: { revision, ...input } }) =>
      reply(await tasks.update(caller.agentId, params.id, revision, input)),
    'POST /greetings/tasks/{id}/cancel': async ({ caller, params }) =>
      reply(await tasks.setState(caller.agentId, params.id, 'cancelled')),
    'POST /greetings/tasks/{id}/restore': async ({ caller, params }) =>
      reply(await tasks.setState(caller.agentId, params.id, 'scheduled')),
    'POST /greetings/tasks/count': async ({ caller, body }) => reply(await tasks.count(caller.agentId, body)),
    'GET /greetings/templates/{category}/{design}': async ({ caller, params, query }) =>
      reply(await templates.get(caller.agentId, { ...params, ...query })),
    'PUT /greetings/templates/{category}/{design}': async ({ caller, params, query, body }) =>
      reply(await templates.save(caller.agentId, { ...params, ...query }, body)),
    'DELETE /greetings/templates/{category}/{design}': async ({ caller, params, query }) =>
      reply(await templates.reset(caller.agentId, { ...params, ...query })),
    'POST /greetings/templates/{category}/{design}/preview': async ({ caller, params, query, body }) =>
      reply(await templates.preview(caller.agentId, { ...params, ...query }, body)),
    'POST /greetings/templates/{category}/{design}/test': async ({ caller, params, query, body }) => {
      await templates.sendTest(caller.agentId, { ...params, ...query }, body);
      return { isSuccess: true as const };
    },
    'POST /greetings/pictures': async ({ caller, readFile }) =>
      reply(await templates.addPicture(caller.agentId, (await readFile()).bytes)),
    'GET /greetings/recent': async ({ caller, query }) => page(await recent.list(caller.agentId, query)),
    'GET /greetings/recent/{id}': async ({ caller, params }) =>
      reply(await recent.get(caller.agentId, params.id)),
    'GET /greetings/recent/{id}/clients': async ({ caller, params, query }) => {
      const { counts, ...rows } = await recent.listClients(caller.agentId, params.id, query);
      return { ...page(rows), counts };
    },
    'GET /greetings/clients/{id}': async ({ caller, params }) =>
      reply(await wishes.get(caller.agentId, params.id)),
    'PUT /greetings/clients/{id}': async ({ caller, params, body }) =>
      reply(await wishes.put(caller.agentId, params.id, body)),
  };
}
