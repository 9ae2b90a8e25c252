import type { clientImportEndpoints } from '@hearthline/contract/client-import';
import type { Handlers } from '../../../platform/http/bind.ts';
import type { ImportService } from './import.service.ts';
import type { ImportPlanService } from './import-plan.service.ts';
import type { createImportReport } from './import-report.ts';

const ok = <T>(result: T) => ({ isSuccess: true as const, result });

export function createImportRoutes({
  imports,
  plans,
  report,
}: {
  imports: ImportService;
  plans: ImportPlanService;
  report: ReturnType<typeof createImportReport>;
}): Handlers<typeof clientImportEndpoints> {
  return {
    'GET /clients/imports': async ({ caller }) => ok(await imports.list(caller.agentId)),
    'POST /clients/imports': async ({ caller, body }) => ok(await imports.announce(caller.agentId, body)),
    'POST /clients/imports/{id}/parts/{part}': async ({ caller, params, readFile }) => {
      const { bytes } = await readFile();
      return ok({ receivedBytes: await imports.addPart(caller.agentId, params.id, params.part, bytes) });
    },
    'POST /clients/imports/{id}/read': async ({ caller, params, language }) =>
      ok(await imports.parse(caller.agentId, params.id, language)),
    'GET /clients/imports/{id}': async ({ caller, params }) =>
      ok(await imports.get(caller.agentId, params.id)),
    'PUT /clients/imports/{id}/plan': async ({ caller, params, body, language }) =>
      ok(await plans.setPlan(caller.agentId, params.id, body, language)),
    'GET /clients/imports/{id}/preview': async ({ caller, params, query }) =>
      ok(await plans.preview(caller.agentId, params.id, query.row, query.limit)),
    'GET /clients/imports/{id}/issues': async ({ caller, params, query }) => {
      const { rows, totalRows } = await imports.listIssues(caller.agentId, params.id, query);
      return { isSuccess: true, result: rows, totalRows };
    },
    'POST /clients/imports/{id}/start': async ({ caller, params }) =>
      ok(await plans.start(caller.agentId, params.id)),
    'GET /clients/imports/{id}/report': async ({ caller, params, language }) => ({
      content: await report(caller.agentId, params.id, language),
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'no-store',
    }),
    'POST /clients/imports/{id}/undo': async ({ caller, params }) =>
      ok(await plans.undo(caller.agentId, params.id)),
    'DELETE /clients/imports/{id}': async ({ caller, params }) => {
      await imports.remove(caller.agentId, params.id);
      return { isSuccess: true };
    },
  };
}
