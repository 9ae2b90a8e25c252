import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingSort, MapReply } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import type { Spot } from '../../../shared/lib/spot.ts';
import { listQuery, mapQuery } from './model/map-queries.ts';
import type { MapWindow } from './model/map-window.ts';
import { limitToWindow } from './model/map-window.ts';
import type { Selection } from './panes/selection-bar.tsx';

interface MapResultsOptions {
  criteria: Criteria;
  sort: ListingSort;
  /** What of the map is searched; null before there is a map. */
  window: MapWindow | null;
  /** There will be none: the list shows everything. */
  isMapMissing: boolean;
}

export interface MapResults {
  reply: MapReply | undefined;
  total: number | undefined;
  inView: number | undefined;
  /** The total, once it belongs to these criteria and no longer to the ones before. */
  settledTotal: number | undefined;
  listings: ListingCard[];
  isLoading: boolean;
  failure: QueryFailure | null;
  /** Missing on the last page. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

const nowhere: MapWindow = { bounds: [0, 0, 1, 1], zoom: 0 };

/** The homes on the map and the same homes as a list. */
export function useMapResults({ criteria, sort, window, isMapMissing }: MapResultsOptions): MapResults {
  const hasMap = window !== null || !isMapMissing;
  const map = useQuery({ ...mapQuery(criteria, window ?? nowhere), enabled: window !== null });
  const listed = useMemo(() => (window ? limitToWindow(criteria, window) : criteria), [criteria, window]);
  const list = useInfiniteQuery({ ...listQuery(listed, sort), enabled: !hasMap || window !== null });
  const failure = useQueryBoundary(list, map);
  const { fetchNextPage } = list;
  const listings = useMemo(() => list.data?.pages.flatMap(({ result }) => result.items) ?? [], [list.data]);
  const listTotal = list.data?.pages[0]?.totalRows;

  return {
    reply: map.data,
    total: hasMap ? map.data?.total : listTotal,
    inView: hasMap ? map.data?.inView : undefined,
    settledTotal: map.isPlaceholderData ? undefined : map.data?.total,
    listings,
    isLoading: list.isPending,
    failure,
    loadMore: list.hasNextPage && !list.isPlaceholderData ? () => void fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  };
}

/** What both forms of the screen show: list beside the map, and sheet below it. */
export interface PaneProps {
  criteria: Criteria;
  onCriteriaChange: (next: Criteria) => void;
  sort: ListingSort;
  onSortChange: (sort: ListingSort) => void;
  results: MapResults;
  hovered: Spot<string>;
  openId: string | null;
  /** Takes the map to everything that was found. */
  onShowAll: () => void;
  selection: Selection;
  map: ReactNode;
}
