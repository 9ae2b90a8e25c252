import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapAreas } from '../../../../shared/map/area-layers.ts';
import type { MarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import type { AreaPart } from '../model/drawn-areas.ts';
import type { AreaButton } from './area-buttons.ts';
import { areaButtonsOf, createAreaKind } from './area-buttons.ts';

/** A cross on each drawn area that takes it away. */
export function useAreaButtons(
  map: GlMap,
  areas: MapAreas,
  onRemove: (part: AreaPart, index: number) => void,
): void {
  const { t } = useTranslation('listings');
  const [layer, setLayer] = useState<MarkerLayer<AreaButton> | null>(null);
  const remove = useEffectEvent(onRemove);

  useEffect(() => {
    const created = createMarkerLayer(
      map,
      createAreaKind((part, index) => remove(part, index)),
    );
    setLayer(created);
    return () => created.remove();
  }, [map]);

  useEffect(() => {
    const names = { within: t('map.draw.removeWithin'), without: t('map.draw.removeWithout') };
    layer?.show(areaButtonsOf(areas, names));
  }, [layer, areas, t]);
}
