import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import type { MapPlace } from '../../../shared/map/create-map.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import type { Camera } from './model/map-address.ts';

/** Where nothing is found at all the map shows southern Ontario. */
const lastResort: Bounds = [-83.2, 41.8, -74.3, 46.6];

interface StartPlaceOptions {
  isReady?: boolean;
  /** Where the address says that the map looks. */
  camera?: Camera | null;
}

/** Where the map opens: at its address, else on what is found, else on the whole market. Null while that is asked. */
export function useStartPlace(
  criteria: Criteria,
  { isReady = true, camera = null }: StartPlaceOptions = {},
): MapPlace | null {
  const [place, setPlace] = useState<MapPlace | null>(null);
  const isAsking = isReady && !place && !camera;
  const found = useQuery({ ...extentQuery(criteria), enabled: isAsking });
  const market = useQuery({
    ...extentQuery({ ...defaultCriteria, offer: criteria.offer }),
    enabled: isAsking && found.data === null,
  });
  const failure = useQueryBoundary(found, market);

  if (place || !isReady) return place;
  const isNowhere = market.data === null || failure !== null;
  const bounds = found.data ?? market.data ?? (isNowhere ? lastResort : null);
  const start: MapPlace | null = camera ?? (bounds && { bounds });
  if (start) setPlace(start);
  return start;
}
