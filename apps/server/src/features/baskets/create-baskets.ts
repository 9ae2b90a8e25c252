import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SendNow } from './alerts/approvals/approvals.service.ts';
import { createAlertRecords } from './alerts/create-alert-records.ts';
import { createBasketPalette } from './basket-palette.ts';
import type { BasketPorts } from './basket-ports.ts';
import { createBasketTransactions } from './basket-transaction.ts';
import { createBasketsRoutes } from './baskets.routes.ts';
import { createConversationService } from './conversation/conversation.service.ts';
import { createBasketHomesService } from './homes/basket-homes.service.ts';
import { createBasketPage } from './page/basket-page.ts';
import type { PagePorts } from './page/page-ports.ts';
import { createReaderActions } from './page/reader-actions.ts';
import { createBasketsService } from './records/baskets.service.ts';
import { createWishesService } from './records/wishes.service.ts';
import { createBasketJobHandlers } from './sending/basket.jobs.ts';
import { createDigestService } from './sending/digest.service.ts';
import { leaveToSend } from './sending/leave-to-send.ts';
import { createSendingService } from './sending/sending.service.ts';

export interface BasketsFeatureDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  ports: BasketPorts;
  pages: PagePorts;
  /** Sends what the agent has let go to one person, whatever the rhythm of the alert. */
  sendNow: SendNow;
}

/** Homes for clients: chosen by the agent, sent, looked at and answered on the client's own page. */
export function createBaskets({
  database,
  workerDatabase,
  clock,
  ports,
  pages,
  sendNow,
}: BasketsFeatureDeps) {
  const transactions = createBasketTransactions({ database, clock, ports });
  const { loadSite } = pages;
  const sending = createSendingService({ transactions, ports, loadSite, leaveToSend });
  const conversation = createConversationService({ transactions, ports });
  const actions = createReaderActions({ ports, pages, conversation });
  const alerts = createAlertRecords({ transactions, ports, sending, sendNow });
  return {
    routes: {
      ...alerts.routes,
      ...createBasketsRoutes({
        baskets: createBasketsService({ transactions, ports, leaveToSend }),
        homes: createBasketHomesService({ transactions, ports, leaveToSend }),
        sending,
        conversation,
        wishes: createWishesService({ transactions, ports }),
      }),
    },
    page: createBasketPage({ clock, transactions, ports, pages, actions }),
    palette: [createBasketPalette({ database })],
    jobs: createBasketJobHandlers({
      db: workerDatabase.db,
      clock,
      sending,
      digests: createDigestService({ transactions, ports, loadSite }),
    }),
  };
}
