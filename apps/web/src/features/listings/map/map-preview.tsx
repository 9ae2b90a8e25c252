import './map-search.css';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSpot } from '../../../shared/lib/spot.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { linkToResults } from '../model/criteria-url.ts';
import { usePinLayer } from './markers/use-pin-layer.ts';
import { areasOf } from './model/drawn-areas.ts';
import { mapQuery } from './model/map-queries.ts';
import type { MapWindow } from './model/map-window.ts';
import { windowOf } from './model/map-window.ts';
import { useStartPlace } from './use-start-place.ts';

interface MapPreviewProps {
  criteria: Criteria;
}

const noFavorites: ReadonlySet<string> = new Set();
const paddingPx = 36;

/** A small still map of what the criteria find; a click opens the large one. */
export function MapPreview({ criteria }: MapPreviewProps) {
  const { t } = useTranslation('listings');
  const place = useStartPlace(criteria);
  const areas = useMemo(() => areasOf(criteria), [criteria]);
  return (
    <div className="relative size-full bg-inset">
      {place ? (
        <div inert className="size-full">
          <MapView
            label={t('map.label')}
            place={place}
            areas={areas}
            isInteractive={false}
            className="size-full"
          >
            {(map) => <PreviewHomes map={map} criteria={criteria} />}
          </MapView>
        </div>
      ) : null}
      <Link
        {...linkToResults(criteria, 'map')}
        aria-label={t('map.openMap')}
        className="absolute inset-0 focus-visible:-outline-offset-2"
      />
    </div>
  );
}

function PreviewHomes({ map, criteria }: MapPreviewProps & { map: GlMap }) {
  const [window, setWindow] = useState<MapWindow>(() => windowOf(map));
  const [hovered] = useState(createSpot<string>);
  const { data: extent } = useQuery({ ...extentQuery(criteria), placeholderData: keepPreviousData });
  const { data: reply } = useQuery(mapQuery(criteria, window));

  useEffect(() => {
    if (extent) map.fitBounds(extent, { ...fitOptions(paddingPx), animate: false });
    setWindow(windowOf(map));
  }, [map, extent]);

  usePinLayer(map, {
    reply,
    openId: null,
    favoriteIds: noFavorites,
    hovered,
    onChoose() {},
  });
  return null;
}
