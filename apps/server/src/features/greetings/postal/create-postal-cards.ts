import type { Language } from '@hearthline/contract/common';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { PrintProvider } from '../../../platform/print/print-provider.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import { createDrawingUrls } from '../templates/drawings.ts';
import { createBatchesService } from './batches.service.ts';
import { createCardsService } from './cards.service.ts';
import { createBatchDrawer } from './draw-batch.ts';
import { createDueCards } from './due-cards.service.ts';
import { createLooksService } from './looks.service.ts';
import type { DrawLater } from './make-batch.ts';
import { createBatchMaker } from './make-batch.ts';
import { createPostalJobHandlers, makeBatchJob } from './postal.jobs.ts';
import { createPostalCardRoutes } from './postal-cards.routes.ts';
import type { FindAllowance, RequireCards } from './postal-ports.ts';
import { createPostalTransactions } from './postal-transaction.ts';
import { createCardEngine } from './print/card-engine.ts';
import { createCardPrinter } from './print/print-cards.ts';
import { createProviderPrinting } from './provider-printing.ts';
import { createSheetDrawer } from './sheet.service.ts';
import { createTellAgent } from './tell-agent.ts';

export type PostalServices = Pick<
  ReturnType<ReturnType<typeof createPostalCards>['servicesAt']>,
  'cards' | 'makeBatch' | 'batches' | 'draw'
>;

export interface PostalCardsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  storage: Pick<Storage, 'put' | 'remove'>;
  fileLinks: Pick<SignedLinks, 'sign'>;
  publicOrigin: string;
  clients: GreetingPorts['clients'];
  notify: GreetingPorts['notify'];
  findAllowance: FindAllowance;
  requireCards: RequireCards;
  /** Null where agents hand the file to a printer of their own. */
  printProvider: PrintProvider | null;
  centsPerCard: number | null;
  /** With the post office. */
  customerNumber: string | null;
}

/** Cards on paper: written, looked at, made into batches, printed and followed until they lie in the homes. */
export function createPostalCards(deps: PostalCardsDeps) {
  const { clock, storage, findAllowance, printProvider: provider } = deps;
  const engine = createCardEngine();
  const print = createCardPrinter({ engine, customerNumber: deps.customerNumber });
  const offer = provider && { name: provider.name, centsPerCard: deps.centsPerCard };
  const drawingUrl = createDrawingUrls(deps);
  const pictureUrl = (design: keyof typeof greetingDesigns, language: Language) =>
    drawingUrl({ design, occasion: greetingDesigns[design].occasions[0] ?? 'custom', language, type: 'svg' });
  const tell = createTellAgent(deps);
  const createServices = (at: Clock, drawLater: DrawLater) => {
    const transactions = createPostalTransactions({ ...deps, clock: at });
    const looks = createLooksService({ transactions, findAllowance, print });
    return {
      transactions,
      looks,
      cards: createCardsService({ transactions, findAllowance, offer, pictureUrl }),
      makeBatch: createBatchMaker({ transactions, looks, requireCards: deps.requireCards, drawLater }),
      batches: createBatchesService({ transactions, fileLinks: deps.fileLinks, offer, print }),
      draw: createBatchDrawer({ transactions, print, storage, tell }),
    };
  };
  const { transactions, cards, looks, makeBatch, batches, draw } = createServices(
    clock,
    ({ tx, agentId }, batchId) => enqueue(tx, makeBatchJob, { agentId, batchId }, { key: batchId, agentId }),
  );
  const dueCards = createDueCards({ transactions, tell });
  return {
    /** At another time, for what looks as if it had been printed then; whoever makes a batch there draws it, too. */
    servicesAt: (at: Clock) => createServices(at, async () => {}),
    routes: createPostalCardRoutes({
      cards,
      looks,
      makeBatch,
      batches,
      drawSheet: createSheetDrawer({ batches, engine }),
    }),
    jobs: createPostalJobHandlers({
      db: deps.workerDatabase.db,
      clock,
      storage,
      draw,
      print: createProviderPrinting({ transactions, print, provider, tell }),
      remind: dueCards.remind,
    }),
    listDue: dueCards.list,
    stop: () => engine.close(),
  };
}
