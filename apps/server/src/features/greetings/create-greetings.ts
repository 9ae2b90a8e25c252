import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createEventsService } from './calendar/events.service.ts';
import { createObstacleList } from './calendar/name-obstacles.ts';
import { createCalendar } from './calendar/planned-greetings.ts';
import { createSharedDayService } from './calendar/shared-day.service.ts';
import { createYearService } from './calendar/year.service.ts';
import { createDecisionsService } from './decisions/decisions.service.ts';
import type { GreetingPorts } from './greeting-ports.ts';
import { createGreetingTransactions, enterGreetings } from './greeting-transaction.ts';
import { createGreetingJobHandlers } from './greetings.jobs.ts';
import { createGreetingsRoutes } from './greetings.routes.ts';
import { createRecentService } from './recent/recent.service.ts';
import { createGreetingComposer } from './sending/compose-greeting.ts';
import { createGreetingKeeper } from './sending/keep-greeting.ts';
import { createMarketLetter } from './sending/market-letter.ts';
import { createDueSender } from './sending/send-due.ts';
import { createGreetingWriter } from './sending/write-greeting.ts';
import { createCategoriesService } from './tasks/categories.service.ts';
import { createTasksService } from './tasks/tasks.service.ts';
import { createDrawings, createDrawingUrls } from './templates/drawings.ts';
import { findWords } from './templates/find-words.ts';
import { createGreetingPicturePage } from './templates/picture-page.ts';
import { createDesignPresenter } from './templates/present-design.ts';
import { createTemplatesService } from './templates/templates.service.ts';
import { createWishesService } from './wishes/wishes.service.ts';

export interface GreetingsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  storage: Pick<Storage, 'read' | 'put'>;
  images: Pick<Images, 'drawJpeg' | 'toMailPicture'>;
  publicOrigin: string;
  ports: GreetingPorts;
  hasBoardAccess(agentId: string): Promise<boolean>;
  createGreetingPictureUrl(picture: { agentId: string; fileId: string }): string;
}

/** Days to celebrate: who is greeted on which, with what words and picture, and what came of it. */
export function createGreetings({
  database,
  workerDatabase,
  clock,
  storage,
  images,
  ports,
  ...deps
}: GreetingsDeps) {
  const open = createGreetingTransactions({ database, clock });
  const drawingUrl = createDrawingUrls(deps);
  const pictureUrl = (agentId: string, { fileId }: { fileId: string }) =>
    deps.createGreetingPictureUrl({ agentId, fileId });
  const presentDesign = createDesignPresenter({ drawingUrl });
  const compose = createGreetingComposer({
    drawingUrl,
    pictureUrl,
    drawMarketLetter: createMarketLetter(deps),
  });
  const calendar = createCalendar({ ports });
  const listObstacles = createObstacleList({ ports });
  const events = createEventsService({ open, calendar, listObstacles });
  const keeper = createGreetingKeeper({
    open,
    ports,
    calendar,
    events,
    sendDue: createDueSender({ ports, write: createGreetingWriter({ ports, findWords, compose }) }),
  });
  return {
    routes: createGreetingsRoutes({
      year: createYearService({ open, calendar, events }),
      events,
      sharedDay: createSharedDayService({ open, calendar, listObstacles }),
      decisions: createDecisionsService({ open, calendar }),
      categories: createCategoriesService({ open, calendar, presentDesign }),
      tasks: createTasksService({ open, calendar, ports, findWords }),
      templates: createTemplatesService({
        open,
        ports,
        findWords,
        compose,
        presentDesign,
        pictureUrl,
        storage,
        images,
      }),
      recent: createRecentService({ open }),
      wishes: createWishesService({ open, calendar, events }),
    }),
    keeper,
    jobs: createGreetingJobHandlers({ db: workerDatabase.db, clock, keeper }),
    findWaiting: async (tx: Tx, agentId: string) =>
      events.findWaiting(await enterGreetings(tx, agentId, clock.now())),
    picturePage: createGreetingPicturePage({ storage }),
    openDrawing: createDrawings({ images }),
  };
}
