import type { Language } from '@hearthline/contract/common';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PrintProvider } from '../../../platform/print/print-provider.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import { createDrawingUrls } from '../templates/drawings.ts';
import { createBatchesService } from './batches.service.ts';
import { createCardsService } from './cards.service.ts';
import { createBatchDrawer } from './draw-batch.ts';
import { createLooksService } from './looks.service.ts';
import { createBatchMaker } from './make-batch.ts';
import { createPostalJobHandlers } from './postal.jobs.ts';
import { createPostalCardRoutes } from './postal-cards.routes.ts';
import type { FindAllowance, RequireCards } from './postal-ports.ts';
import { createPostalTransactions } from './postal-transaction.ts';
import { createCardEngine } from './print/card-engine.ts';
import { createCardPrinter } from './print/print-cards.ts';
import { createProviderPrinting } from './provider-printing.ts';
import { createSheetDrawer } from './sheet.service.ts';

export interface PostalCardsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  storage: Pick<Storage, 'put' | 'remove'>;
  fileLinks: Pick<SignedLinks, 'sign'>;
  publicOrigin: string;
  clients: GreetingPorts['clients'];
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
  const transactions = createPostalTransactions(deps);
  const offer = provider && { name: provider.name, centsPerCard: deps.centsPerCard };
  const drawingUrl = createDrawingUrls(deps);
  const pictureUrl = (design: keyof typeof greetingDesigns, language: Language) =>
    drawingUrl({ design, occasion: greetingDesigns[design].occasions[0] ?? 'custom', language, type: 'svg' });
  const looks = createLooksService({ transactions, findAllowance, print });
  const batches = createBatchesService({ transactions, fileLinks: deps.fileLinks, offer, print });
  return {
    routes: createPostalCardRoutes({
      cards: createCardsService({ transactions, findAllowance, offer, pictureUrl }),
      looks,
      makeBatch: createBatchMaker({ transactions, looks, requireCards: deps.requireCards }),
      batches,
      drawSheet: createSheetDrawer({ batches, engine }),
    }),
    jobs: createPostalJobHandlers({
      db: deps.workerDatabase.db,
      clock,
      storage,
      draw: createBatchDrawer({ transactions, print, storage }),
      print: createProviderPrinting({ transactions, print, provider }),
    }),
    stop: () => engine.close(),
  };
}
