import type { cmaEndpoints } from '@hearthline/contract/cma-endpoints';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { Handlers } from '../../platform/http/bind.ts';
import { createGuard } from '../../platform/http/guard.ts';
import type { CmasService } from './analyses/cmas.service.ts';
import type { ComparablesService } from './comparables/comparables.service.ts';
import type { SubjectsService } from './comparables/subjects.service.ts';
import type { EstimatesService } from './estimates/estimates.service.ts';
import type { GridService } from './grid/grid.service.ts';
import type { ReportKeys } from './report/report.routes.ts';

export interface CmaServices {
  subjects: SubjectsService;
  comparables: ComparablesService;
  grids: GridService;
  cmas: CmasService;
}

export interface CmaRoutesDeps extends CmaServices {
  estimates: EstimatesService;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  requireBoardAccess(agentId: string): Promise<void>;
  /** The board's date. */
  todayOf(): string;
}

/** An analysis shows what was sold, so every handler asks for the board agreement first. */
export function createCmaRoutes(services: CmaRoutesDeps): Omit<Handlers<typeof cmaEndpoints>, ReportKeys> {
  const { subjects, comparables, estimates, grids, cmas, findCards, requireBoardAccess, todayOf } = services;
  const guarded = createGuard(requireBoardAccess);
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const done = { isSuccess: true as const };

  return {
    'GET /cma/subjects': guarded(async ({ caller, query }) =>
      reply(await subjects.suggest(caller.agentId, query)),
    ),
    'GET /cma/subjects/{listingId}': guarded(async ({ caller, params }) =>
      reply(await subjects.find(caller.agentId, params.listingId, todayOf())),
    ),
    'GET /cma/estimates/{listingId}': guarded(async ({ caller, params }) =>
      reply(await estimates.find(caller.agentId, params.listingId, todayOf())),
    ),
    'POST /cma/comparables': guarded(async ({ caller, body }) => {
      const { source } = await subjects.findOrigin(body.subject.listingId);
      return reply(await comparables.find(caller.agentId, body, source, todayOf()));
    }),
    'POST /cma/grid': guarded(async ({ caller, body }) => {
      const { source } = await subjects.findOrigin(body.subject.listingId);
      const made = await grids.make(body, source, toDayNumber(todayOf()));
      const cards = await findCards(
        caller.agentId,
        made.grid.sales.map(({ id }) => id),
      );
      const byId = new Map(cards.map((card) => [card.id, card]));
      return reply({ ...made, listings: made.grid.sales.flatMap(({ id }) => byId.get(id) ?? []) });
    }),
    'POST /cma': guarded(async ({ caller, body }) => reply(await cmas.start(caller.agentId, body))),
    'GET /cma': guarded(async ({ caller, query }) => {
      const { rows, total } = await cmas.list(caller.agentId, query);
      return { ...reply(rows), totalRows: total };
    }),
    'GET /cma/record': guarded(async ({ caller }) => reply(await cmas.findRecord(caller.agentId))),
    'GET /cma/{id}': guarded(async ({ caller, params }) => reply(await cmas.get(caller.agentId, params.id))),
    'PUT /cma/{id}': guarded(async ({ caller, params, body }) =>
      reply(await cmas.update(caller.agentId, params.id, body)),
    ),
    'DELETE /cma/{id}': guarded(async ({ caller, params }) => {
      await cmas.remove(caller.agentId, params.id);
      return done;
    }),
    'POST /cma/{id}/restore': guarded(async ({ caller, params }) => {
      await cmas.restore(caller.agentId, params.id);
      return done;
    }),
    'POST /cma/{id}/duplicate': guarded(async ({ caller, params }) =>
      reply(await cmas.duplicate(caller.agentId, params.id)),
    ),
    'POST /cma/{id}/versions': guarded(async ({ caller, params, body }) =>
      reply(await cmas.saveVersion(caller.agentId, params.id, body)),
    ),
    'GET /cma/{id}/versions/{version}': guarded(async ({ caller, params }) =>
      reply(await cmas.getVersion(caller.agentId, params.id, params.version)),
    ),
    'PUT /cma/{id}/watch': guarded(async ({ caller, params, body }) =>
      reply(await cmas.setWatch(caller.agentId, params.id, body)),
    ),
  };
}
