import type { Database } from '../../platform/db/database.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import { createBoardAccess } from './board-access.ts';
import { createBoardAgreementsService } from './board-agreements.service.ts';
import type { PlansDeps } from './plans.service.ts';
import { createPlansService } from './plans.service.ts';
import { createUsersRoutes } from './users.routes.ts';
import type { UsersDeps } from './users.service.ts';
import { createUsersService } from './users.service.ts';

export interface CreateUsersDeps extends UsersDeps, PlansDeps {
  /** Sees all agents, for what the operator does. */
  workerDatabase: Pick<Database, 'transaction'>;
  pgListener: Pick<PgListener, 'listen'>;
}

/** The agent's own account: profile, preferences, picture, plan, and agreements with boards. */
export function createUsers(deps: CreateUsersDeps) {
  const service = createUsersService(deps);
  const { hasBoardAccess, requireBoardAccess, forget } = createBoardAccess(deps);
  const plans = createPlansService(deps);
  return {
    service,
    plans,
    agreements: createBoardAgreementsService({ ...deps, database: deps.workerDatabase, forget }),
    hasBoardAccess,
    requireBoardAccess,
    routes: createUsersRoutes(service, plans),
  };
}
