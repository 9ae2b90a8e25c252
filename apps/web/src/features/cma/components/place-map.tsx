import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { Check, MapPin } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { ZoomTools } from '../../../shared/map/map-tools.tsx';
import { MapView } from '../../../shared/map/map-view.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface PlaceMapProps {
  municipalityCode: string | null;
  communityCode: string | null;
  place: LngLat | null;
  onChange: (place: LngLat | null) => void;
}

const nearZoom = 16;
/** Where nothing is known the map shows southern Ontario. */
const lastResort: Bounds = [-83.2, 41.8, -74.3, 46.6];

/** The mark stays in the middle and the map moves under it, so that arrow keys and fingers set a place alike. */
export function PlaceMap({ municipalityCode, communityCode, place, onChange }: PlaceMapProps) {
  const { t } = useTranslation('cma');
  const { data: extent, isPending } = useQuery(extentQuery(homesIn(municipalityCode, communityCode)));
  const [start] = useState(place);
  const isReady = start !== null || !isPending;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-ink-2">{t('factForm.map.text')}</p>
      <div className="overflow-hidden rounded-md border border-line-strong">
        {isReady ? (
          <MapView
            label={t('factForm.map.label')}
            place={start ? { centre: start, zoom: nearZoom } : { bounds: extent ?? lastResort }}
            className="h-64"
          >
            {(map) => (
              <>
                <FollowPlace map={map} extent={start ? null : (extent ?? null)} />
                <MapPin
                  size={34}
                  strokeWidth={1.75}
                  className="pointer-events-none absolute top-1/2 left-1/2 z-5 -translate-x-1/2 -translate-y-full fill-brand text-on-brand drop-shadow"
                />
                <div className="absolute top-3 right-3 z-6">
                  <ZoomTools map={map} />
                </div>
                <div className="absolute bottom-7 left-1/2 z-6 flex -translate-x-1/2 gap-2">
                  <Button
                    size="sm"
                    onClick={() => {
                      const { lng, lat } = map.getCenter();
                      onChange([round(lng), round(lat)]);
                    }}
                  >
                    {t('factForm.map.set')}
                  </Button>
                </div>
              </>
            )}
          </MapView>
        ) : (
          <Skeleton className="h-64 w-full rounded-none!" />
        )}
      </div>
      <div role="status" className="flex min-h-6 flex-wrap items-center gap-3 text-xs">
        {place ? (
          <>
            <span className="flex items-center gap-1 text-success">
              <Check className="size-4" />
              {t('factForm.map.isSet')}
            </span>
            <Button variant="link" size="sm" onClick={() => onChange(null)}>
              {t('factForm.map.remove')}
            </Button>
          </>
        ) : (
          <span className="text-ink-3">{t('factForm.map.community')}</span>
        )}
      </div>
    </div>
  );
}

/** A click brings its place under the mark; another community brings the map there. */
function FollowPlace({ map, extent }: { map: GlMap; extent: Bounds | null }) {
  useEffect(() => {
    const follow = map.on('click', ({ lngLat }) => map.easeTo({ center: lngLat }));
    return () => follow.unsubscribe();
  }, [map]);
  useEffect(() => {
    if (extent) map.fitBounds(extent, fitOptions());
  }, [map, extent]);
  return null;
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** All homes of a community or municipality; of everywhere where none is chosen. */
const homesIn = (municipality: string | null, community: string | null): Criteria => ({
  version: 1,
  offer: 'sale',
  status: ['active', 'sold', 'deactive'],
  ...(community !== null
    ? { community: { any: [community] } }
    : municipality !== null && { municipality: { any: [municipality] } }),
});
