import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Notices } from '../../platform/events/notices.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createActiveIndexStore } from './active-index/active-index.store.ts';
import { createActiveIndex } from './active-index/active-index.ts';
import { createFill } from './active-index/fill-in-worker.ts';
import { createMarketFollower } from './active-index/follow-market.ts';
import { createFavoritesService } from './favorites/favorites.service.ts';
import { createListingsService } from './listings.service.ts';
import { createListingsStore } from './listings.store.ts';
import { createPictureMakers } from './pictures/make-pictures.ts';
import { createPicturesService } from './pictures/pictures.service.ts';
import { createSearchChooser } from './search/market-search.ts';
import { createSearchService } from './search/search.service.ts';
import { createSqlSearch } from './search/sql-search.store.ts';
import { createSearchesService } from './searches/searches.service.ts';
import { createSuggestionsService } from './suggestions.service.ts';

/** Search, detail, pictures, favourites and saved searches over the market's listings. */
export function createMarket({
  config,
  ownerUrl,
  database,
  notices,
  storage,
  links,
  clock,
  log,
}: {
  config: Config;
  ownerUrl: string;
  database: Database;
  notices: Notices;
  storage: Storage;
  links: SignedLinks;
  clock: Clock;
  log: Log;
}) {
  const store = createListingsStore(database.db);
  const index = createActiveIndex();
  const indexStore = createActiveIndexStore(database);
  const fill = createFill({ store: indexStore, databaseUrl: ownerUrl });
  const follower = createMarketFollower({ index, store: indexStore, fill, notices, log });
  const choose = createSearchChooser({
    sql: createSqlSearch(database.db),
    index,
    isIndexReady: follower.isReady,
    store,
  });
  const makers = createPictureMakers({ mediaHosts: config.mediaHosts });
  const pictures = createPicturesService({ store, storage, links, makers });
  const search = createSearchService({ choose, store, clock, linkPicturesFor: pictures.linksFor });
  const listings = createListingsService({ store, clock, search, linkPicturesFor: pictures.linksFor });
  return {
    follower,
    pictures,
    search,
    listings,
    suggestions: createSuggestionsService({ store, clock }),
    favorites: createFavoritesService({ database, clock, findCards: listings.findCards }),
    searches: createSearchesService({ database, clock, search }),
  };
}
