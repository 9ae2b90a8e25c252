import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spot } from '../../../../shared/lib/spot.ts';
import { useIsAt } from '../../../../shared/lib/spot.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { ListingRow } from '../../components/listing-row.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { NothingFound } from '../../components/nothing-found.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import { ResultSkeletons } from '../../results/result-skeletons.tsx';
import type { PaneProps } from '../use-map-results.ts';

type ResultsBodyProps = Pick<
  PaneProps,
  'criteria' | 'onCriteriaChange' | 'results' | 'hovered' | 'selection' | 'onShowAll'
> & {
  /** The home whose row comes into sight. */
  openId?: string | null;
};

/** The list in each of its states: loading, failed, empty, filled. */
export function ResultsBody({
  criteria,
  onCriteriaChange,
  results,
  hovered,
  openId = null,
  selection,
  onShowAll,
}: ResultsBodyProps) {
  const { t } = useTranslation('listings');
  const { failure, isLoading, listings, total } = results;
  const warning = failure ? (
    <QueryError failure={failure} text={t('results.failed')} className="m-2" />
  ) : null;
  if (failure && failure.kind !== 'offline') return warning;
  if (isLoading) return warning ?? <ResultSkeletons shape="rows" />;
  if (total === 0) return <NothingFound criteria={criteria} onCriteria={onCriteriaChange} />;
  if (listings.length === 0)
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        headingLevel={2}
        title={t('results.nothing')}
        text={t('map.empty.inView')}
        actions={
          <>
            <Button size="sm" onClick={onShowAll}>
              {t('map.empty.showAll')}
            </Button>
            <Link {...linkToCriteria(criteria)} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              {t('map.empty.edit')}
            </Link>
          </>
        }
      />
    );
  return (
    <>
      {warning}
      <ViewList
        listings={listings}
        hovered={hovered}
        openId={openId}
        selectedIds={selection.ids}
        onToggleSelect={selection.toggle}
        onMore={results.loadMore}
        isLoadingMore={results.isLoadingMore}
      />
    </>
  );
}

interface ViewListProps {
  listings: readonly ListingCard[];
  hovered: Spot<string>;
  /** The home whose card is open on the map: its row comes into sight. */
  openId: string | null;
  selectedIds: ReadonlySet<string>;
  onToggleSelect: (id: string) => void;
  onMore?: () => void;
  isLoadingMore: boolean;
}

/** The homes of the map as a list: whoever cannot use the map finds the same here. */
function ViewList(props: ViewListProps) {
  const { t } = useTranslation('listings');
  const { listings, hovered, openId, selectedIds, onToggleSelect, onMore, isLoadingMore } = props;
  return (
    <>
      <ul aria-label={t('map.listLabel')} className="flex flex-col gap-0.5">
        {listings.map((listing) => (
          <ViewRow
            key={listing.id}
            listing={listing}
            hovered={hovered}
            isOpen={listing.id === openId}
            isSelected={selectedIds.has(listing.id)}
            onToggleSelect={onToggleSelect}
          />
        ))}
      </ul>
      {onMore ? <MoreButton size="sm" onMore={onMore} isLoading={isLoadingMore} /> : null}
    </>
  );
}

interface ViewRowProps {
  listing: ListingCard;
  hovered: Spot<string>;
  isOpen: boolean;
  isSelected: boolean;
  onToggleSelect: (id: string) => void;
}

const ViewRow = memo(function ViewRow({
  listing,
  hovered,
  isOpen,
  isSelected,
  onToggleSelect,
}: ViewRowProps) {
  const { id } = listing;
  const row = useRef<HTMLLIElement>(null);
  const isHovered = useIsAt(hovered, id);
  const leave = () => hovered.get() === id && hovered.set(null);

  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <li
      ref={row}
      className="[contain-intrinsic-size:auto_154px] [content-visibility:auto]"
      onPointerEnter={() => hovered.set(id)}
      onPointerLeave={leave}
      onFocus={() => hovered.set(id)}
      onBlur={leave}
    >
      <ListingRow
        listing={listing}
        isSelected={isSelected}
        isHighlighted={isOpen || isHovered}
        onToggleSelect={() => onToggleSelect(id)}
      />
    </li>
  );
});
