import './map.css';
import './map-pin.css';
import type { Map as GlMap } from 'maplibre-gl';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { useThemeStore } from '../stores/theme-store.ts';
import { Button } from '../ui/button.tsx';
import { Ripple } from '../ui/loaders.tsx';
import type { MapAreas } from './area-layers.ts';
import { noAreas, showAreas } from './area-layers.ts';
import type { MapPlace } from './create-map.ts';

interface MapViewProps {
  /** Name of the map for assistive technology. */
  label: string;
  /** Where the map opens; later changes do not move it. */
  place: MapPlace;
  areas?: MapAreas;
  /** A still map takes no clicks, keys or touches. */
  isInteractive?: boolean;
  className?: string;
  /** There is no map and there will be none, unless the person tries again. */
  onProblem?: () => void;
  /** What lies above the map; drawn as soon as there is one. */
  children?: (map: GlMap) => ReactNode;
}

/** A map of the region, or a sentence where there cannot be one. */
export function MapView({
  label,
  place,
  areas = noAreas,
  isInteractive = true,
  className,
  onProblem,
  children,
}: MapViewProps) {
  const { t } = useTranslation(['map', 'common']);
  const container = useRef<HTMLDivElement>(null);
  const { map, isDrawn, hasGaps, problem, retry, fillGaps } = useGlMap(container, {
    place,
    areas,
    label,
    isInteractive,
  });

  const notifyProblem = useEffectEvent(() => onProblem?.());
  useEffect(() => {
    if (problem) notifyProblem();
  }, [problem]);

  return (
    <div className={classNames('map-view relative isolate overflow-hidden', className)}>
      <div ref={container} className="absolute! inset-0" />
      {isDrawn || problem ? null : (
        // At the edge and on its own ground: pins may stand before the map is drawn, and the words must not lie on one.
        <div className="map-wait map-float pointer-events-none absolute right-4 bottom-8 z-6 flex rounded-full! p-1.5 whitespace-nowrap motion-reduce:px-3">
          <Ripple label={t('loading')} />
        </div>
      )}
      {problem ? <MapProblemNote problem={problem} onRetry={retry} /> : null}
      {map && children ? children(map) : null}
      {hasGaps && !problem ? (
        <div className="map-float absolute bottom-8 left-1/2 z-6 flex -translate-x-1/2 items-center gap-2 py-1.5 pr-1.5 pl-3 text-xs whitespace-nowrap">
          {t('gaps')}
          <Button size="sm" variant="ghost" onClick={fillGaps}>
            {t('common:tryAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function MapProblemNote({ problem, onRetry }: { problem: MapProblem; onRetry: () => void }) {
  const { t } = useTranslation(['map', 'common']);
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-inset p-6 text-center">
      <p className="max-w-72 text-sm text-ink-2">{t(`problems.${problem}`)}</p>
      {problem === 'notLoaded' ? (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}

type MapProblem = 'noWebGl' | 'notLoaded';

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
function useGlMap(container: RefObject<HTMLElement | null>, options: GlMapOptions) {
  const { t } = useTranslation('map');
  const attribution = t('attribution');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(starting);
  const { map } = state;

  const currentAreas = useEffectEvent(() => options.areas);
  const start = useEffectEvent(({ createMap }: MapModule, element: HTMLElement) => {
    const { place, label, isInteractive } = options;
    return createMap({ container: element, place, label, isInteractive, attribution, areas: currentAreas });
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
