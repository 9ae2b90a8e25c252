import type { Database } from '../../platform/db/database.ts';
import { createAccountMaker } from './auth.accounts.ts';
import { createEmailChanger } from './auth.email-change.service.ts';
import { createAuthJobHandlers } from './auth.jobs.ts';
import type { AuthMailDeps } from './auth.mail.service.ts';
import { createAuthMailService } from './auth.mail.service.ts';
import type { AuthRoutesDeps } from './auth.routes.ts';
import { createAuthRoutes } from './auth.routes.ts';
import type { AuthServiceDeps } from './auth.service.ts';
import { createAuthService } from './auth.service.ts';
import { createHashAddress } from './auth.sign-in.service.ts';

export type AuthDeps = AuthServiceDeps &
  Omit<AuthMailDeps, 'hashAddress'> &
  Omit<AuthRoutesDeps, 'service'> & {
    /** Sees all agents, for accounts that the operator makes. */
    workerDatabase: Pick<Database, 'transaction'>;
  };

/** Who a person is: sign-in, sessions, registration and passwords. */
export function createAuth(deps: AuthDeps) {
  const service = createAuthService(deps);
  const hashAddress = createHashAddress(deps.secret);
  return {
    service,
    createAccount: createAccountMaker({ ...deps, database: deps.workerDatabase }),
    changeEmail: createEmailChanger({ ...deps, database: deps.workerDatabase }),
    routes: createAuthRoutes({ ...deps, service }),
    jobs: createAuthJobHandlers(createAuthMailService({ ...deps, hashAddress })),
  };
}
