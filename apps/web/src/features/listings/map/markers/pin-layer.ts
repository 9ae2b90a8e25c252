import type { Map as GlMap } from 'maplibre-gl';
import type { Spot } from '../../../../shared/lib/spot.ts';
import type { MarkerKind } from '../../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { createMarkerButton, createRovingMarkers } from '../../../../shared/map/roving-markers.ts';
import type { ClusterItem, MapItem, PinItem } from './map-items.ts';

export interface PinLayer {
  show(items: readonly MapItem[]): void;
  setLabel(label: string): void;
  /** Back to the pin whose card was closed; to the map where the pin is gone. */
  focus(key: string): void;
  remove(): void;
}

interface PinLayerOptions {
  hovered: Spot<string>;
  onChoose: (item: MapItem) => void;
}

/** Pins and clusters on the map: one stop of the Tab key, arrows lead from one to the next. */
export function createPinLayer(map: GlMap, { hovered, onChoose }: PinLayerOptions): PinLayer {
  const layer = createMarkerLayer(map, itemKind);
  const roving = createRovingMarkers(layer);
  const { root } = layer;
  let lit: HTMLElement | undefined;
  /** Where each home is shown: by its pin, or by the circle it was joined to. */
  let keys: ReadonlyMap<string, string> = new Map();

  function findItem(target: EventTarget | null): MapItem | undefined {
    const key = roving.keyOf(target);
    return key === undefined ? undefined : layer.itemOf(key);
  }

  function handleHover(event: Event): void {
    const item = findItem(event.target);
    hovered.set(item?.type === 'pin' ? item.pin.id : null);
  }

  function handleLeave(): void {
    hovered.set(null);
  }

  function handleClick(event: Event): void {
    const item = findItem(event.target);
    if (item) onChoose(item);
  }

  function showLit(): void {
    const id = hovered.get();
    lit?.removeAttribute('data-lit');
    lit = id === null ? undefined : layer.elementOf(keys.get(id) ?? '');
    lit?.setAttribute('data-lit', '');
  }

  const stopLight = hovered.subscribe(showLit);
  root.addEventListener('pointerover', handleHover);
  root.addEventListener('pointerleave', handleLeave);
  root.addEventListener('focusin', handleHover);
  root.addEventListener('focusout', handleLeave);
  root.addEventListener('click', handleClick);

  return {
    show(next) {
      const hadFocus = root.contains(document.activeElement);
      layer.show(next);
      keys = new Map(next.flatMap((item) => idsOf(item).map((id) => [id, item.key])));
      roving.update(next.map(({ key }) => key));
      showLit();
      if (hadFocus && !root.contains(document.activeElement)) map.getCanvas().focus({ preventScroll: true });
    },
    setLabel: (label) => root.setAttribute('aria-label', label),
    focus(key) {
      const element = layer.elementOf(key) ?? map.getCanvas();
      element.focus({ preventScroll: true });
    },
    remove() {
      stopLight();
      layer.remove();
    },
  };
}

function idsOf(item: MapItem): string[] {
  return item.type === 'pin' ? [item.pin.id] : item.cluster.ids;
}

export function pinKey(id: string): string {
  return `pin:${id}`;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The outline of the heart icon, here without React: pins come and go by the hundred. */
const heartPath =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

/** Pins and clusters as plain buttons. */
const itemKind: MarkerKind<MapItem> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(item) {
    const button = createMarkerButton(item.key);
    paint(button, item);
    return button;
  },
  update(element, item, before) {
    if (isSameLook(item, before)) return;
    paint(element, item);
  },
};

function paint(element: HTMLElement, item: MapItem): void {
  element.setAttribute('aria-label', item.name);
  element.toggleAttribute('data-dot', item.room === 'none');
  element.toggleAttribute('data-below', item.room === 'below');
  if (item.layer) element.dataset.layer = item.layer;
  if (item.type === 'pin') paintPin(element, item);
  else paintCluster(element, item);
}

function paintPin(element: HTMLElement, item: PinItem): void {
  const { text, mark, layer, room, isOpen, isSeen, isFavorite } = item;
  element.className = 'map-pin';
  element.toggleAttribute('data-open', isOpen);
  element.toggleAttribute('data-seen', isSeen);
  const markElement = document.createElement('i');
  markElement.className = 'status-mark';
  markElement.dataset.mark = mark;
  const heart = isFavorite && !layer ? [createHeart()] : [];
  element.replaceChildren(...(room === 'none' ? [] : [...heart, ...(isOpen ? [] : [markElement]), text]));
  if (isOpen) element.setAttribute('aria-current', 'true');
  else element.removeAttribute('aria-current');
}

function paintCluster(element: HTMLElement, { text, sizePx, room }: ClusterItem): void {
  const isDot = room === 'none';
  element.className = 'map-cluster';
  element.style.width = isDot ? '' : `${sizePx}px`;
  element.style.height = element.style.width;
  element.textContent = isDot ? '' : text;
}

function createHeart(): SVGElement {
  const heart = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  heart.setAttribute('viewBox', '0 0 24 24');
  heart.setAttribute('aria-hidden', 'true');
  heart.classList.add('map-pin-heart');
  path.setAttribute('d', heartPath);
  heart.append(path);
  return heart;
}

function isSameLook(one: MapItem, other: MapItem): boolean {
  if (one.name !== other.name || one.text !== other.text || one.room !== other.room) return false;
  if (one.type === 'cluster' || other.type === 'cluster') return one.type === other.type;
  return (
    one.mark === other.mark &&
    one.isOpen === other.isOpen &&
    one.isSeen === other.isSeen &&
    one.isFavorite === other.isFavorite
  );
}
