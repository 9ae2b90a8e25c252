import type { LoadSite } from '@hearthline/contract/site';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PgListener } from '../../../platform/events/pg-notify.ts';
import type { BasketPorts } from '../basket-ports.ts';
import { createBasketTransactions } from '../basket-transaction.ts';
import { createAlertJobHandlers } from './alerts.jobs.ts';
import type { AlertDeliveryDeps } from './delivery/deliver.service.ts';
import { createAlertDelivery } from './delivery/deliver.service.ts';
import { createAlertFollower } from './matching/follow-alerts.ts';
import type { MarketEvents } from './matching/match-events.ts';
import { createMatcher } from './matching/match-events.ts';
import { createAlertRunner } from './run-alerts.ts';
import { createAlertUpkeep } from './upkeep/upkeep.service.ts';

export interface AlertEngineDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  pgListener: Pick<PgListener, 'listen'>;
  log: Pick<BaseLogger, 'info' | 'warn'>;
  ports: BasketPorts;
  loadSite: LoadSite;
  market: MarketEvents;
  notify: AlertDeliveryDeps['notify'];
  /** Whole months for which the ledger is kept. */
  ledgerMonths: number;
}

/** What makes alerts write: events find them, people are written to, and what is silent pauses. */
export function createAlertEngine(deps: AlertEngineDeps) {
  const transactions = createBasketTransactions(deps);
  const delivery = createAlertDelivery({ ...deps, transactions });
  const matcher = createMatcher({ ...deps, follower: createAlertFollower(deps.log) });
  const runner = createAlertRunner({ ...deps, matcher, delivery });
  const upkeep = createAlertUpkeep({ ...deps, transactions });
  return {
    ...runner,
    deliver: delivery.deliver,
    jobs: createAlertJobHandlers({ runner, upkeep }),
  };
}

export type AlertEngine = ReturnType<typeof createAlertEngine>;
