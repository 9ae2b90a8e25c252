import type { consentEndpoints } from '@hearthline/contract/client-consent';
import type { clientEndpoints } from '@hearthline/contract/client-endpoints';
import type { smartListEndpoints } from '@hearthline/contract/client-filter';
import type { clientPageEndpoints } from '@hearthline/contract/client-page';
import type { Handlers } from '../../platform/http/bind.ts';
import type { ClientConsentsService } from './consent/client-consents.service.ts';
import type { DuplicatesService } from './duplicates/duplicates.service.ts';
import type { ExportService } from './export/export.service.ts';
import type { SmartListsService } from './filter/smart-lists.service.ts';
import type { HouseholdsService } from './households/households.service.ts';
import type { NotesService } from './notes/notes.service.ts';
import type { PrivacyService } from './privacy/privacy.service.ts';
import type { ClientDraftsService } from './records/client-drafts.service.ts';
import type { ClientsService } from './records/clients.service.ts';
import type { TasksService } from './tasks/tasks.service.ts';
import type { TimelineService } from './timeline/timeline.service.ts';
import type { TodayService } from './touchbase/today.service.ts';
import type { TouchbaseService } from './touchbase/touchbase.service.ts';

const done = { isSuccess: true as const };
const ok = <T>(result: T) => ({ isSuccess: true as const, result });

export function createClientsRoutes({
  clients,
  consents,
  drafts,
  duplicates,
  households,
  exports,
  privacy,
}: {
  clients: ClientsService;
  consents: Pick<ClientConsentsService, 'standingOf'>;
  drafts: ClientDraftsService;
  duplicates: DuplicatesService;
  households: HouseholdsService;
  exports: ExportService;
  privacy: PrivacyService;
}): Handlers<typeof clientEndpoints> {
  return {
    'POST /clients/search': async ({ caller, body }) => {
      const { rows, ...page } = await clients.search(caller.agentId, body);
      return { isSuccess: true, result: rows, ...page };
    },
    'POST /clients/count': async ({ caller, body }) => ({
      isSuccess: true,
      count: await clients.count(caller.agentId, body.filter),
    }),
    'GET /clients/tags': async ({ caller }) => ok(await clients.listTags(caller.agentId)),
    'POST /clients/duplicates': async ({ caller, body: { exceptId, ...identity } }) =>
      ok(await duplicates.find(caller.agentId, identity, exceptId ?? null)),
    'POST /clients': async ({ caller, body }) => {
      const client = await clients.create(caller.agentId, body);
      await drafts.remove(caller.agentId, undefined);
      return ok(client);
    },
    'GET /clients/{id}': async ({ caller, params }) => {
      const { client, row } = await clients.get(caller.agentId, params.id);
      return ok({
        ...client,
        consent: await consents.standingOf(caller.agentId, params.id),
        lastContactAt: row.lastContactAt?.toISOString() ?? null,
      });
    },
    'PUT /clients/{id}': async ({ caller, params, body }) => {
      const client = await clients.update(caller.agentId, params.id, body);
      await drafts.remove(caller.agentId, params.id);
      return ok(client);
    },
    'POST /clients/{id}/merge': async ({ caller, params, body }) =>
      ok(await duplicates.merge(caller.agentId, params.id, body.otherId)),
    'PUT /clients/{id}/household': async ({ caller, params, body }) =>
      ok(await households.set(caller.agentId, params.id, body.withId)),
    'POST /clients/bulk/category': async ({ caller, body }) =>
      ok({ count: await clients.setCategory(caller.agentId, body.choice, body.category) }),
    'POST /clients/bulk/tag': async ({ caller, body }) =>
      ok({ count: await clients.setTag(caller.agentId, body.choice, body.tag, body.isOn) }),
    'POST /clients/bulk/delete': async ({ caller, body }) =>
      ok(await clients.remove(caller.agentId, body.choice)),
    'POST /clients/restore': async ({ caller, body }) =>
      ok(await clients.restore(caller.agentId, body.batchId)),
    'POST /clients/export': ({ caller, body }) => ({
      content: exports.exportCsv(caller.agentId, body.choice),
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'no-store',
    }),
    'GET /clients/draft': async ({ caller, query }) => ok(await drafts.find(caller.agentId, query.clientId)),
    'PUT /clients/draft': async ({ caller, query, body }) =>
      ok(await drafts.keep(caller.agentId, query.clientId, body)),
    'DELETE /clients/draft': async ({ caller, query }) => {
      await drafts.remove(caller.agentId, query.clientId);
      return done;
    },
    'GET /clients/{id}/data': async ({ caller, params }) => ({
      content: await privacy.exportPerson(caller.agentId, params.id),
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-store',
    }),
    'POST /clients/{id}/erase': async ({ caller, params, body }) => {
      await privacy.erase(caller.agentId, params.id, body.confirmName);
      return done;
    },
  };
}

