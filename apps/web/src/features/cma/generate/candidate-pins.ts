import type { Candidate, ComparablesFound } from '@hearthline/contract/cma';
import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MarkerKind, MarkerLayer } from '../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../shared/map/marker-layer.ts';
import type { RovingMarkers } from '../../../shared/map/roving-markers.ts';
import { createRovingMarkers } from '../../../shared/map/roving-markers.ts';
import { placeOf } from '../../../shared/map/union-of.ts';
import type { NearMiss } from './candidate-parts.tsx';

type PinLook = 'subject' | 'chosen' | 'candidate' | 'near';

export interface CandidatePin {
  key: string;
  position: LngLat;
  text: string;
  /** Spoken instead of the short text. */
  name: string;
  look: PinLook;
  isOpen: boolean;
}

const pinKind: MarkerKind<CandidatePin> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(pin) {
    const element = document.createElement(pin.look === 'subject' ? 'span' : 'button');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      element.tabIndex = -1;
      element.dataset.key = pin.key;
    } else {
      element.setAttribute('role', 'img');
    }
    paint(element, pin);
    return element;
  },
  update: paint,
};

function paint(element: HTMLElement, { text, name, look, isOpen }: CandidatePin): void {
  element.className = look === 'subject' ? 'cma-subject-pin' : 'map-pin cma-pin';
  element.dataset.look = look;
  element.toggleAttribute('data-open', isOpen);
  element.setAttribute('aria-label', name);
  element.textContent = text;
}

/** Puts the homes onto the map; each opens when it is tapped. */
export function useCandidatePins(
  map: GlMap,
  { pins, label, onOpen }: { pins: readonly CandidatePin[]; label: string; onOpen: (id: string) => void },
): { focus: (key: string) => void } {
  const [made, setMade] = useState<{ layer: MarkerLayer<CandidatePin>; roving: RovingMarkers } | null>(null);
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const layer = createMarkerLayer(map, pinKind);
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
  }, [map]);

  useEffect(() => {
    made?.layer.show(pins);
    made?.roving.update(pins.filter(({ look }) => look !== 'subject').map(({ key }) => key));
  }, [made, pins]);

  useEffect(() => made?.layer.root.setAttribute('aria-label', label), [made, label]);

  return { focus: (key) => (made?.layer.elementOf(key) ?? map.getCanvas()).focus({ preventScroll: true }) };
}

/** Sales at one place: mostly one, several in a building. */
export interface SalesPlace {
  key: string;
  position: LngLat;
  items: (Candidate | NearMiss)[];
}

const digits = 5;

/** Pins that would lie on each other become one. */
export function groupByPlace({ items, nearMisses }: ComparablesFound): SalesPlace[] {
  const places = new Map<string, SalesPlace>();
  for (const item of [...items, ...nearMisses]) {
    const position = placeOf(item.listing);
    if (!position) continue;
    const key = position.map((degrees) => degrees.toFixed(digits)).join();
    const known = places.get(key);
    if (known) known.items.push(item);
    else places.set(key, { key, position, items: [item] });
  }
  return [...places.values()];
}
