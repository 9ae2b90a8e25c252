import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { CircleDashed } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { MapTool, MapTools, ZoomTools } from '../../../shared/map/map-tools.tsx';
import type { MarkerLayer } from '../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../shared/map/marker-layer.ts';
import type { Spot } from '../model/spot.ts';
import type { LineLayer, LineLayerShape } from './line-layer.ts';
import { createLineLayer } from './line-layer.ts';
import type { MapMark } from './map-marks.ts';
import { markKind } from './map-marks.ts';

interface SceneOverlayProps {
  map: GlMap;
  marks: readonly MapMark[];
  shape: LineLayerShape;
  bounds: Bounds;
  lit: Spot<string>;
  /** A pin was pressed. */
  onOpen: (id: string) => void;
}

/** Pins, lines and tools above the map. */
export function SceneOverlay({ map, marks, shape, bounds, lit, onOpen }: SceneOverlayProps) {
  const { t } = useTranslation('cmaCalculate');
  useScene(map, { marks, shape, lit, onOpen });

  return (
    <div className="absolute top-4 right-4 z-6 flex flex-col gap-3">
      <ZoomTools map={map} />
      <MapTools>
        <MapTool
          label={t('map.fit')}
          icon={<CircleDashed />}
          onClick={() => map.fitBounds(bounds, fitOptions())}
        />
      </MapTools>
    </div>
  );
}

interface Layers {
  lines: LineLayer;
  marks: MarkerLayer<MapMark>;
}

/** What is drawn above the map; the light follows the pointer without React. */
function useScene(
  map: GlMap,
  { marks, shape, lit, onOpen }: Pick<SceneOverlayProps, 'marks' | 'shape' | 'lit' | 'onOpen'>,
): void {
  const [layers, setLayers] = useState<Layers | null>(null);
  const handleOpen = useEffectEvent(onOpen);

  useEffect(() => {
    // Lines first: the pins stand above them.
    const created = { lines: createLineLayer(map), marks: createMarkerLayer(map, markKind) };
    const stopLighting = followLight(created, lit);
    const stopHearing = hearPins(created.marks.root, lit, (id) => handleOpen(id));
    setLayers(created);
    return () => {
      stopLighting();
      stopHearing();
      created.lines.remove();
      created.marks.remove();
      setLayers(null);
    };
  }, [map, lit]);

  useEffect(() => layers?.lines.show(shape), [layers, shape]);
  useEffect(() => layers?.marks.show(marks), [layers, marks]);
}

function followLight({ lines, marks }: Layers, lit: Spot<string>): () => void {
  let before: string | null = null;
  return lit.subscribe(() => {
    const now = lit.get();
    if (before) marks.elementOf(before)?.removeAttribute('data-lit');
    if (now) marks.elementOf(now)?.setAttribute('data-lit', '');
    lines.light(now);
    before = now;
  });
}

function hearPins(root: HTMLElement, lit: Spot<string>, onOpen: (id: string) => void): () => void {
  const keyOf = (event: Event): string | null =>
    (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
  const handleOver = (event: Event) => lit.set(keyOf(event));
  const handleOut = () => lit.set(null);
  const handleClick = (event: Event) => {
    const key = keyOf(event);
    if (key) onOpen(key);
  };
  root.addEventListener('pointerover', handleOver);
  root.addEventListener('pointerout', handleOut);
  root.addEventListener('click', handleClick);
  return () => {
    root.removeEventListener('pointerover', handleOver);
    root.removeEventListener('pointerout', handleOut);
    root.removeEventListener('click', handleClick);
  };
}

/** Brings a place into sight without moving more than is needed. */
export function showPlace(map: GlMap, place: LngLat): void {
  const { x, y } = map.project(place);
  const { width, height } = map.getContainer().getBoundingClientRect();
  const edge = 40;
  if (x > edge && y > edge && x < width - edge && y < height - edge) return;
  map.easeTo({ center: place });
}
