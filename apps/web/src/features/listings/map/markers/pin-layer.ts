import type { Map as GlMap } from 'maplibre-gl';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import type { HoveredListing } from '../model/hovered-listing.ts';
import { itemKind } from './item-elements.ts';
import type { MapItem } from './map-items.ts';
import { findNeighbour, isArrowKey } from './marker-focus.ts';

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
  const { root } = layer;
  let items: readonly MapItem[] = [];
  let tabStop: string | undefined;
  let lit: HTMLElement | undefined;
  root.setAttribute('role', 'group');

  function findItem(target: EventTarget | null): MapItem | undefined {
    const key = (target as Element | null)?.closest<HTMLElement>('[data-key]')?.dataset.key;
    return key === undefined ? undefined : layer.itemOf(key);
  }

  function moveTabStop(key: string | undefined): void {
    const before = tabStop === undefined ? undefined : layer.elementOf(tabStop);
    if (before) before.tabIndex = -1;
    const next = key === undefined ? undefined : layer.elementOf(key);
    if (next) next.tabIndex = 0;
    tabStop = next ? key : undefined;
  }

  function handleHover(event: Event): void {
    const item = findItem(event.target);
    hovered.set(item?.type === 'pin' ? item.pin.id : null);
  }

  function handleLeave(): void {
    hovered.set(null);
  }

  function handleFocus(event: FocusEvent): void {
    const item = findItem(event.target);
    if (!item) return;
    moveTabStop(item.key);
    handleHover(event);
  }

  function handleClick(event: Event): void {
    const item = findItem(event.target);
    if (item) onChoose(item);
  }

  function handleKey(event: KeyboardEvent): void {
    const item = findItem(event.target);
    const from = item && layer.pixelOf(item.key);
    if (!from || !isArrowKey(event.key)) return;
    // The map would pan away under the pin.
    event.preventDefault();
    event.stopPropagation();
    const places = items.flatMap(({ key }) => {
      const place = layer.pixelOf(key);
      return place ? [[key, place] as const] : [];
    });
    const next = findNeighbour(event.key, from, places);
    if (next !== undefined) layer.elementOf(next)?.focus({ preventScroll: true });
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
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('focusout', handleLeave);
  root.addEventListener('click', handleClick);
  root.addEventListener('keydown', handleKey);

  return {
    show(next) {
      const hadFocus = root.contains(document.activeElement);
      items = next;
      layer.show(next);
      moveTabStop(tabStop !== undefined && layer.elementOf(tabStop) ? tabStop : next[0]?.key);
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
