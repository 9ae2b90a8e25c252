import './map.css';
import './map-pin.css';
import type { Map as GlMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { Button } from '../ui/button.tsx';
import { Ripple } from '../ui/loaders.tsx';
import type { MapAreas } from './area-layers.ts';
import { noAreas } from './area-layers.ts';
import type { MapPlace } from './create-map.ts';
import type { MapProblem } from './use-gl-map.ts';
import { useGlMap } from './use-gl-map.ts';

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

  const tellProblem = useEffectEvent(() => onProblem?.());
  useEffect(() => {
    if (problem) tellProblem();
  }, [problem]);

  return (
    <div className={classNames('map-view relative isolate overflow-hidden', className)}>
      <div ref={container} className="absolute! inset-0" />
      {isDrawn || problem ? null : (
        <div className="map-wait pointer-events-none absolute inset-0 grid place-items-center">
          <Ripple size="lg" label={t('loading')} />
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
