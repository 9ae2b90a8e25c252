import type { ListingCard } from '@hearthline/contract/listing-card';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { summaryQuery } from '../api/search-api.ts';
import { AgreementNotice, isAgreementMissing } from '../components/agreement-notice.tsx';
import { Repairs } from '../criteria/repairs.tsx';
import { listQuery } from '../map/model/map-queries.ts';
import { ChipLine } from '../map/panes/chip-line.tsx';
import { ResultCount } from '../map/panes/result-count.tsx';
import { SelectionBar } from '../map/panes/selection-bar.tsx';
import { SortMenu } from '../map/panes/sort-menu.tsx';
import { ViewSwitch } from '../map/panes/view-switch.tsx';
import { useSelection } from '../map/use-selection.ts';
import type { SearchAddress } from '../model/criteria-url.ts';
import { linkToCriteria, useCriteriaFromUrl } from '../model/criteria-url.ts';
import { SentenceBox } from '../sentence/sentence-box.tsx';
import { MoreResults } from './more-results.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultCards } from './result-cards.tsx';
import { ResultRows } from './result-rows.tsx';
import { ResultTable } from './result-table.tsx';
import { WhyDialog } from './why-dialog.tsx';

/** Everything the criteria found, as a list or as cards. */
export function ResultsScreen() {
  const { t } = useTranslation('listings');
  const { view } = useSearch({ strict: false }) as SearchAddress;
  const { criteria, setCriteria, sort, setSort, isLoading, isBroken } = useCriteriaFromUrl();
  const result = useInfiniteQuery({ ...listQuery(criteria, sort), enabled: !isLoading });
  const selection = useSelection();
  const [asked, setAsked] = useState<ListingCard | null>(null);
  const total = result.data?.pages[0]?.totalRows;
  const listings = result.data?.pages.flatMap((page) => page.result.items) ?? [];
  const isCart = view === 'cart';
  const isWide = useMediaQuery('(min-width: 1024px)');
  useRememberSearch(criteria, result.isPlaceholderData ? undefined : total);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = result;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (isAgreementMissing(result.error)) {
    return (
      <>
        <h1 className="sr-only">{t('criteria.title')}</h1>
        <AgreementNotice />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-4 pb-20">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-64 flex-1">
            <SentenceBox criteria={criteria} onCriteria={setCriteria} />
          </div>
          <Link {...linkToCriteria(criteria)} className={buttonClass({ variant: 'secondary' })}>
            <SlidersHorizontal aria-hidden="true" />
            {t('map.criteria')}
          </Link>
        </div>
        <ChipLine criteria={criteria} onChange={setCriteria} />
      </header>
      {isBroken ? (
        <Notice tone="warning" title={t('criteria.brokenLink')}>
          {t('criteria.brokenLinkText')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 max-sm:w-full max-sm:flex-none">
          <ResultCount total={total} />
        </div>
        <ResultActions criteria={criteria} sort={sort} total={total} selectedIds={selection.ids} />
        <SortMenu sort={sort} onChange={setSort} />
        <ViewSwitch view={isCart ? 'cart' : 'list'} criteria={criteria} sort={sort} />
      </div>
      {result.isLoadingError ? (
        <LoadFailed onRetry={() => void result.refetch()} />
      ) : total === 0 ? (
        <NothingFound criteria={criteria} onCriteria={setCriteria} />
      ) : result.isPending ? (
        <Loading isCart={isCart} />
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
      {hasNextPage ? <MoreResults onMore={loadMore} isLoading={isFetchingNextPage} /> : null}
      {selection.ids.size > 0 ? (
        <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 mx-auto h-20 max-w-3xl *:pointer-events-auto">
          <SelectionBar count={selection.ids.size} onClear={selection.clear} />
        </div>
      ) : null}
      {asked ? <WhyDialog listing={asked} criteria={criteria} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

type CriteriaProps = Pick<ReturnType<typeof useCriteriaFromUrl>, 'criteria'> & {
  onCriteria: ReturnType<typeof useCriteriaFromUrl>['setCriteria'];
};

function NothingFound({ criteria, onCriteria }: CriteriaProps) {
  const { t } = useTranslation('listings');
  const { data } = useQuery(summaryQuery(criteria));
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={t('results.nothing')}
      text={t('results.nothingText')}
      actions={data ? <Repairs summary={data} onChoose={onCriteria} /> : null}
    />
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('listings');
  return (
    <Notice
      tone="danger"
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('map.tryAgain')}
        </Button>
      }
    >
      {t('map.listFailed')}
    </Notice>
  );
}

function Loading({ isCart }: { isCart: boolean }) {
  return (
    <div
      className={
        isCart ? 'grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-4' : 'flex flex-col gap-3'
      }
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className={isCart ? 'h-80 rounded-lg' : 'h-38 rounded-lg'} />
      ))}
    </div>
  );
}

/** A search that was looked at is kept among the recent ones; a failure to do so is nobody's worry. */
function useRememberSearch(criteria: CriteriaProps['criteria'], total: number | undefined): void {
  useEffect(() => {
    if (total === undefined) return;
    request('POST /searches/recent', { body: { criteria, total } }).catch(() => {});
  }, [criteria, total]);
}
