import type { Database } from '../../platform/db/database.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import { createBoardAccess } from './board-access.ts';
import { createBoardAgreementsService } from './board-agreements.service.ts';
import { createUsersRoutes } from './users.routes.ts';
import type { UsersDeps } from './users.service.ts';
import { createUsersService } from './users.service.ts';

export interface CreateUsersDeps extends UsersDeps {
  /** Sees all agents, for what the operator does. */
  workerDatabase: Pick<Database, 'transaction'>;
  pgListener: Pick<PgListener, 'listen'>;
}

/** The agent's own account: profile, preferences, picture, plan, and agreements with boards. */
export function createUsers(deps: CreateUsersDeps) {
  const service = createUsersService(deps);
  const { hasBoardAccess, requireBoardAccess } = createBoardAccess(deps);
  return {
    service,
    agreements: createBoardAgreementsService({ ...deps, database: deps.workerDatabase }),
    hasBoardAccess,
    requireBoardAccess,
    routes: createUsersRoutes(service),
  };
}
