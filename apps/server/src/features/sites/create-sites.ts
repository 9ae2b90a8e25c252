import type { LoadSite } from '@hearthline/contract/site';
import type { FastifyInstance } from 'fastify';
import type { ChallengeVerifier } from '../../platform/challenge/challenge.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FindTxtRecords } from '../../platform/dns/txt-records.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import { siteTopic } from '../../platform/events/site-changes.ts';
import { nameOfHost } from '../../platform/http/host-name.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createAddressService } from './address/address.service.ts';
import { createContactService } from './contact/contact.service.ts';
import { createStamps } from './contact/stamps.ts';
import { createDraftService } from './draft/draft.service.ts';
import { createSiteView } from './draft/site-view.ts';
import { createSiteGate } from './gate/check-site.ts';
import { createPublishService } from './gate/publish.service.ts';
import { createCardDescriber } from './pages/cards.ts';
import { createPageDrawer } from './pages/draw-pages.ts';
import { createFrames } from './pages/frame.ts';
import { createHeroShades } from './pages/hero-shade.ts';
import { createMarketPages } from './pages/market-pages.ts';
import { createNewsPages } from './pages/news-pages.ts';
import { createSiteOpener } from './pages/open-site.ts';
import { createPlainPages } from './pages/plain-pages.ts';
import { createPicturesService } from './pictures/pictures.service.ts';
import { createSiteAnswers } from './public/answer-site.ts';
import { createCrawlerFiles } from './public/crawler-files.ts';
import { createOwnHosts } from './public/own-hosts.ts';
import { installPublicSites } from './public/public-sites.routes.ts';
import type { SiteAssets } from './public/site-assets.ts';
import type { KeptFile, KeptPage } from './public/site-cache.ts';
import { createSiteCache, fileLimits, pageLimits } from './public/site-cache.ts';
import { createSiteFinder } from './public/site-finder.ts';
import { createSitePhotos } from './public/site-photos.ts';
import type { SiteDirectory } from './site-directory.ts';
import type { SitePorts } from './site-ports.ts';
import { createSiteTransactions } from './site-transaction.ts';
import { createSiteJobHandlers } from './sites.jobs.ts';
import { createSitesRoutes } from './sites.routes.ts';
import { createVisitsService } from './visits/visits.service.ts';

export interface SitesDeps {
  database: Pick<Database, 'db' | 'asAgent'>;
  /** Sees all agents, for what runs by itself. */
  workerDatabase: Pick<Database, 'db'>;
  pgListener: Pick<PgListener, 'listen'>;
  clock: Clock;
  log: Log;
  secret: string;
  storage: Pick<Storage, 'read'>;
  images: Pick<Images, 'toUploaded' | 'measure' | 'findShades'>;
  sitePreviewLinks: SignedLinks;
  findTxtRecords: FindTxtRecords;
  challenge: ChallengeVerifier;
  challengeWidget: { scriptUrl: string; siteKey: string };
  loadSite: LoadSite;
  loadAssets: () => Promise<SiteAssets>;
  appOrigin: string;
  publicOrigin: string;
  limitsCalls: boolean;
  directory: SiteDirectory;
  ports: SitePorts;
}

/** The sites of agents: what each builds, and what anybody reads of it. */
export function createSites({ directory, ports, ...deps }: SitesDeps) {
  const { clock } = deps;
  const open = createSiteTransactions(deps);
  const view = createSiteView({ ...deps, figures: ports.figures, pictures: directory });
  const pictures = createPicturesService({ ...deps, ...directory, news: ports.news });
  const visits = createVisitsService(deps);

  const opener = createSiteOpener({ ...deps, ports });
  const cards = createCardDescriber(directory.links);
  const frame = createFrames({
    links: directory.links,
    cards,
    findAssets: async () => (await deps.loadAssets()).path,
  });
  const market = createMarketPages({ ports, frame });
  const news = createNewsPages({ ...deps, ports, frame, cards });
  const findHeroShade = createHeroShades({ ...deps, files: directory.files });
  const plain = createPlainPages({ ports, frame, cards, findHeroShade, market, news });
  const contact = createContactService({ ...deps, ports, stamps: createStamps(deps) });
  const drawer = createPageDrawer({
    ...deps,
    plain,
    market,
    news,
    forms: {
      contact: (site, language, home) => contact.describeForm(site, language, { home }),
      unsubscribe: contact.describeUnsubscribe,
    },
  });

  const { cache, fileCache, finder, ownHosts, forget } = createMemory(deps);

  const answers = createSiteAnswers({
    ...deps,
    opener,
    drawer,
    plain,
    crawlers: createCrawlerFiles({ ports }),
    photos: createSitePhotos({ ...deps, ports }),
    contact,
    visits,
    cache,
    fileCache,
    ports,
    challengeScript: deps.challengeWidget.scriptUrl,
  });
  return {
    routes: createSitesRoutes({
      drafts: createDraftService({
        open,
        view,
        figures: ports.figures,
        pictures: directory,
        cleanBodies: ports.cleanBodies,
      }),
      publishing: createPublishService({
        open,
        view,
        forget,
        gate: createSiteGate({ ...deps, open, opener, plain, findHeroShade, files: directory.files }),
      }),
      pictures,
      addresses: createAddressService({
        ...deps,
        open,
        view,
        ownHosts: new Set(
          [deps.appOrigin, deps.publicOrigin].map((origin) => nameOfHost(new URL(origin).host)),
        ),
      }),
      visits,
    }),
    jobs: createSiteJobHandlers({ db: deps.workerDatabase.db, clock, pictures }),
    /** What people without an account ask for. */
    publicSites: {
      rewriteUrl: ownHosts.rewriteUrl,
      ownsHost: ownHosts.has,
      install: (app: FastifyInstance): Promise<void> =>
        installPublicSites(app, {
          ...deps,
          answers,
          finder,
          pictureLinks: directory.links,
          pictureFiles: directory.files,
        }),
    },
  };
}

/** What need not be looked up again at each visit, and when it must. */
function createMemory({ database: { db }, pgListener, clock, log }: Omit<SitesDeps, 'directory' | 'ports'>) {
  const cache = createSiteCache<KeptPage>({ clock, ...pageLimits });
  const fileCache = createSiteCache<KeptFile>({ clock, ...fileLimits });
  const caches = [cache, fileCache];
  const finder = createSiteFinder({ db, clock });
  const ownHosts = createOwnHosts({ db, log });
  const forgetAddresses = () => {
    finder.forget();
    ownHosts.reload();
  };
  const forget = (agentId: string) => {
    for (const each of caches) each.purge(agentId);
    forgetAddresses();
  };
  pgListener.listen(siteTopic, forget, () => {
    for (const each of caches) each.clear();
    forgetAddresses();
  });
  const noteMarket = () => {
    for (const each of caches) each.noteMarket();
  };
  pgListener.listen('listings', noteMarket, noteMarket);
  return { cache, fileCache, finder, ownHosts, forget };
}

export type PublicSites = ReturnType<typeof createSites>['publicSites'];
