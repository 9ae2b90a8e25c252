import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { CircleDashed } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spot } from '../../../shared/lib/spot.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { MapTool, MapTools, ZoomTools } from '../../../shared/map/map-tools.tsx';
import type { MarkerLayer } from '../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../shared/map/marker-layer.ts';
import type { LineLayerShape, MapMark } from './use-scenery.ts';
import { markKind, roomForPinsPx } from './use-scenery.ts';

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
          onClick={() => map.fitBounds(bounds, fitOptions(roomForPinsPx))}
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
    const stopListening = listenToPins(created.marks.root, lit, (id) => handleOpen(id));
    setLayers(created);
    return () => {
      stopLighting();
      stopListening();
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

function listenToPins(root: HTMLElement, lit: Spot<string>, onOpen: (id: string) => void): () => void {
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

interface LineLayer {
  show(shape: LineLayerShape): void;
  light(id: string | null): void;
  remove(): void;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Lines from the subject to its comparables, and a shade over what lies outside of the circle. */
function createLineLayer(map: GlMap): LineLayer {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('class', 'cma-lines');
  svg.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(svg);
  let shape: LineLayerShape | null = null;

  function place(): void {
    if (!shape) return;
    const { width, height } = map.getContainer().getBoundingClientRect();
    const centre = map.project(shape.centre);
    const radius = Math.abs(map.project(shape.edge).x - centre.x);
    const [outside, ...paths] = svg.children;
    outside?.setAttribute(
      'd',
      `M0 0H${width}V${height}H0Z M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    );
    for (const [index, line] of shape.lines.entries()) {
      const end = map.project(line.to);
      paths[index]?.setAttribute('d', `M${centre.x} ${centre.y}L${end.x} ${end.y}`);
    }
  }

  map.on('move', place);
  map.on('resize', place);

  return {
    show(next) {
      shape = next;
      svg.replaceChildren(
        createPath('cma-outside'),
        ...next.lines.map(({ id, width }) => {
          const path = createPath('cma-line');
          path.dataset.id = id;
          path.style.strokeWidth = `${width}px`;
          return path;
        }),
      );
      place();
    },
    light(id) {
      for (const path of svg.children)
        path.toggleAttribute('data-lit', (path as SVGElement).dataset.id === id);
    },
    remove() {
      map.off('move', place);
      map.off('resize', place);
      svg.remove();
    },
  };
}

function createPath(className: string): SVGPathElement {
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('class', className);
  return path;
}
