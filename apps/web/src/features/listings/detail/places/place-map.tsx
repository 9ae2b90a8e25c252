import '../../map/map-search.css';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ZoomTools } from '../../../../shared/map/map-tools.tsx';
import { MapView } from '../../../../shared/map/map-view.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Place } from '../detail-queries.ts';
import { useIsNear } from '../use-is-near.ts';
import { HomePin } from './home-pin.tsx';

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
