import type { alertEndpoints } from '@hearthline/contract/alert-endpoints';
import type { Handlers } from '../../../platform/http/bind.ts';
import type { ApprovalsService } from './approvals/approvals.service.ts';
import type { LedgerService } from './ledger/ledger.service.ts';
import type { WhyService } from './ledger/why.service.ts';
import type { AlertsService } from './records/alerts.service.ts';
import type { ProposalService } from './replay/proposal.service.ts';
import type { ReplayService } from './replay/replay.service.ts';
import type { WantedService } from './wanted/wanted.service.ts';

export function createAlertsRoutes({
  alerts,
  ledger,
  why,
  approvals,
  replay,
  wanted,
  proposal,
}: {
  alerts: AlertsService;
  ledger: LedgerService;
  why: WhyService;
  approvals: ApprovalsService;
  replay: ReplayService;
  wanted: WantedService;
  proposal: ProposalService;
}): Handlers<typeof alertEndpoints> {
  const done = { isSuccess: true as const };
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  return {
    'GET /alerts': async ({ caller, query }) => {
      const { rows, total, counts, waiting } = await alerts.list(caller.agentId, query);
      return { ...reply(rows), totalRows: total, counts, waiting };
    },
    'POST /alerts': async ({ caller, body: { isPaused, ...input } }) =>
      reply(await alerts.create(caller.agentId, input, isPaused)),
    'GET /alerts/{id}': async ({ caller, params }) => reply(await alerts.get(caller.agentId, params.id)),
    'PUT /alerts/{id}': async ({ caller, params, body: { revision, ...input } }) =>
      reply(await alerts.update(caller.agentId, params.id, revision, input)),
    'DELETE /alerts/{id}': async ({ caller, params }) => {
      await alerts.remove(caller.agentId, params.id);
      return done;
    },
    'POST /alerts/{id}/restore': async ({ caller, params }) =>
      reply(await alerts.restore(caller.agentId, params.id)),
    'POST /alerts/{id}/duplicate': async ({ caller, params }) =>
      reply(await alerts.duplicate(caller.agentId, params.id)),
    'POST /alerts/{id}/pause': async ({ caller, params, body }) =>
      reply(await alerts.pause(caller.agentId, params.id, body.until)),
    'POST /alerts/{id}/resume': async ({ caller, params }) =>
      reply(await alerts.resume(caller.agentId, params.id)),
    'POST /alerts/{id}/keep': async ({ caller, params }) =>
      reply(await alerts.keep(caller.agentId, params.id)),
    'POST /alerts/replay': async ({ caller, body, watchAsker }) =>
      reply(await replay.replay(caller.agentId, body, watchAsker())),
    'GET /alerts/ledger': async ({ caller, query }) => {
      const { rows, total, counts, check } = await ledger.list(caller.agentId, query);
      return { ...reply(rows), totalRows: total, counts, check };
    },
    'GET /alerts/{id}/why': async ({ caller, params, query, watchAsker }) =>
      reply(await why.explain(caller.agentId, params.id, query.listingId, watchAsker())),
    'GET /alerts/approvals': async ({ caller }) => {
      const { groups, total } = await approvals.list(caller.agentId);
      return { ...reply(groups), totalRows: total };
    },
    'POST /alerts/approvals': async ({ caller, body }) =>
      reply({ changed: await approvals.decide(caller.agentId, body.matchIds, body.action) }),
    'POST /alerts/approvals/undo': async ({ caller, body }) =>
      reply({ changed: await approvals.undo(caller.agentId, body.matchIds) }),
    'POST /alerts/approvals/send-now': async ({ caller, body }) =>
      reply({ sent: await approvals.sendNow(caller.agentId, body.readerId) }),
    'GET /alerts/wanted/{id}': async ({ caller, params }) =>
      reply(await wanted.list(caller.agentId, params.id)),
    'POST /alerts/wanted/{id}/send': async ({ caller, params, body }) =>
      reply(await wanted.send(caller.agentId, params.id, body.alertIds)),
    'GET /alerts/wanted': async ({ caller, query }) =>
      reply(await wanted.count(caller.agentId, query.listingIds)),
    'POST /alerts/proposal': async ({ caller, body }) =>
      reply(await proposal.propose(caller.agentId, body.clientId, body.criteria)),
  };
}
