import { Lasso, LocateFixed } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { MapTool, MapTools, ZoomTools } from '../../../shared/map/map-tools.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import type { Drawing } from './draw/use-drawing.ts';
import { LayersMenu } from './schools/layers-menu.tsx';

interface MapToolbarProps {
  map: GlMap;
  drawing: Drawing;
  isLocating: boolean;
  onLocate: () => void;
  hasSchools: boolean;
  onSchoolsChange: (hasSchools: boolean) => void;
}

/** Zoom, near me, drawing and layers at the right edge. Fingers zoom by themselves, so phones show fewer. */
export function MapToolbar(props: MapToolbarProps) {
  const { map, drawing, isLocating, onLocate, hasSchools, onSchoolsChange } = props;
  const { t } = useTranslation('listings');
  return (
    <div className="absolute top-4 right-4 z-6 flex flex-col gap-4 max-lg:top-3 max-lg:right-3">
      <div className="max-lg:hidden">
        <ZoomTools map={map} />
      </div>
      <MapTools>
        <MapTool
          label={isLocating ? t('map.nearMe.locating') : t('map.nearMe.button')}
          icon={isLocating ? <Ripple size="sm" isDecorative /> : <LocateFixed />}
          aria-busy={isLocating || undefined}
          onClick={() => !isLocating && onLocate()}
        />
        <MapTool
          label={t('map.draw.open')}
          icon={<Lasso />}
          aria-pressed={drawing.isOpen}
          onClick={drawing.toggle}
        />
        <LayersMenu hasSchools={hasSchools} onSchoolsChange={onSchoolsChange} />
      </MapTools>
    </div>
  );
}
