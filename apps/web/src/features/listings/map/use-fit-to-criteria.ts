import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds } from '@hearthline/domain/geo';
import { useQueryClient } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { ringsOf } from '../../../shared/map/area-layers.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { boundsOfPlaces } from '../../../shared/map/union-of.ts';
import { ownMove } from './use-map-moves.ts';

/** The criteria that say where to look. */
export function whereOf({ area, municipality, community, within, address, mlsNumbers }: Criteria): string {
  return JSON.stringify([area, municipality, community, within, address, mlsNumbers]);
}

/**
 * Takes the map along when the place of a search changes from outside, for example by a chip or by Back. Areas drawn
 * on the map itself change the criteria too, but the map stays where it is.
 */
export function useFitToCriteria(map: GlMap, criteria: Criteria, onChange: (next: Criteria) => void) {
  const queryClient = useQueryClient();
  const where = whereOf(criteria);
  const known = useRef(where);

  useEffect(() => {
    if (where === known.current) return;
    known.current = where;
    void queryClient.fetchQuery(extentQuery(criteria)).then(
      (bounds) => {
        if (bounds && known.current === where) fit(map, bounds);
      },
      () => {},
    );
  }, [map, queryClient, where, criteria]);

  function keepPlace(next: Criteria) {
    known.current = whereOf(next);
    onChange(next);
  }

  return {
    keepPlace,
    /** To the areas of the new criteria. */
    goTo(next: Criteria) {
      const corners = (next.within ?? []).flatMap((shape) => ringsOf(shape).flat());
      const bounds = boundsOfPlaces(corners);
      if (bounds) fit(map, bounds);
      keepPlace(next);
    },
  };
}

export function fit(map: GlMap, bounds: Bounds): void {
  map.fitBounds(bounds, fitOptions(), ownMove);
}
