import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds } from '@hearthline/domain/geo';
import { useQueryClient } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ringsOf } from '../../../shared/map/area-layers.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { boundsOfPlaces } from '../../../shared/map/union-of.ts';
import { whereOf } from '../model/criteria-url.ts';
import { cameraOf, parseCamera, writeCamera } from './model/map-address.ts';
import type { MapWindow } from './model/map-window.ts';
import { windowOf } from './model/map-window.ts';
import { ownMove } from './use-map-moves.ts';

interface FitOptions {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  /** False while the criteria are on their way. */
  isReady: boolean;
  /** What the map has come to rest on. */
  shown: MapWindow | null;
  /** The place in the address. */
  at: string | undefined;
  /** Writes another one there; false where the screen is about to go. */
  setAt: (at: string) => boolean;
}

/**
 * Map and address follow each other. The map goes along when the place in the address changes from outside, as by Back,
 * and when the place of a search does, as by a chip. Areas drawn on the map itself change the criteria too, but the map
 * stays where it is.
 */
export function useFitToCriteria(map: GlMap, options: FitOptions) {
  const { criteria, onChange, isReady, shown, at, setAt } = options;
  const queryClient = useQueryClient();
  const where = whereOf(criteria);
  const seen = useRef({ where, at });
  /** Where a search is about to look without the map going there. */
  const kept = useRef<string>(undefined);
  /** Places that the map wrote and the address does not show yet. */
  const written = useRef<string[]>([]);

  useEffect(() => {
    if (!isReady) return;
    const before = seen.current;
    seen.current = { where, at };
    const isElsewhere = where !== before.where && where !== kept.current;
    if (where !== before.where) kept.current = undefined;
    const ownCount = written.current.indexOf(at ?? '') + 1;
    written.current.splice(0, ownCount);
    const camera = at === before.at || ownCount > 0 ? null : parseCamera(at);
    if (camera) map.jumpTo({ center: camera.centre, zoom: camera.zoom }, ownMove);
    else if (isElsewhere) {
      const placeNow = () => writeCamera(cameraOf(windowOf(map)));
      const askedAt = placeNow();
      // Whoever moved the map while the answer was on its way is not taken back.
      const isAwaited = () => seen.current.where === where && placeNow() === askedAt;
      void queryClient.fetchQuery(extentQuery(criteria)).then(
        (bounds) => {
          if (bounds && isAwaited()) fit(map, bounds);
        },
        () => {},
      );
    }
  }, [map, queryClient, isReady, at, where, criteria]);

  const writePlace = useEffectEvent((window: MapWindow) => {
    const text = writeCamera(cameraOf(window));
    if (text === (written.current.at(-1) ?? at)) return;
    if (setAt(text)) written.current.push(text);
  });
  const isUnplaced = at === undefined;
  useEffect(() => {
    if (shown) writePlace(shown);
  }, [shown]);
  useEffect(() => {
    if (isUnplaced && shown) writePlace(shown);
  }, [isUnplaced, shown]);

  function keepPlace(next: Criteria) {
    kept.current = whereOf(next);
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
