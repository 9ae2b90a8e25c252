import type { searchEndpoints } from '@hearthline/contract/searches';
import type { Handlers } from '../../../platform/http/bind.ts';
import type { SearchesService } from './searches.service.ts';

/** Saved searches tell how many listings they find, so they too need the agreement. */
export function createSearchesRoutes({
  service,
  requireBoardAccess,
}: {
  service: SearchesService;
  requireBoardAccess(agentId: string): Promise<void>;
}): Handlers<typeof searchEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const done = { isSuccess: true as const };
  return {
    'GET /searches': async ({ caller }) => {
      await requireBoardAccess(caller.agentId);
      return reply(await service.list(caller.agentId));
    },
    'POST /searches': async ({ caller, body }) => {
      await requireBoardAccess(caller.agentId);
      return reply(await service.save(caller.agentId, body));
    },
    'PUT /searches/{id}': async ({ caller, params, body }) => {
      await requireBoardAccess(caller.agentId);
      return reply(await service.update(caller.agentId, params.id, body));
    },
    'POST /searches/{id}/opened': async ({ caller, params }) => {
      await service.setOpened(caller.agentId, params.id);
      return done;
    },
    'DELETE /searches/{id}': async ({ caller, params }) => {
      await service.remove(caller.agentId, params.id);
      return done;
    },
    'POST /searches/{id}/restore': async ({ caller, params }) => {
      await requireBoardAccess(caller.agentId);
      return reply(await service.restore(caller.agentId, params.id));
    },
    'GET /searches/recent': async ({ caller }) => reply(await service.listRecent(caller.agentId)),
    'POST /searches/recent': async ({ caller, body }) => {
      await service.remember(caller.agentId, body.criteria, body.total);
      return done;
    },
    'POST /searches/shared': async ({ body }) => reply({ key: await service.share(body.criteria) }),
    'GET /searches/shared/{key}': async ({ params }) => reply(await service.findShared(params.key)),
  };
}
