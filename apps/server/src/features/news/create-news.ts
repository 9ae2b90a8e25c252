import type { Language } from '@hearthline/contract/common';
import type { NewsPanelPost } from '@hearthline/contract/dashboard';
import type { LoadSite } from '@hearthline/contract/site';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createPostFilling } from './filling/fill-post.ts';
import { createNewsForSites } from './for-sites.ts';
import { createLibraryService } from './library/library.service.ts';
import { createNewsJobHandlers } from './news.jobs.ts';
import { createNewsRoutes } from './news.routes.ts';
import { createNewsPalette } from './news-palette.ts';
import type { NewsPorts } from './news-ports.ts';
import { createPostsService } from './posts/posts.service.ts';
import type { PostRecord } from './posts/posts.store.ts';
import { createPostsStore } from './posts/posts.store.ts';
import { createPostPresenter } from './posts/present-posts.ts';
import { createPublishingService } from './posts/publishing.service.ts';
import { createNewsMails } from './sending/news-mails.ts';
import { createSendingService } from './sending/sending.service.ts';

export interface NewsDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  loadSite: LoadSite;
  ports: NewsPorts;
}

/** What an agent writes for the site and for clients, with figures that fill themselves, and reports to begin with. */
export function createNews({ database, workerDatabase, clock, loadSite, ports }: NewsDeps) {
  const fill = createPostFilling({ cleanBodies: ports.messages.cleanBodies, loadSite });
  const present = createPostPresenter(ports);
  const deps = { database, clock, ports, present };
  const posts = createPostsService(deps);
  const publishing = createPublishingService(deps);
  const mails = createNewsMails({ database, ports, fill });
  return {
    routes: createNewsRoutes({
      posts,
      publishing,
      library: createLibraryService({ database, ports, posts, fill }),
      sending: createSendingService({ ...deps, mails, fill }),
    }),
    jobs: createNewsJobHandlers({ db: workerDatabase.db, clock, publishDue: publishing.publishDue }),
    mailingSource: mails.source,
    forSites: createNewsForSites({ database, figures: ports.figures, fill }),
    palette: [createNewsPalette({ database, present })],
    /** Those changed last, for the agent's first screen. */
    listNewest: async (agentId: string, language: Language, limit: number): Promise<NewsPanelPost[]> => {
      const rows = await database.asAgent(agentId, (tx) =>
        createPostsStore(tx, agentId).list('mine', 0, limit),
      );
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          title: await present.nameTitle(row, language),
          state: row.state,
          at: momentOf(row).toISOString(),
        })),
      );
    },
  };
}

/** When it came out or will; else when it was changed. */
const momentOf = ({ state, publishAt, publishedAt, updatedAt }: PostRecord): Date =>
  publishAt ?? (state === 'published' ? publishedAt : null) ?? updatedAt;
