import type { HomeCard } from '@hearthline/contract/cma-facts';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Me } from '@hearthline/contract/users';
import { createBoardCalendar } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { CmasDeps, CmasService } from './analyses/cmas.service.ts';
import { createCmasService } from './analyses/cmas.service.ts';
import { createCmasStore } from './analyses/cmas.store.ts';
import type { CmaServices } from './cma.routes.ts';
import { createCmaRoutes } from './cma.routes.ts';
import type { CmaNotification } from './cma-news.ts';
import { newsOfReport, newsOfWatch } from './cma-news.ts';
import { createCmaPalette } from './cma-palette.ts';
import { createComparablesService } from './comparables/comparables.service.ts';
import type { SubjectsDeps } from './comparables/subjects.service.ts';
import { createSubjectsService } from './comparables/subjects.service.ts';
import { createEstimatesService } from './estimates/estimates.service.ts';
import { createGridService } from './grid/grid.service.ts';
import type { SalesStore } from './market/sales.store.ts';
import { createSalesStore } from './market/sales.store.ts';
import { createFitJobHandlers } from './models/fit.jobs.ts';
import { fitInWorker } from './models/fit-in-worker.ts';
import { createModels } from './models/models.service.ts';
import { createModelsStore } from './models/models.store.ts';
import { createAgentLoader } from './report/agent-page.ts';
import type { MakeReportDeps } from './report/make-report.ts';
import { createReportMaker } from './report/make-report.ts';
import { createReportJobHandlers } from './report/report.jobs.ts';
import { createReportRoutes } from './report/report.routes.ts';
import { createReportEngine } from './report/report-engine.ts';
import { createReportPage } from './report/report-page.ts';
import type { ReportsDeps } from './report/reports.service.ts';
import { createReportsService } from './report/reports.service.ts';
import { listHomeFollowers } from './watch/followers.store.ts';
import { createWatchJobHandlers } from './watch/watch.jobs.ts';
import { createWatchService } from './watch/watch.service.ts';

export interface CmaDeps {
  ownerUrl: string;
  database: Database;
  workerDatabase: Database;
  clock: Clock;
  log: Log;
  storage: Storage;
  images: Pick<Images, 'toPrint'>;
  fileLinks: Pick<SignedLinks, 'sign'>;
  brand: string;
  requireBoardAccess(agentId: string): Promise<void>;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  suggestHomes: SubjectsDeps['suggestHomes'];
  listClientNames: CmasDeps['listClientNames'];
  requireRoom: CmasDeps['requireRoom'];
  findMe(agentId: string): Promise<Me>;
  findAvatarKey(agentId: string): Promise<string | null>;
  /** The first picture of a listing, so many pixels wide. */
  loadPicture(listingId: string, width: number): Promise<Buffer | null>;
  loadMap: MakeReportDeps['loadMap'];
  pageLinks: ReportsDeps['pageLinks'];
  sendMails: ReportsDeps['sendMails'];
  loadSite: ReportsDeps['loadSite'];
  notify(tx: Tx, agentId: string, news: CmaNotification): Promise<void>;
  /** What the demo does once the market is known. */
  onFitted?: ((services: CmaServices & CmaPast) => Promise<void>) | undefined;
}

/** What makes a past: analyses of an earlier day, and the look whether their homes were sold since. */
export interface CmaPast {
  cmasAt(clock: Clock): CmasService;
  scoreSold(): Promise<unknown>;
}

/** Wide enough for half a page of print. */
const pictureWidth = 1280;

/** Comparative market analyses: comparables, values, saved versions, reports. */
export function createCma(given: CmaDeps) {
  const { database, workerDatabase, clock, requireBoardAccess } = given;
  const sales = createSalesStore(database);
  const findCards = createCardFinder(given.findCards, sales);
  const deps = { ...given, findCards };
  const models = createModels({ store: createModelsStore(database.db), db: database.db, clock });
  const grids = createGridService({ sales, models });
  const comparables = createComparablesService({ sales, models, grids, findCards });
  const subjects = createSubjectsService({ sales, comparables, findCards, suggestHomes: deps.suggestHomes });
  const cmas = createCmasService({ ...deps, grids, subjects });
  const engine = createReportEngine({ toPrint: deps.images.toPrint });
  const reports = createReportsService({
    ...deps,
    notifyOpened: (tx, agentId, report) => deps.notify(tx, agentId, newsOfReport('opened', report)),
  });
  const loadReportPicture = (listingId: string) => deps.loadPicture(listingId, pictureWidth);
  const maker = createReportMaker({
    ...deps,
    brandName: deps.brand,
    loadAgent: createAgentLoader(deps),
    loadPicture: loadReportPicture,
    loadMap: deps.loadMap,
    engine,
    sales,
    cmas,
    comparables,
    subjects,
    notifyReady: (tx, agentId, report) => deps.notify(tx, agentId, newsOfReport('ready', report)),
  });
  const watch = createWatchService({
    database,
    workerDb: workerDatabase.db,
    clock,
    sales,
    comparables,
    grids,
    subjects,
    notify: (tx, agentId, cmaId, news) => deps.notify(tx, agentId, newsOfWatch(cmaId, news)),
  });
  const services = { subjects, comparables, grids, cmas };
  return {
    services,
    hasAnalysis: (tx: Tx, agentId: string): Promise<boolean> => createCmasStore(tx, agentId).hasSome(),
    palette: createCmaPalette({ database, requireBoardAccess }),
    routes: {
      ...createCmaRoutes({
        ...services,
        estimates: createEstimatesService({ database, sales, grids }),
        findCards,
        requireBoardAccess,
        todayOf: createBoardCalendar(clock),
      }),
      ...createReportRoutes({ reports, requireBoardAccess }),
    },
    jobs: [
      ...createFitJobHandlers({
        store: createModelsStore(workerDatabase.db),
        clock,
        fit: (day) => fitInWorker(deps.ownerUrl, day),
        onFitted: async () => {
          models.forget();
          await deps.onFitted?.({
            ...services,
            cmasAt: (then) => createCmasService({ ...deps, clock: then, grids, subjects }),
            scoreSold: () => watch.lookAtNext(null, throwError),
          });
        },
      }),
      ...createReportJobHandlers(maker),
      ...createWatchJobHandlers({ watch, db: workerDatabase.db }),
    ],
    listHomeFollowers,
    lookNearSold: watch.lookNearSold,
    page: createReportPage({ ...deps, reports, loadPicture: loadReportPicture }),
    /** Fits the market ahead of the first question. */
    warmUp: models.warmUp,
    stop: () => engine.close(),
  };
}

/** As lists show them, with the span of ages that a value is told with. */
function createCardFinder(findCards: CmaDeps['findCards'], sales: Pick<SalesStore, 'findAges'>) {
  return async (agentId: string, ids: readonly string[]): Promise<HomeCard[]> => {
    const [cards, ages] = await Promise.all([findCards(agentId, ids), sales.findAges(ids)]);
    return cards.map((card) => ({ ...card, ...ages.get(card.id) }));
  };
}

function throwError(error: unknown): never {
  throw error;
}
