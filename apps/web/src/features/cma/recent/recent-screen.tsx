import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { cmaPageQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { RecentTable } from './recent-table.tsx';
import { RecordCard } from './record-card.tsx';
import { useRecentView } from './use-recent-view.ts';

const VersionsPanel = lazy(async () => {
  const { VersionsPanel } = await import('./versions-panel.tsx');
  return { default: VersionsPanel };
});

const pageSize = 20;

/** Every analysis of the agent, and how good they were. */
export function RecentScreen({ timeZone }: { timeZone?: string | undefined }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const view = useRecentView();
  const query = useQuery(cmaPageQuery({ search: view.q, page: view.page, pageSize }));
  const total = query.data?.totalRows;
  useLastPage(view, pageSize, query.isPlaceholderData ? undefined : total);
  const pageCount = Math.ceil((total ?? 0) / pageSize);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('recent.title')}</h1>
          <p className="text-sm text-ink-2">{t('recent.subtitle')}</p>
        </div>
        <Link to="/cma" className={buttonClass()}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {t('recent.start')}
        </Link>
      </header>
      <RecordCard />
      <Card className="mt-4 overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SearchField
            label={t('recent.search')}
            text={view.q}
            onChange={view.setQ}
            className="w-80 max-md:w-full"
          />
          <p role="status" className="text-sm text-ink-2">
            {total === undefined ? '' : t('recent.count', { count: total, number: format.number(total) })}
          </p>
        </div>
        <QueryBoundary
          query={query}
          pending={
            <div className="px-4">
              {['first', 'second', 'third', 'fourth'].map((row) => (
                <SkeletonRow key={row} />
              ))}
            </div>
          }
          error={(failure) => <CmaError failure={failure} className="m-4" />}
          isEmpty={({ totalRows }) => totalRows === 0}
          empty={<NothingThere text={view.q} onClear={() => view.setQ('')} />}
          previous="keep"
        >
          {({ result }) => <RecentTable rows={result} onVersions={view.open} />}
        </QueryBoundary>
        {pageCount > 1 ? (
          <div className="flex justify-center border-t border-line py-3">
            <Pagination page={view.page} pageCount={pageCount} onPageChange={(page) => view.setPage(page)} />
          </div>
        ) : null}
      </Card>
      {view.openId === undefined ? null : (
        <Suspense fallback={null}>
          <VersionsPanel
            key={view.openId}
            cmaId={view.openId}
            timeZone={timeZone}
            onClose={() => view.open(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function NothingThere({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation('cma');
  if (text === '')
    return (
      <EmptyState
        illustration={<HearthIllustration />}
        title={t('recent.empty.title')}
        text={t('recent.empty.text')}
        actions={
          <Link to="/cma" className={buttonClass()}>
            {t('recent.start')}
          </Link>
        }
      />
    );
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={t('recent.empty.none', { text })}
      text={t('recent.empty.noneText')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('recent.empty.clear')}
        </Button>
      }
    />
  );
}
