import type { setupEndpoints } from '@hearthline/contract/setup';
import type { Handlers } from '../../platform/http/bind.ts';
import { handleJob } from '../../platform/jobs/jobs.ts';
import type { AccessRequestsDeps, AccessRequestsService } from './access-requests.service.ts';
import { createAccessRequestsService } from './access-requests.service.ts';
import type { SetupDeps, SetupService } from './setup.service.ts';
import { accessRequestJob, createSetupService } from './setup.service.ts';

/** The first days of an agent: the checklist, and the way to board access with the administrators at its end. */
export function createSetup({
  users,
  ...deps
}: Omit<SetupDeps, 'users'> &
  Omit<AccessRequestsDeps, 'agreements'> & {
    users: { service: SetupDeps['users']; agreements: AccessRequestsDeps['agreements'] };
  }) {
  const requests = createAccessRequestsService({ ...deps, agreements: users.agreements });
  return {
    routes: createSetupRoutes(createSetupService({ ...deps, users: users.service }), requests),
    jobs: [handleJob(accessRequestJob, ({ requestId }) => requests.notifyAdmins(requestId))],
  };
}

function createSetupRoutes(
  setup: SetupService,
  requests: AccessRequestsService,
): Handlers<typeof setupEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const done = { isSuccess: true as const };
  return {
    'GET /users/setup': async ({ caller }) => reply(await setup.load(caller.agentId)),
    'PUT /users/setup': async ({ caller, body }) =>
      reply(await setup.dismiss(caller.agentId, body.isDismissed)),
    'POST /users/access-request': async ({ caller, body }) => reply(await setup.ask(caller.agentId, body)),
    'GET /admin/access-requests': async () => reply(await requests.listWaiting()),
    'POST /admin/access-requests/{requestId}/approve': async ({ caller, params, body }) => {
      await requests.approve(caller.agentId, params.requestId, body);
      return done;
    },
    'POST /admin/access-requests/{requestId}/refuse': async ({ caller, params, body }) => {
      await requests.refuse(caller.agentId, params.requestId, body.reason);
      return done;
    },
  };
}
