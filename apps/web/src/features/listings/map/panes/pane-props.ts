import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ReactNode } from 'react';
import type { HoveredListing } from '../model/hovered-listing.ts';
import type { MapResults } from '../use-map-results.ts';
import type { Selection } from '../use-selection.ts';

/** What both forms of the screen show: list beside the map, and sheet below it. */
export interface PaneProps {
  criteria: Criteria;
  onCriteriaChange: (next: Criteria) => void;
  sort: ListingSort;
  onSortChange: (sort: ListingSort) => void;
  results: MapResults;
  hovered: HoveredListing;
  openId: string | null;
  /** Takes the map to everything that was found. */
  onShowAll: () => void;
  selection: Selection;
  map: ReactNode;
}
