import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createActiveIndexStore } from './active-index/active-index.store.ts';
import { createActiveIndex } from './active-index/active-index.ts';
import { createFill } from './active-index/fill-in-worker.ts';
import { createMarketFollower } from './active-index/follow-market.ts';
import type { AlertEventsStore, TextQuestion } from './changes/alert-events.store.ts';
import { createAlertEventsStore } from './changes/alert-events.store.ts';
import type { SoldHomesPort } from './changes/listing-changes.jobs.ts';
import { createListingChangeJobHandlers } from './changes/listing-changes.jobs.ts';
import type { ListingChangesDeps } from './changes/listing-changes.service.ts';
import { createListingChanges } from './changes/listing-changes.service.ts';
import { createFavoritesRoutes } from './favorites/favorites.routes.ts';
import { createFavoritesService } from './favorites/favorites.service.ts';
import type { FeedJobsDeps } from './feeds.jobs.ts';
import { createFeedJobHandlers } from './feeds.jobs.ts';
import { watchFeeds } from './feeds.metrics.ts';
import { createMarketFigures } from './figures/market-figures.ts';
import { createAlertMarket } from './for-alerts/alert-market.ts';
import { createSiteHomes } from './for-sites/site-homes.ts';
import type { HomeDirectory } from './homes/home-directory.ts';
import { createHomeStandingsStore } from './homes/home-standings.store.ts';
import { createListingImport } from './import/listing-import.ts';
import { createListingPalette } from './listing-palette.ts';
import { createListingsRoutes } from './listings.routes.ts';
import { createListingsService } from './listings.service.ts';
import { createListingsStore } from './listings.store.ts';
import { createPicturePage } from './pictures/picture-page.ts';
import type { PictureSource } from './pictures/pictures.service.ts';
import { createPicturesService } from './pictures/pictures.service.ts';
import { projectCardForClients } from './projection.ts';
import { createSearchChooser } from './search/market-search.ts';
import { createSearchService } from './search/search.service.ts';
import { createSqlSearch } from './search/sql-search.store.ts';
import { createSearchesRoutes } from './searches/searches.routes.ts';
import { createSearchesService } from './searches/searches.service.ts';
import { hasSearched } from './searches/searches.store.ts';
import { createSuggestionsService } from './suggestions.service.ts';
import { createUpkeepJobHandlers } from './upkeep.jobs.ts';

export interface ListingsDeps {
  ownerUrl: string;
  database: Database;
  workerDatabase: Database;
  pgListener: PgListener;
  storage: Storage;
  pictureLinks: SignedLinks;
  images: Pick<Images, 'draw' | 'toWidth'>;
  mediaHosts: readonly string[];
  imageApiBase: string;
  pictureSource: PictureSource | null;
  feeds: Pick<FeedJobsDeps, 'feeds' | 'everyMinutes' | 'dataDir'>;
  clock: Clock;
  log: Log;
  requireBoardAccess(agentId: string): Promise<void>;
  hasBoardAccess(agentId: string): Promise<boolean>;
  directory: HomeDirectory;
}

