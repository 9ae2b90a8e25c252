import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import './map-search.css';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Map as GlMap } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { createSpot } from '../../../shared/lib/spot.ts';
import { extentQuery } from '../../../shared/map/extent-query.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { favoriteIdsQuery } from '../api/favorites-api.ts';
import { useRememberResult } from '../api/saved-search-api.ts';
import { AlertLink, BasketButton, CmaLink } from '../components/action-links.tsx';
import { CardPhoto } from '../components/card-photo.tsx';
import { ListingPrice } from '../components/listing-parts.tsx';
import { useReturnFocus } from '../components/return-focus.ts';
import { useListingLink } from '../components/use-listing-link.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { AskWhyButton } from '../results/ask-why.tsx';
import { SentenceBox } from '../sentence/sentence-box.tsx';
import { MapOverlay } from './map-overlay.tsx';
import { areasOf } from './model/drawn-areas.ts';
import { parseCamera } from './model/map-address.ts';
import { cardsQuery } from './model/map-queries.ts';
import { initialWindow, windowReducer } from './model/searched-window.ts';
import { markSeen } from './model/seen-listings.ts';
import { ChipLine, CriteriaLink, ResultCount, SortMenu, ViewSwitch } from './panes/result-tools.tsx';
import { ResultsBody } from './panes/results-body.tsx';
import { SelectionBar, useSelection } from './panes/selection-bar.tsx';
import { useSheet } from './panes/use-sheet.ts';
import { fit } from './use-fit-to-criteria.ts';
import { useMapAddress } from './use-map-address.ts';
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
  const address = useMapAddress();
  const place = useStartPlace(criteria, { isReady: !isLoading, camera: parseCamera(address.at) });
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
          isReady={!isLoading}
          address={address}
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

const alertLinkClass = 'size-11 border border-line-strong bg-surface [&_svg]:size-5 lg:size-10';

/** From 1024 px on: the list in its own pane, the map fills the rest. */
function ResultsPane({ map, ...props }: PaneProps) {
  const { t } = useTranslation('listings');
  const mapPane = useRef<HTMLDivElement>(null);
  const { criteria, onCriteriaChange, sort, onSortChange, results, selection } = props;
  return (
    <div className="flex h-[calc(100dvh-4rem-var(--strip-height,0px))]">
      <div className="relative isolate flex w-[440px] shrink-0 flex-col border-r border-line bg-canvas xl:w-[560px]">
        <div className="border-b border-line px-5 pt-3.5 pb-3">
          <div className="flex gap-2">
            <SentenceBox criteria={criteria} onCriteria={onCriteriaChange} className="flex-1" />
            <CriteriaLink criteria={criteria} />
            <AlertLink criteria={criteria} className={alertLinkClass} />
          </div>
          <ChipLine criteria={criteria} onChange={onCriteriaChange} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-5 pt-3 pb-2">
          <ResultCount total={results.total} inView={results.inView} />
          <AskWhyButton criteria={criteria} />
          <SortMenu criteria={criteria} sort={sort} onChange={onSortChange} />
          <ViewSwitch criteria={criteria} sort={sort} />
        </div>
        {/* Before the list, which for the keyboard has no end. */}
        <button
          type="button"
          onClick={() => mapPane.current?.focus()}
          className={classNames(
            buttonClass({ size: 'sm', variant: 'secondary' }),
            'absolute! top-2 right-5 z-6 not-focus:sr-only',
          )}
        >
          {t('map.skipToMap')}
        </button>
        {selection.ids.size > 0 ? (
          <>
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 bottom-0 h-27 bg-linear-to-b from-transparent to-canvas to-62%"
            />
            <SelectionBar selection={selection} />
          </>
        ) : null}
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-20">
          <ResultsBody {...props} />
        </div>
      </div>
      <div ref={mapPane} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {map}
      </div>
    </div>
  );
}

