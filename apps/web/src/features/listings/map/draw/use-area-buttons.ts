import type { Shape } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import type { Format } from '@hearthline/format/format';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { MapAreas } from '../../../../shared/map/area-layers.ts';
import { ringsOf } from '../../../../shared/map/area-layers.ts';
import type { MarkerKind, MarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import type { AreaPart } from '../model/drawn-areas.ts';

/** A cross on each drawn area that takes it away. */
export function useAreaButtons(
  map: GlMap,
  areas: MapAreas,
  onRemove: (part: AreaPart, index: number) => void,
): void {
  const { t } = useTranslation('listings');
  const { labelled } = useFormat();
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
    layer?.show(areaButtonsOf(areas, names, labelled));
  }, [layer, areas, t, labelled]);
}

/** The cross that takes a drawn area away, at its northern end. */
interface AreaButton {
  part: AreaPart;
  index: number;
  position: LngLat;
  name: string;
}

function areaButtonsOf(
  areas: MapAreas,
  names: Record<AreaPart, string>,
  labelled: Format['labelled'],
): AreaButton[] {
  const buttonsOf = (part: AreaPart) =>
    areas[part].map((shape, index) => ({
      part,
      index,
      position: northEnd(shape),
      name: shape.type === 'circle' && shape.label ? labelled(names[part], shape.label) : names[part],
    }));
  return [...buttonsOf('within'), ...buttonsOf('without')];
}

function createAreaKind(onRemove: (part: AreaPart, index: number) => void): MarkerKind<AreaButton> {
  return {
    keyOf: ({ part, index }) => `${part}:${index}`,
    positionOf: ({ position }) => position,
    create({ part, index, name }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'map-area-button';
      button.textContent = '×';
      button.title = name;
      button.setAttribute('aria-label', name);
      button.addEventListener('click', () => onRemove(part, index));
      return button;
    },
    update(element, { name }) {
      element.title = name;
      element.setAttribute('aria-label', name);
    },
  };
}

function northEnd(shape: Shape): LngLat {
  const [outline = []] = ringsOf(shape);
  if (shape.type === 'box') return [(shape.bounds[0] + shape.bounds[2]) / 2, shape.bounds[3]];
  return outline.reduce((north, point) => (point[1] > north[1] ? point : north), outline[0] ?? [0, 0]);
}
