import type { ListingCard } from '@hearthline/contract/listing-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgreementMissing } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { BoardAccessNeeded } from '../../../shared/ui/board-access-needed.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { useRememberResult } from '../api/saved-search-api.ts';
import { AlertLink } from '../components/action-links.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { useReturnFocus } from '../components/return-focus.ts';
import { WantedCounts } from '../components/wanted.tsx';
import { listQuery } from '../map/model/map-queries.ts';
import { ChipLine, CriteriaLink, ResultCount, SortMenu, ViewSwitch } from '../map/panes/result-tools.tsx';
import { SelectionBar, useSelection } from '../map/panes/selection-bar.tsx';
import type { SearchAddress } from '../model/criteria-url.ts';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';
import { SentenceBox } from '../sentence/sentence-box.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultCards, ResultRows } from './result-lists.tsx';
import { ResultSkeletons } from './result-skeletons.tsx';
import { ResultStatistics } from './result-statistics.tsx';
import { ResultTable } from './result-table.tsx';
import { WhyDialog } from './why-dialog.tsx';

/** Everything the criteria found, as a list or as cards. */
export function ResultsScreen() {
  const { t } = useTranslation('listings');
  const { view } = useSearch({ strict: false }) as SearchAddress;
  const { criteria, setCriteria, sort, setSort, isLoading, isBroken } = useCriteriaFromUrl();
  const result = useInfiniteQuery({ ...listQuery(criteria, sort), enabled: !isLoading });
  const failure = useQueryBoundary(result);
  const selection = useSelection();
  const [asked, setAsked] = useState<ListingCard | null>(null);
  const total = result.data?.pages[0]?.totalRows;
  const pages = result.data?.pages;
  const listings = useMemo(() => pages?.flatMap((page) => page.result.items) ?? [], [pages]);
  const pageIds = useMemo(() => pages?.map((page) => page.result.items.map(({ id }) => id)) ?? [], [pages]);
  useReturnFocus(listings);
  const isCart = view === 'cart';
  const isWide = useMediaQuery('(min-width: 1024px)');
  useRememberResult(criteria, result.isPlaceholderData ? undefined : total);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = result;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (isAgreementMissing(result.error)) {
    return (
      <div className="flex flex-1 flex-col gap-4">
        <h1>{t('criteria.title')}</h1>
        <BoardAccessNeeded layout="page" className="flex-1" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 pb-20">
      <header className="flex flex-col gap-1">
        <div className="flex gap-2 lg:gap-3">
          <SentenceBox criteria={criteria} onCriteria={setCriteria} className="flex-1" />
          <CriteriaLink criteria={criteria} />
          <AlertLink criteria={criteria} hasWords />
        </div>
        <ChipLine criteria={criteria} onChange={setCriteria} />
      </header>
      {isBroken ? (
        <Banner tone="warning" title={t('criteria.brokenLink')}>
          {t('criteria.brokenLinkText')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <ResultCount total={total} />
        <ResultActions
          criteria={criteria}
          sort={sort}
          total={total}
          selectedIds={selection.ids}
          hasColumns={isWide && !isCart}
        />
        <div className="flex items-center gap-2 max-sm:-ml-3 max-sm:w-[calc(100%+0.75rem)] max-sm:justify-between">
          <SortMenu criteria={criteria} sort={sort} onChange={setSort} />
          <ViewSwitch view={isCart ? 'cart' : 'list'} criteria={criteria} sort={sort} />
        </div>
      </div>
      {total ? <ResultStatistics criteria={criteria} /> : null}
      {/* Before the list, which for the keyboard has no end. */}
      {selection.ids.size > 0 ? (
        <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 mx-auto h-20 max-w-3xl *:pointer-events-auto">
          <SelectionBar selection={selection} />
        </div>
      ) : null}
      {failure ? <QueryError failure={failure} text={t('results.failed')} /> : null}
      <WantedCounts pages={pageIds}>
        {failure && failure.kind !== 'offline' ? null : total === 0 ? (
          <NothingFound criteria={criteria} onCriteria={setCriteria} />
        ) : result.isPending ? (
          <ResultSkeletons shape={isCart ? 'cards' : isWide ? 'table' : 'rows'} />
        ) : isCart ? (
          <ResultCards listings={listings} selection={selection} onWhy={setAsked} />
        ) : isWide ? (
          <ResultTable
            listings={listings}
            total={total ?? 0}
            criteria={criteria}
            sort={sort}
            onSort={setSort}
            selection={selection}
            onWhy={setAsked}
          />
        ) : (
          <ResultRows listings={listings} selection={selection} onWhy={setAsked} />
        )}
      </WantedCounts>
      {hasNextPage && !failure ? <MoreButton onMore={loadMore} isLoading={isFetchingNextPage} /> : null}
      {asked ? <WhyDialog listing={asked} criteria={criteria} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