export function createConsentRoutes(service: ClientConsentsService): Handlers<typeof consentEndpoints> {
  return {
    'GET /clients/{id}/consents': async ({ caller, params }) =>
      ok(await service.list(caller.agentId, params.id)),
    'POST /clients/{id}/consents': async ({ caller, params, body }) =>
      ok(await service.add(caller.agentId, params.id, body)),
    'POST /clients/{id}/consents/{consentId}/withdraw': async ({ caller, params }) =>
      ok(await service.withdraw(caller.agentId, params.id, params.consentId)),
  };
}

export function createSmartListRoutes(service: SmartListsService): Handlers<typeof smartListEndpoints> {
  return {
    'GET /clients/lists': async ({ caller }) => ok(await service.list(caller.agentId)),
    'POST /clients/lists': async ({ caller, body }) => ok(await service.create(caller.agentId, body)),
    'PUT /clients/lists/{id}': async ({ caller, params, body }) =>
      ok(await service.update(caller.agentId, params.id, body)),
    'DELETE /clients/lists/{id}': async ({ caller, params }) => {
      await service.remove(caller.agentId, params.id);
      return done;
    },
    'POST /clients/lists/{id}/restore': async ({ caller, params }) =>
      ok(await service.restore(caller.agentId, params.id)),
  };
}

export function createClientPageRoutes({
  timeline,
  touchbase,
  notes,
  tasks,
  today,
}: {
  timeline: TimelineService;
  touchbase: TouchbaseService;
  notes: NotesService;
  tasks: TasksService;
  today: TodayService;
}): Handlers<typeof clientPageEndpoints> {
  return {
    'GET /clients/today': async ({ caller }) => ok(await today.get(caller.agentId)),
    'GET /clients/{id}/timeline': async ({ caller, params, query }) => {
      const { entries, next } = await timeline.listTimeline(caller.agentId, params.id, query);
      return { isSuccess: true, result: entries, next };
    },
    'GET /clients/{id}/touchbase': async ({ caller, params }) =>
      ok(await touchbase.getTouchbase(caller.agentId, params.id)),
    'PUT /clients/{id}/touchbase': async ({ caller, params, body }) =>
      ok(await touchbase.setTouchbase(caller.agentId, params.id, body)),
    'POST /clients/{id}/contacts': async ({ caller, params, body }) =>
      ok(await touchbase.addContact(caller.agentId, params.id, body)),
    'DELETE /clients/{id}/contacts/{itemId}': async ({ caller, params }) =>
      ok(await touchbase.removeContact(caller.agentId, params.id, params.itemId)),
    'GET /clients/{id}/notes': async ({ caller, params }) => ok(await notes.list(caller.agentId, params.id)),
    'POST /clients/{id}/notes': async ({ caller, params, body }) =>
      ok(await notes.add(caller.agentId, params.id, body)),
    'PUT /clients/{id}/notes/{itemId}': async ({ caller, params, body }) =>
      ok(await notes.update(caller.agentId, params.id, params.itemId, body)),
    'DELETE /clients/{id}/notes/{itemId}': async ({ caller, params }) => {
      await notes.remove(caller.agentId, params.id, params.itemId);
      return done;
    },
    'POST /clients/{id}/notes/{itemId}/restore': async ({ caller, params }) =>
      ok(await notes.restore(caller.agentId, params.id, params.itemId)),
    'GET /clients/{id}/tasks': async ({ caller, params }) => ok(await tasks.list(caller.agentId, params.id)),
    'POST /clients/{id}/tasks': async ({ caller, params, body }) =>
      ok(await tasks.add(caller.agentId, params.id, body)),
    'PUT /clients/{id}/tasks/{itemId}': async ({ caller, params, body }) =>
      ok(await tasks.update(caller.agentId, params.id, params.itemId, body)),
    'DELETE /clients/{id}/tasks/{itemId}': async ({ caller, params }) => {
      await tasks.remove(caller.agentId, params.id, params.itemId);
      return done;
    },
    'POST /clients/{id}/tasks/{itemId}/restore': async ({ caller, params }) =>
      ok(await tasks.restore(caller.agentId, params.id, params.itemId)),
  };
}
