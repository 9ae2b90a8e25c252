import type { Database } from '../../platform/db/database.ts';
import type { BasemapSource } from './basemap.ts';
import { createTileLoader } from './basemap.ts';
import { createPlacesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';
import { createPlacesStore } from './places.store.ts';

/** What lies around a home: schools, the census, the map. */
export function createPlaces({
  database,
  basemap,
}: {
  database: Pick<Database, 'db'>;
  /** Without one the map is blank. */
  basemap: BasemapSource | null;
}) {
  const service = createPlacesService({ store: createPlacesStore(database.db) });
  const getTile = createTileLoader(basemap);
  return { routes: createPlacesRoutes({ service, getTile }), getTile };
}
