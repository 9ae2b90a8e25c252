import '../../map/map-search.css';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ZoomTools } from '../../../../shared/map/map-tools.tsx';
import { MapView } from '../../../../shared/map/map-view.tsx';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Place } from '../detail-queries.ts';

interface PlaceMapProps {
  listing: ListingDetail;
  place: Place;
  /** A small picture of the place: closer, and it takes no clicks. */
  isStill?: boolean;
  className?: string;
}

const zooms = { still: 15.2, open: 14.5 };

/** Where the home stands. Drawn when it comes near the window, because a map is heavy. */
export function PlaceMap({ listing, place, isStill = false, className }: PlaceMapProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [frame, isNear] = useIsNear<HTMLDivElement>();
  const text = listing.price === null ? t('map.pin.noPrice') : format.shortPrice(listing.price);
  const position: [number, number] = [place.longitude, place.latitude];
  return (
    <div ref={frame} className={className}>
      {isNear ? (
        <MapView
          label={t(isStill ? 'detail.map.small' : 'detail.map.label', {
            address: listing.address || t('facts.noAddress'),
          })}
          place={{ centre: position, zoom: isStill ? zooms.still : zooms.open }}
          isInteractive={!isStill}
          className="size-full"
        >
          {(map) => (
            <>
              <HomePin map={map} text={text} position={position} />
              {isStill ? null : (
                <div className="absolute top-3 right-3 z-6">
                  <ZoomTools map={map} />
                </div>
              )}
            </>
          )}
        </MapView>
      ) : (
        <Skeleton className="size-full rounded-none!" />
      )}
    </div>
  );
}

interface MapCardProps {
  listing: ListingDetail;
  place: Place;
}

export function MapCard({ listing, place }: MapCardProps) {
  const { t } = useTranslation('listings');
  return (
    <Card aria-labelledby="map-title" className="overflow-hidden">
      <CardHeader
        id="map-title"
        title={t('detail.map.title')}
        meta={[listing.community, listing.municipality].filter(Boolean).join(', ')}
      />
      <PlaceMap listing={listing} place={place} className="h-80" />
    </Card>
  );
}

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
function HomePin({ map, text, position: [longitude, latitude] }: Pin & { map: GlMap }) {
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

/** Turns true once an element has come near the window, and stays so. */
function useIsNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [element, isNear];
}
