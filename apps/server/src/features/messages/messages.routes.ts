import type { messageEndpoints } from '@hearthline/contract/message-endpoints';
import type { Handlers } from '../../platform/http/bind.ts';
import type { DraftingService } from './compose/drafting.service.ts';
import type { MessageLogService } from './log/message-log.service.ts';
import type { MailingsService } from './mailings/mailings.service.ts';

const ok = <T>(result: T) => ({ isSuccess: true as const, result });

export function createMessagesRoutes({
  log,
  mailings,
  drafting,
}: {
  log: MessageLogService;
  mailings: MailingsService;
  drafting: DraftingService;
}): Handlers<typeof messageEndpoints> {
  return {
    'POST /messages/search': async ({ caller, body }) => {
      const { rows, ...page } = await log.search(caller.agentId, body);
      return { isSuccess: true, result: rows, ...page };
    },
    'GET /messages/{id}': async ({ caller, params }) => ok(await log.get(caller.agentId, params.id)),
    'POST /messages/{id}/resend': async ({ caller, params }) =>
      ok(await log.resend(caller.agentId, params.id)),
    'POST /messages/{id}/cancel': async ({ caller, params }) =>
      ok(await log.cancel(caller.agentId, params.id)),
    'POST /mailings/audience': async ({ caller, body }) => ok(await drafting.evaluate(caller.agentId, body)),
    'POST /mailings/audience/left-out': async ({ caller, body }) => {
      const { rows, totalRows } = await drafting.listLeftOut(caller.agentId, body);
      return { isSuccess: true, result: rows, totalRows };
    },
    'POST /mailings/homes': async ({ caller, body }) => ok(await drafting.listHomes(caller.agentId, body)),
    'POST /mailings/preview': async ({ caller, body }) => ok(await drafting.preview(caller.agentId, body)),
    'POST /mailings/test': async ({ caller, body }) =>
      ok({ count: await drafting.sendTest(caller.agentId, body) }),
    'POST /mailings': async ({ caller, body }) => ok(await mailings.send(caller.agentId, body)),
    'GET /mailings': async ({ caller }) => ok(await mailings.listScheduled(caller.agentId)),
    'GET /mailings/{id}': async ({ caller, params }) => ok(await mailings.get(caller.agentId, params.id)),
    'POST /mailings/{id}/cancel': async ({ caller, params }) =>
      ok(await mailings.cancel(caller.agentId, params.id)),
    'GET /mailings/draft': async ({ caller }) => ok(await drafting.findDraft(caller.agentId)),
    'PUT /mailings/draft': async ({ caller, body }) =>
      ok(await drafting.keepDraft(caller.agentId, body.content)),
    'DELETE /mailings/draft': async ({ caller }) => {
      await drafting.removeDraft(caller.agentId);
      return { isSuccess: true };
    },
    'GET /messages/settings': async ({ caller }) => ok(await log.getSettings(caller.agentId)),
    'PUT /messages/settings': async ({ caller, body }) => ok(await log.setSettings(caller.agentId, body)),
  };
}
