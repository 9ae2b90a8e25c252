import type { Map as GlMap } from 'maplibre-gl';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { createRovingMarkers } from '../../../../shared/map/roving-markers.ts';
import type { HoveredListing } from '../model/hovered-listing.ts';
import { itemKind } from './item-elements.ts';
import type { MapItem } from './map-items.ts';

export interface PinLayer {
  show(items: readonly MapItem[]): void;
  setLabel(label: string): void;
  /** Back to the pin whose card was closed; to the map where the pin is gone. */
  focus(key: string): void;
  remove(): void;
}

interface PinLayerOptions {
  hovered: HoveredListing;
  onChoose: (item: MapItem) => void;
}

/** Pins and clusters on the map: one stop of the Tab key, arrows lead from one to the next. */
export function createPinLayer(map: GlMap, { hovered, onChoose }: PinLayerOptions): PinLayer {
  const layer = createMarkerLayer(map, itemKind);
  const roving = createRovingMarkers(layer);
  const { root } = layer;
  let lit: HTMLElement | undefined;

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
    lit = id === null ? undefined : layer.elementOf(pinKey(id));
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

export function pinKey(id: string): string {
  return `pin:${id}`;
}
