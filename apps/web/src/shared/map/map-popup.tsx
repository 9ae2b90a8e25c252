import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MarkerKind } from './marker-layer.ts';
import { createMarkerLayer } from './marker-layer.ts';
import { placePopup } from './place-popup.ts';

interface MapPopupProps {
  map: GlMap;
  position: LngLat;
  label: string;
  /** Of the pin or circle it belongs to. */
  markerHeightPx: number;
  onClose: () => void;
  children: ReactNode;
}

const popupKind: MarkerKind<LngLat> = {
  keyOf: () => 'popup',
  positionOf: (place) => place,
  create: () => document.createElement('div'),
  update() {},
};

/**
 * A card that stays with its place while the map moves. Escape closes it, and so does a click beside it.
 * No `Popover`: it is a marker of the map, moved by the map's own frame, and the map under it stays in use.
 */
export function MapPopup({ map, position, label, markerHeightPx, onClose, children }: MapPopupProps) {
  const [longitude, latitude] = position;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const card = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const layer = createMarkerLayer<LngLat>(map, popupKind, map.getContainer());
    layer.root.classList.add('map-popup-layer');
    layer.show([[longitude, latitude]]);
    setHost(layer.elementOf('popup') ?? null);
    const handleMapClick = ({ originalEvent }: { originalEvent: MouseEvent }) => {
      if (originalEvent.target === map.getCanvas()) close();
    };
    map.on('click', handleMapClick);
    return () => {
      map.off('click', handleMapClick);
      layer.remove();
      setHost(null);
    };
  }, [map, longitude, latitude]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!host || !element) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const { x, y } = placePopup(
      map.project([longitude, latitude]),
      { width: clientWidth, height: clientHeight },
      { width: element.offsetWidth, height: element.offsetHeight },
      markerHeightPx,
    );
    element.style.translate = `${x}px ${y}px`;
    element.focus({ preventScroll: true });
  }, [host, map, longitude, latitude, markerHeightPx]);

  return host
    ? createPortal(
        <section
          ref={card}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className="map-popup"
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        >
          {children}
        </section>,
        host,
      )
    : null;
}
