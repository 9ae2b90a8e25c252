import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { AgreementNotice, isAgreementMissing } from '../../components/agreement-notice.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import type { PaneProps } from './pane-props.ts';
import { ViewList } from './view-list.tsx';

type ResultsBodyProps = Pick<PaneProps, 'criteria' | 'results' | 'hovered' | 'selection' | 'onShowAll'> & {
  /** The home whose row comes into sight. */
  openId?: string | null;
};

/** The list in each of its states: loading, failed, empty, filled. */
export function ResultsBody({
  criteria,
  results,
  hovered,
  openId = null,
  selection,
  onShowAll,
}: ResultsBodyProps) {
  const { t } = useTranslation('listings');
  const { error, isLoading, listings, total, inView } = results;
  if (isAgreementMissing(error)) return <AgreementNotice className="m-2" />;
  if (error) {
    return (
      <Notice
        tone="danger"
        className="m-2"
        actions={
          <Button size="sm" variant="secondary" onClick={results.retry}>
            {t('map.tryAgain')}
          </Button>
        }
      >
        {t('map.listFailed')}
      </Notice>
    );
  }
  if (isLoading) return <RowSkeletons label={t('map.loadingList')} />;
  if (listings.length === 0) {
    const isElsewhere = inView === 0 && (total ?? 0) > 0;
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        headingLevel={2}
        title={t('map.empty.title')}
        text={t(isElsewhere ? 'map.empty.inView' : 'map.empty.anywhere')}
        actions={
          <>
            {isElsewhere ? (
              <Button size="sm" onClick={onShowAll}>
                {t('map.empty.showAll')}
              </Button>
            ) : null}
            <Link {...linkToCriteria(criteria)} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              {t('map.empty.edit')}
            </Link>
          </>
        }
      />
    );
  }
  return (
    <ViewList
      listings={listings}
      hovered={hovered}
      openId={openId}
      selectedIds={selection.ids}
      onToggleSelect={selection.toggle}
      onMore={results.loadMore}
      isLoadingMore={results.isLoadingMore}
    />
  );
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];

function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-0.5">
      {skeletonRows.map((row) => (
        <div key={row} className="flex gap-4 p-2 max-sm:flex-col">
          <Skeleton className="h-34 w-52 rounded-md! max-sm:h-48 max-sm:w-full" />
          <div className="flex flex-1 flex-col gap-3 py-2">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-3 w-52" />
          </div>
        </div>
      ))}
    </div>
  );
}
