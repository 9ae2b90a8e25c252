import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransactions } from '../basket-transaction.ts';
import type { SendingService } from '../sending/sending.service.ts';
import { createAlertsRoutes } from './alerts.routes.ts';
import type { SendNow } from './approvals/approvals.service.ts';
import { createApprovalsService } from './approvals/approvals.service.ts';
import { createLedgerService } from './ledger/ledger.service.ts';
import { createWhyService } from './ledger/why.service.ts';
import { createAlertsService } from './records/alerts.service.ts';
import { createProposalService } from './replay/proposal.service.ts';
import { createReplayService } from './replay/replay.service.ts';
import { createWantedService } from './wanted/wanted.service.ts';

/** What agents see of their alerts, and do with them. */
export function createAlertRecords(deps: {
  transactions: BasketTransactions;
  ports: BasketPorts;
  sending: Pick<SendingService, 'sendOne'>;
  sendNow: SendNow;
}) {
  return {
    routes: createAlertsRoutes({
      alerts: createAlertsService(deps),
      ledger: createLedgerService(deps),
      why: createWhyService(deps),
      approvals: createApprovalsService(deps),
      replay: createReplayService(deps),
      wanted: createWantedService(deps),
      proposal: createProposalService(deps),
    }),
  };
}
