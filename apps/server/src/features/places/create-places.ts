import type { Database } from '../../platform/db/database.ts';
import type { Images } from '../../platform/images/images.ts';
import type { BasemapSource } from './basemap.ts';
import { createTileLoader } from './basemap.ts';
import { createHomesMap } from './homes-map.ts';
import { createMapLoader } from './neighbourhood-map.ts';
import { createPlacesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';
import type { Place } from './places.store.ts';
import { createPlacesStore } from './places.store.ts';

/** Within a walk or a short ride; more would hide what is near. */
const schoolMetres = 3_000;
const schoolsShown = 4;

/** What lies around a home: schools, the census, the map. */
export function createPlaces({
  database,
  basemap,
  images,
}: {
  database: Pick<Database, 'db'>;
  images: Pick<Images, 'draw'>;
  /** Without one the map is blank. */
  basemap: BasemapSource | null;
}) {
  const store = createPlacesStore(database.db);
  const service = createPlacesService({ store });
  const getTile = createTileLoader(basemap);
  const loadMap = createMapLoader(basemap && getTile);
  return {
    routes: createPlacesRoutes({ service, getTile }),
    /** A drawing of the streets around a place; null where we have no map of our own. */
    loadMap,
    /** What people without an account see around homes. */
    forClients: {
      listPlaceNames: store.listNames,
      listSchools: (place: Place) => service.listSchools(place, schoolMetres, schoolsShown),
      ...createHomesMap({ loadMap, hasMap: basemap !== null, draw: images.draw }),
    },
  };
}
