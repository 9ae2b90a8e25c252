import type { Map as GlMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThemeStore } from '../stores/theme-store.ts';
import type { MapAreas } from './area-layers.ts';
import { showAreas } from './area-layers.ts';
import type { MapPlace } from './create-map.ts';

export type MapProblem = 'noWebGl' | 'notLoaded';

interface GlMapOptions {
  /** Where the map opens; later changes do not move it. */
  place: MapPlace;
  areas: MapAreas;
  label: string;
  isInteractive: boolean;
}

interface GlMapState {
  map: GlMap | null;
  /** Every tile of the first view is drawn. */
  isDrawn: boolean;
  /** A tile did not arrive; homes and areas show all the same. */
  hasGaps: boolean;
  problem: MapProblem | null;
}

type MapModule = typeof import('./create-map.ts');

const starting: GlMapState = { map: null, isDrawn: false, hasGaps: false, problem: null };

/** A map in an element for as long as the component stands. The library is fetched with the first one. */
export function useGlMap(container: RefObject<HTMLElement | null>, options: GlMapOptions) {
  const { t } = useTranslation('map');
  const attribution = t('attribution');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(starting);
  const { map } = state;

  const readAreas = useEffectEvent(() => options.areas);
  const start = useEffectEvent(({ createMap }: MapModule, element: HTMLElement) => {
    const { place, label, isInteractive } = options;
    return createMap({ container: element, place, label, isInteractive, attribution, areas: readAreas });
  });

  useEffect(() => {
    const life = { isOver: false, attempt };
    let started: GlMap | undefined;
    setState(starting);
    function open(module: MapModule) {
      const element = container.current;
      if (life.isOver || !element) return;
      try {
        started = start(module, element);
      } catch {
        setState({ ...starting, problem: 'noWebGl' });
        return;
      }
      started.once('load', () => setState((before) => ({ ...before, isDrawn: true })));
      started.on('error', () => setState((before) => ({ ...before, isDrawn: true, hasGaps: true })));
      setState({ ...starting, map: started });
    }
    import('./create-map.ts').then(open, () => {
      if (!life.isOver) setState({ ...starting, problem: 'notLoaded' });
    });
    return () => {
      life.isOver = true;
      started?.remove();
    };
  }, [attempt, container]);

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', options.label);
  }, [map, options.label]);

  useEffect(() => {
    if (map) showAreas(map, options.areas);
  }, [map, options.areas]);

  useRepaint(map, attribution);

  return {
    ...state,
    retry: () => setAttempt(attempt + 1),
    fillGaps() {
      setState((before) => ({ ...before, hasGaps: false }));
      for (const source of Object.keys(map?.getStyle().sources ?? {})) map?.refreshTiles(source);
    },
  };
}

/** Follows the theme and the language while the map stands. */
function useRepaint(map: GlMap | null, attribution: string): void {
  const theme = useThemeStore((state) => state.theme);
  const painted = useRef<{ map: GlMap; look: string }>(undefined);

  useEffect(() => {
    if (!map) return;
    const look = `${theme} ${attribution}`;
    const isNew = painted.current?.map !== map;
    const isSame = painted.current?.look === look;
    painted.current = { map, look };
    if (isNew || isSame) return;
    void import('./create-map.ts').then(({ repaintMap }) => repaintMap(map, attribution));
  }, [map, theme, attribution]);
}
