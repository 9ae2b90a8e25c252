import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import type { Pixel } from './mercator.ts';
import { toFlat, worldPixels } from './mercator.ts';

export interface MarkerKind<T> {
  keyOf(item: T): string;
  positionOf(item: T): LngLat;
  create(item: T): HTMLElement;
  /** Called for a marker that stays, with what it showed before. */
  update(element: HTMLElement, item: T, before: T): void;
}

interface PlacedMarker<T> {
  item: T;
  element: HTMLElement;
  flat: Pixel;
}

export interface MarkerLayer<T> {
  /** The element that holds the markers; clicks and keys are heard here. */
  root: HTMLElement;
  /** Shows exactly these: keeps what stays, so that focus and transitions live on. */
  show(items: readonly T[]): void;
  elementOf(key: string): HTMLElement | undefined;
  itemOf(key: string): T | undefined;
  /** Where a marker stands now, in pixels of the map. */
  pixelOf(key: string): Pixel | undefined;
  remove(): void;
}

/**
 * HTML markers above a map that is flat and north up. They stand in one element that moves with the map: a frame of a
 * pan writes one style, however many markers there are. Only a change of zoom places them one by one.
 */
export function createMarkerLayer<T>(
  map: GlMap,
  kind: MarkerKind<T>,
  /** Inside of it the map hears drags, wheels and keys that begin on a marker. */
  parent: HTMLElement = map.getCanvasContainer(),
): MarkerLayer<T> {
  const markers = new Map<string, PlacedMarker<T>>();
  const root = document.createElement('div');
  root.className = 'map-markers';
  parent.append(root);
  let origin: LngLat = centreOf(map);
  let placedZoom = map.getZoom();

  function place({ element, flat }: PlacedMarker<T>, start: Pixel, size: number): void {
    const x = Math.round((flat.x - start.x) * size);
    const y = Math.round((flat.y - start.y) * size);
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  function placeAll(): void {
    placedZoom = map.getZoom();
    const start = toFlat(origin);
    const size = worldPixels(placedZoom);
    for (const marker of markers.values()) place(marker, start, size);
  }

  function moveRoot(): void {
    const { x, y } = map.project(origin);
    root.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  function handleMove(): void {
    if (map.getZoom() !== placedZoom) placeAll();
    moveRoot();
  }

  map.on('move', handleMove);
  map.on('resize', moveRoot);

  return {
    root,
    show(items) {
      const wanted = new Map(items.map((item) => [kind.keyOf(item), item]));
      for (const [key, { element }] of markers) {
        if (wanted.has(key)) continue;
        element.remove();
        markers.delete(key);
      }
      for (const [key, item] of wanted) {
        const standing = markers.get(key);
        const flat = toFlat(kind.positionOf(item));
        if (standing) kind.update(standing.element, item, standing.item);
        const element = standing?.element ?? kind.create(item);
        if (!standing) root.append(element);
        markers.set(key, { item, element, flat });
      }
      // Near the markers, so that their offsets stay small numbers.
      origin = centreOf(map);
      placeAll();
      moveRoot();
    },
    elementOf: (key) => markers.get(key)?.element,
    itemOf: (key) => markers.get(key)?.item,
    pixelOf(key) {
      const marker = markers.get(key);
      return marker ? map.project(kind.positionOf(marker.item)) : undefined;
    },
    remove() {
      map.off('move', handleMove);
      map.off('resize', moveRoot);
      root.remove();
      markers.clear();
    },
  };
}

function centreOf(map: GlMap): LngLat {
  const { lng, lat } = map.getCenter();
  return [lng, lat];
}
