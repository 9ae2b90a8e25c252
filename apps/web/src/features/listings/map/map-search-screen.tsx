import './map-search.css';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { favoriteIdsQuery } from '../api/favorites-api.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { MapOverlay } from './map-overlay.tsx';
import { areasOf } from './model/drawn-areas.ts';
import { createHoveredListing } from './model/hovered-listing.ts';
import { initialWindow, windowReducer } from './model/searched-window.ts';
import { markSeen } from './model/seen-listings.ts';
import type { PaneProps } from './panes/pane-props.ts';
import { ResultsPane } from './panes/results-pane.tsx';
import { ResultsSheet } from './panes/results-sheet.tsx';
import { useMapResults } from './use-map-results.ts';
import { useSelection } from './use-selection.ts';
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
  const [hovered] = useState(createHoveredListing);
  const selection = useSelection();
  const place = useStartPlace(criteria, !isLoading);
  const results = useMapResults({ criteria, sort, window: view.searched, isMapMissing });
  const { data: favoriteIds = noFavorites } = useQuery(favoriteIdsQuery);
  const areas = useMemo(() => areasOf(criteria), [criteria]);
  const changeCriteria = useCallback((next: Criteria) => setCriteria(next), [setCriteria]);

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
    onOpen: open,
    selection,
    map,
  };
  return isWide ? <ResultsPane {...pane} /> : <ResultsSheet {...pane} />;
}
