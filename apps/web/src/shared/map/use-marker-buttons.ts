import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MarkerKind, MarkerLayer } from './marker-layer.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { RovingMarkers } from './roving-markers.ts';
import { createRovingMarkers } from './roving-markers.ts';

interface MarkerButtons<T> {
  /** Stays the same for as long as the map stands. */
  kind: MarkerKind<T>;
  items: readonly T[];
  /** Of those that open; the others are only looked at. */
  keys: readonly string[];
  /** Name of all of them for assistive technology. */
  label: string;
  onOpen: (key: string) => void;
}

/** Puts markers onto a map, one stop of the Tab key in all; each opens when it is tapped. */
export function useMarkerButtons<T>(
  map: GlMap,
  { kind, items, keys, label, onOpen }: MarkerButtons<T>,
): { focus: (key: string) => void } {
  const [made, setMade] = useState<{ layer: MarkerLayer<T>; roving: RovingMarkers } | null>(null);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const layer = createMarkerLayer(map, kind);
    const roving = createRovingMarkers(layer);
    layer.root.addEventListener('click', ({ target }) => {
      const key = roving.keyOf(target);
      if (key !== undefined) open(key);
    });
    setMade({ layer, roving });
    return () => {
      layer.remove();
      setMade(null);
    };
  }, [map, kind]);

  useEffect(() => {
    made?.layer.show(items);
    made?.roving.update(keys);
  }, [made, items, keys]);

  useEffect(() => made?.layer.root.setAttribute('aria-label', label), [made, label]);

  return { focus: (key) => (made?.layer.elementOf(key) ?? map.getCanvas()).focus({ preventScroll: true }) };
}
