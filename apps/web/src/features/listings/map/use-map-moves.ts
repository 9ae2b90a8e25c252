import type { Map as GlMap } from 'maplibre-gl';
import type { Dispatch } from 'react';
import { useEffect } from 'react';
import { windowOf } from './model/map-window.ts';
import type { WindowAction } from './model/searched-window.ts';

/** Keys and wheels move in steps; only the last of them is worth a search. */
const restMs = 120;

/** Put on moves that the screen makes itself: what they lead to is searched in any case. */
export const ownMove = { isOwnMove: true };

/** Tells where the map has come to rest. */
export function useMapMoves(map: GlMap, dispatch: Dispatch<WindowAction>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwn = false;
    function publish() {
      dispatch({ type: isOwn ? 'taken' : 'moved', window: windowOf(map) });
      isOwn = false;
    }
    function handleMoveEnd(event: object) {
      isOwn ||= 'isOwnMove' in event;
      clearTimeout(timer);
      timer = setTimeout(publish, restMs);
    }
    map.on('moveend', handleMoveEnd);
    dispatch({ type: 'taken', window: windowOf(map) });
    return () => {
      clearTimeout(timer);
      map.off('moveend', handleMoveEnd);
    };
  }, [map, dispatch]);
}
