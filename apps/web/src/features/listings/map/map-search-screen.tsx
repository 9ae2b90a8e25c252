import './map-search.css';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { createSpot } from '../../../shared/lib/spot.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { favoriteIdsQuery } from '../api/favorites-api.ts';
import { useRememberResult } from '../api/saved-search-api.ts';
import { useReturnFocus } from '../components/return-focus.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { MapOverlay } from './map-overlay.tsx';
import { areasOf } from './model/drawn-areas.ts';
import { initialWindow, windowReducer } from './model/searched-window.ts';
import { markSeen } from './model/seen-listings.ts';
import { ResultsPane, ResultsSheet } from './panes/results-panes.tsx';
import { useSelection } from './panes/selection-bar.tsx';
import { fit } from './use-fit-to-criteria.ts';
import type { PaneProps } from './use-map-results.ts';
import { useMapResults } from './use-map-results.ts';
import { useStartPlace } from './use-start-place.ts';

const noFavorites: ReadonlySet<string> = new Set();

/** The search on a map, with the list of what the map shows beside it or, on phones, in a sheet below it. */
export function MapSearchScreen() {
  const { t } = useTranslation('listings');
  const { criteria, isLoading, setCriteria, sort, setSort } = useCriteriaFromUrl();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [view, dispatch] = useReducer(windowReducer, initialWindow);
  const [isMapMissing, setMapMissing] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [hovered] = useState(createSpot<string>);
  const selection = useSelection();
  const mapRef = useRef<GlMap>(null);
  const queryClient = useQueryClient();
  const place = useStartPlace(criteria, !isLoading);
  const results = useMapResults({ criteria, sort, window: view.searched, isMapMissing });
  const { data: favoriteIds = noFavorites } = useQuery(favoriteIdsQuery);
  const areas = useMemo(() => areasOf(criteria), [criteria]);
  const changeCriteria = useCallback((next: Criteria) => setCriteria(next), [setCriteria]);

  useReturnFocus(results.listings);
  useRememberResult(criteria, results.settledTotal);

  async function showAll() {
    const bounds = await queryClient.fetchQuery(extentQuery(criteria)).catch(() => null);
    if (bounds && mapRef.current) fit(mapRef.current, bounds);
  }

  const open = useCallback((id: string | null) => {
    setOpenId(id);
    if (id) markSeen(id);
  }, []);

  const map = place ? (
    <MapView
      label={t('map.label')}
      place={place}
      areas={areas}
      className="size-full"
      onProblem={() => setMapMissing(true)}
    >
      {(glMap) => (
        <MapOverlay
          map={glMap}
          criteria={criteria}
          onCriteriaChange={changeCriteria}
          view={view}
          dispatch={dispatch}
          reply={results.reply}
          favoriteIds={favoriteIds}
          hovered={hovered}
          openId={openId}
          onOpen={open}
          hasPopups={isWide}
          mapRef={mapRef}
        />
      )}
    </MapView>
  ) : (
    <div className="map-wait grid size-full place-items-center">
      <Ripple size="lg" />
    </div>
  );

  const pane: PaneProps = {
    criteria,
    onCriteriaChange: changeCriteria,
    sort,
    onSortChange: setSort,
    results,
    hovered,
    openId,
    onShowAll: () => void showAll(),
    selection,
    map,
  };
  return isWide ? <ResultsPane {...pane} /> : <ResultsSheet {...pane} />;
}
