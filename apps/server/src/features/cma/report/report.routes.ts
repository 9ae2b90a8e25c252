import type { cmaEndpoints } from '@hearthline/contract/cma-endpoints';
import type { Handlers } from '../../../platform/http/bind.ts';
import { createGuard } from '../../../platform/http/guard.ts';
import type { ReportsService } from './reports.service.ts';

type Table = typeof cmaEndpoints;
export type ReportKeys =
  | 'POST /cma/{id}/reports'
  | 'GET /cma/{id}/reports'
  | Extract<keyof Table, `${string} /cma/reports/${string}`>;

export function createReportRoutes({
  reports,
  requireBoardAccess,
}: {
  reports: ReportsService;
  requireBoardAccess(agentId: string): Promise<void>;
}): Pick<Handlers<Table>, ReportKeys> {
  const guard = createGuard(requireBoardAccess);
  const guarded = <C extends { caller: { agentId: string } }, R>(handler: (call: C) => Promise<R>) =>
    guard(async (call: C) => ({ isSuccess: true as const, result: await handler(call) }));

  return {
    'POST /cma/{id}/reports': guarded(({ caller, params, body }) =>
      reports.create(caller.agentId, params.id, body),
    ),
    'GET /cma/{id}/reports': guarded(({ caller, params }) => reports.list(caller.agentId, params.id)),
    'GET /cma/reports/{id}': guarded(({ caller, params }) => reports.get(caller.agentId, params.id)),
    'POST /cma/reports/{id}/cancel': guarded(({ caller, params }) =>
      reports.cancel(caller.agentId, params.id),
    ),
    'POST /cma/reports/{id}/link': guarded(({ caller, params, body }) =>
      reports.openLink(caller.agentId, params.id, body.days),
    ),
    'DELETE /cma/reports/{id}/link': guarded(({ caller, params }) =>
      reports.closeLink(caller.agentId, params.id),
    ),
    'POST /cma/reports/{id}/send': guarded(({ caller, params, body }) =>
      reports.send(caller.agentId, params.id, body),
    ),
  };
}
