import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds } from '@hearthline/domain/geo';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client.ts';
import { boundsOfPlaces, unionOf } from './union-of.ts';

const world: Bounds = [-180, -85, 180, 85];

/** Where everything that the criteria find lies, or null where they find nothing. */
export function extentQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['listings', 'extent', criteria],
    queryFn: async ({ signal }) => {
      const body = { criteria, bounds: world, zoom: 0 };
      const { clusters, pins } = (await request('POST /listings/map', { body, signal })).result;
      const places = boundsOfPlaces(pins.map(({ longitude, latitude }) => [longitude, latitude]));
      return unionOf([...clusters.map(({ bounds }) => bounds), ...(places ? [places] : [])]);
    },
  });
}