/** Below 1024 px: the map, and the list in a sheet that comes up over it. */
function ResultsSheet({ map, ...props }: PaneProps) {
  const { t } = useTranslation('listings');
  const { criteria, sort, onSortChange, results, selection, openId } = props;
  const { stop, setStop, frame, sheet, handle } = useSheet();
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!openId) return;
    setStop('half');
    scroller.current?.scrollTo({ top: 0 });
  }, [openId, setStop]);

  return (
    <div className="flex h-[calc(100dvh-3.5rem-var(--strip-height,0px))] flex-col md:h-[calc(100dvh-4rem-var(--strip-height,0px))]">
      <div className="z-8 flex gap-2 border-b border-line bg-canvas px-4 py-2.5">
        <SentenceBox criteria={criteria} onCriteria={props.onCriteriaChange} className="flex-1" />
        <CriteriaLink criteria={criteria} />
        <AlertLink criteria={criteria} className={alertLinkClass} />
      </div>
      <div ref={frame} data-stop={stop} className="map-sheet-frame relative min-h-0 flex-1 overflow-clip">
        <div className="map-sheet-map absolute inset-x-0 top-0">{map}</div>
        {/* Before the list, which for the keyboard has no end. */}
        {selection.ids.size > 0 ? <SelectionBar selection={selection} /> : null}
        <section
          ref={sheet}
          aria-label={t('map.listLabel')}
          className="map-sheet absolute inset-x-0 bottom-0 flex flex-col rounded-t-xl border-t border-line-strong bg-raised"
        >
          <button
            type="button"
            {...handle}
            aria-label={stop === 'full' ? t('map.sheet.shrink') : t('map.sheet.expand')}
            className="touch-target grid h-5 w-full shrink-0 touch-none place-items-center rounded-t-xl"
          >
            <span aria-hidden="true" className="h-1 w-10 rounded-xs bg-line-control" />
          </button>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pb-2.5">
            <ResultCount total={results.total} inView={results.inView} />
            <AskWhyButton criteria={criteria} />
            <div className="ml-auto flex items-center gap-2">
              <SortMenu criteria={criteria} sort={sort} onChange={onSortChange} />
              <ViewSwitch criteria={criteria} sort={sort} />
            </div>
          </div>
          <div
            ref={scroller}
            className="map-sheet-scroll min-h-0 flex-1 overflow-y-auto overscroll-contain px-4"
          >
            {openId ? <OpenCard id={openId} /> : null}
            <div className="-mx-2">
              <ResultsBody {...props} openId={null} />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}

/** On phones: the home whose pin was tapped, above the list. */
function OpenCard({ id }: { id: string }) {
  const { t } = useTranslation('listings');
  const link = useListingLink(id);
  const { data: cards } = useQuery(cardsQuery([id]));
  const listing = cards?.[0];
  if (!cards) return <Skeleton className="mb-4 h-84 rounded-lg!" />;
  if (!listing) return <p className="pb-4 text-sm text-ink-2">{t('map.popup.missing')}</p>;
  const address = listing.address || t('facts.noAddress');
  return (
    <article aria-label={address} className="relative mb-3 border-b border-line pb-4">
      <CardPhoto
        listing={listing}
        isEager
        className="h-43 overflow-hidden rounded-[16px]"
        stateClass="top-2.5 left-2.5 h-6! max-w-[calc(100%-4.5rem)]!"
        heartClass="top-2.5 right-2.5 size-10! [&_svg]:size-4.5!"
      />
      <div className="mt-3 flex items-baseline justify-between gap-2">
        <ListingPrice listing={listing} className="text-[20px]/[28px]! tracking-[-0.03em]!" />
        {listing.daysOnMarket === null ? null : (
          <span className="text-xs whitespace-nowrap text-ink-3">
            {t('map.daysOnMarket', { count: listing.daysOnMarket })}
          </span>
        )}
      </div>
      <Link {...link} className="block truncate font-medium after:absolute after:inset-0">
        {address}
      </Link>
      <ListingFacts listing={listing} className="mt-1" />
      <div className="relative z-1 mt-3 flex gap-2">
        <BasketButton listingIds={[id]} address={address} isShort className="flex-1" />
        <CmaLink listing={id} isShort />
      </div>
    </article>
  );
}
