import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';

interface Pin {
  text: string;
  position: LngLat;
}

function paint(element: HTMLElement, { text }: Pin): void {
  element.className = 'map-pin';
  element.setAttribute('data-open', '');
  element.textContent = text;
}

/** The price of the home at its place. It says nothing that does not stand beside the map, so it is no button. */
export function HomePin({ map, text, position: [longitude, latitude] }: Pin & { map: GlMap }) {
  useEffect(() => {
    const layer = createMarkerLayer<Pin>(map, {
      keyOf: () => 'home',
      positionOf: ({ position }) => position,
      create(pin) {
        const element = document.createElement('span');
        paint(element, pin);
        return element;
      },
      update: paint,
    });
    layer.show([{ text, position: [longitude, latitude] }]);
    return () => layer.remove();
  }, [map, text, longitude, latitude]);
  return null;
}
