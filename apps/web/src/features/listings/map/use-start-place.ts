import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import type { MapPlace } from '../../../shared/map/create-map.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { findCamera } from './model/kept-camera.ts';
import { whereOf } from './use-fit-to-criteria.ts';

/** Where nothing is found at all the map shows southern Ontario. */
const lastResort: Bounds = [-83.2, 41.8, -74.3, 46.6];

/** Where the map opens: as it was left, else on what is found, else on the whole market. Null while that is asked. */
export function useStartPlace(criteria: Criteria, isReady: boolean): MapPlace | null {
  const [place, setPlace] = useState<MapPlace | null>(null);
  const kept = place || !isReady ? null : findCamera(whereOf(criteria));
  const isAsking = isReady && !place && !kept;
  const found = useQuery({ ...extentQuery(criteria), enabled: isAsking });
  const market = useQuery({
    ...extentQuery({ ...defaultCriteria, offer: criteria.offer }),
    enabled: isAsking && found.data === null,
  });
  const failure = useQueryBoundary(found, market);

  if (place || !isReady) return place;
  const isNowhere = market.data === null || failure !== null;
  const bounds = found.data ?? market.data ?? (isNowhere ? lastResort : null);
  const start: MapPlace | null = kept ?? (bounds ? { bounds } : null);
  if (start) setPlace(start);
  return start;
}