/** Search, detail, pictures, favourites and saved searches over the market's listings. */
export function createListings(deps: ListingsDeps) {
  const { ownerUrl, database, workerDatabase, pgListener, storage, clock, log, requireBoardAccess } = deps;
  const store = createListingsStore(database.db);
  const index = createActiveIndex();
  const indexStore = createActiveIndexStore(database);
  const fill = createFill({ store: indexStore, databaseUrl: ownerUrl });
  const follower = createMarketFollower({ index, store: indexStore, fill, pgListener, log });
  const choose = createSearchChooser({
    sql: createSqlSearch(database.db),
    index,
    isIndexReady: follower.isReady,
    store,
  });
  const pictures = createPicturesService({
    store,
    storage,
    links: deps.pictureLinks,
    images: deps.images,
    source: deps.pictureSource,
    mediaHosts: deps.mediaHosts,
    imageApiBase: deps.imageApiBase,
  });
  const search = createSearchService({ choose, store, clock, linkPicturesFor: pictures.linksFor });
  const listings = createListingsService({ store, clock, search, linkPicturesFor: pictures.linksFor });
  const suggestions = createSuggestionsService({ store, clock });
  const favorites = createFavoritesService({ database, clock, findCards: listings.findCards });
  const searches = createSearchesService({ database, clock, search });
  const imports = createListingImport({ database: workerDatabase, clock });
  const figures = createMarketFigures({ db: database.db, clock });
  pgListener.listen('listings', figures.noteMove, figures.noteMove);
  return {
    follower,
    findReadAt: deps.directory.findReadAt,
    findCards: listings.findCards,
    /** Homes over all their numbers, for whoever keeps them; in the caller's transaction. */
    homes: {
      listKeys: (tx: Tx, ids: readonly string[]) => createHomeStandingsStore(tx).listKeys(ids),
      listStandings: (tx: Tx, ids: readonly string[]) => createHomeStandingsStore(tx).listStandings(ids),
      listTraits: (tx: Tx, ids: readonly string[]) => createHomeStandingsStore(tx).listTraits(ids),
      findCards: (tx: Tx, agentId: string, ids: readonly string[]) =>
        listings.findCards(agentId, ids, createListingsStore(tx)),
      toClientCard: projectCardForClients,
    },
    /** Steps in the lives of listings, for whoever matches alerts; the transaction is the worker's. */
    alertEvents: {
      listWaiting: (tx: Tx, ...args: Parameters<AlertEventsStore['listWaiting']>) =>
        createAlertEventsStore(tx).listWaiting(...args),
      take: (tx: Tx, ...args: Parameters<AlertEventsStore['take']>) =>
        createAlertEventsStore(tx).take(...args),
      setAside: (tx: Tx, ...args: Parameters<AlertEventsStore['setAside']>) =>
        createAlertEventsStore(tx).setAside(...args),
      settle: (tx: Tx, ...args: Parameters<AlertEventsStore['settle']>) =>
        createAlertEventsStore(tx).settle(...args),
      findKeywords: (tx: Tx, questions: readonly TextQuestion[]) =>
        createAlertEventsStore(tx).findKeywords(questions),
      findAddresses: (tx: Tx, questions: readonly TextQuestion[]) =>
        createAlertEventsStore(tx).findAddresses(questions),
    },
    forAlerts: createAlertMarket({ database, clock, search }),
    /** What anybody may see on the site of an agent. */
    forSites: createSiteHomes({
      db: database.db,
      clock,
      store,
      listings,
      loadPicture: pictures.load,
      findReadAt: deps.directory.findReadAt,
    }),
    /** What people without an account may see. */
    forClients: {
      findDetail: (agentId: string, id: string) => listings.findDetail(agentId, id, 'client').catch(asHidden),
      findHistory: listings.findHistory,
      loadPicture: pictures.load,
    },
    /** Of homes in mails. */
    picturePage: createPicturePage({
      db: database.db,
      homes: deps.directory,
      hasBoardAccess: deps.hasBoardAccess,
      loadPicture: pictures.load,
    }),
    /** Sales of places, for people who may not know single ones. */
    figures,
    findHomes: suggestions.findHomes,
    hasSearched,
    loadPicture: pictures.loadFirst,
    palette: createListingPalette({
      database,
      suggestions,
      findCards: listings.findCards,
      requireBoardAccess,
    }),
    routes: {
      ...createListingsRoutes({ search, listings, suggestions, pictures, requireBoardAccess }),
      ...createSearchesRoutes({ service: searches, requireBoardAccess }),
      ...createFavoritesRoutes({ service: favorites, requireBoardAccess }),
    },
    metrics: deps.feeds.feeds.length > 0 ? watchFeeds(imports.listFeedFacts, clock) : [],
    jobs: [
      ...createUpkeepJobHandlers({ db: workerDatabase.db, clock }),
      ...createFeedJobHandlers({ ...deps.feeds, database: workerDatabase, clock }),
    ],
    /** Those that tell agents of the homes they follow, which other features know as well. */
    createChangeJobs: (
      ports: Pick<ListingChangesDeps, 'hasBoardAccess' | 'listHomeFollowers' | 'notify'> & SoldHomesPort,
    ) =>
      createListingChangeJobHandlers({
        ...ports,
        ...createListingChanges({ ...deps, ...ports }),
        db: workerDatabase.db,
      }),
  };
}

/** Gone, or kept back by its seller. */
function asHidden(error: unknown): null {
  if (error instanceof AppError && error.code === 'listing_not_found') return null;
  throw error;
}
