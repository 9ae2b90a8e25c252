import { findNeighbour, isArrowKey } from './marker-focus.ts';
import type { MarkerLayer } from './marker-layer.ts';

export interface RovingMarkers {
  /** The key of the marker that an event happened on; markers carry it as `data-key`. */
  keyOf(target: EventTarget | null): string | undefined;
  /** To be called after the layer shows other markers. */
  update(keys: readonly string[]): void;
}

/** Markers as one stop of the Tab key: arrows lead from one to the next. */
export function createRovingMarkers<T>(layer: MarkerLayer<T>): RovingMarkers {
  const { root } = layer;
  let keys: readonly string[] = [];
  let tabStop: string | undefined;
  root.setAttribute('role', 'group');

  const keyOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest<HTMLElement>('[data-key]')?.dataset.key;

  function moveTabStop(key: string | undefined): void {
    const before = tabStop === undefined ? undefined : layer.elementOf(tabStop);
    if (before) before.tabIndex = -1;
    const next = key === undefined ? undefined : layer.elementOf(key);
    if (next) next.tabIndex = 0;
    tabStop = next ? key : undefined;
  }

  function handleKey(event: KeyboardEvent): void {
    const key = keyOf(event.target);
    const from = key === undefined ? undefined : layer.pixelOf(key);
    if (!from || !isArrowKey(event.key)) return;
    // The map would pan away under the marker.
    event.preventDefault();
    event.stopPropagation();
    const places = keys.flatMap((each) => {
      const place = layer.pixelOf(each);
      return place ? [[each, place] as const] : [];
    });
    const next = findNeighbour(event.key, from, places);
    if (next !== undefined) layer.elementOf(next)?.focus({ preventScroll: true });
  }

  root.addEventListener('focusin', ({ target }) => {
    const key = keyOf(target);
    if (key !== undefined && layer.elementOf(key)) moveTabStop(key);
  });
  root.addEventListener('keydown', handleKey);

  return {
    keyOf,
    update(next) {
      keys = next;
      moveTabStop(tabStop !== undefined && layer.elementOf(tabStop) ? tabStop : next[0]);
    },
  };
}

/** A marker that is a button; the keyboard reaches one of them at a time. */
export function createMarkerButton(key: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset.key = key;
  return button;
}
