import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { AgreementBanner, isAgreementMissing } from '../../components/agreement-banner.tsx';
import { NothingFound } from '../../components/nothing-found.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import { ResultSkeletons } from '../../results/result-skeletons.tsx';
import type { PaneProps } from './pane-props.ts';
import { ViewList } from './view-list.tsx';

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
  if (isAgreementMissing(failure?.error)) return <AgreementBanner className="m-2" />;
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
