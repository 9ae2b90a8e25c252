import type { placeEndpoints } from '@hearthline/contract/places';
import type { Handlers } from '../../platform/http/bind.ts';
import type { GetTile } from './basemap.ts';
import type { PlacesService } from './places.service.ts';

export function createPlacesRoutes({
  service,
  getTile,
}: {
  service: PlacesService;
  getTile: GetTile;
}): Handlers<typeof placeEndpoints> {
  return {
    'GET /places/schools': async ({ query: { radiusMetres, limit, ...place } }) => ({
      isSuccess: true,
      result: await service.listSchools(place, radiusMetres, limit),
    }),
    'GET /places/demographics': async ({ query, language }) => ({
      isSuccess: true,
      result: await service.findDemographics(query, language),
    }),
    'GET /map/tiles/{z}/{x}/{y}': async ({ params }) => ({
      content: await getTile(params),
      contentType: 'application/vnd.mapbox-vector-tile',
      contentEncoding: 'gzip',
      cacheControl: 'private, max-age=86400',
    }),
  };
}
