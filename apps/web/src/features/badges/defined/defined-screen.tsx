import type { QueryCategory } from '@hearthline/contract/badges';
import { queryCategories } from '@hearthline/contract/badges';
import type { BadgeType } from '@hearthline/domain/badge/configuration';
import { badgeTypes } from '@hearthline/domain/badge/configuration';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { badgePageQuery, categoriesQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { DefinedGrid } from './defined-grid.tsx';

const pageSize = 12;
const anyId = 'any';

/** The badges of the agent and shared ones, each with its value. */
export function DefinedScreen({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('badges');
  const view = useDefinedView(queryCategories);
  const { q: term, category, type, page } = view;
  const query = useQuery(badgePageQuery({ term, category, type, page, pageSize }));
  const total = query.data?.totalRows;
  useLastPage(view, pageSize, query.isPlaceholderData ? undefined : total);
  const pageCount = Math.ceil((total ?? 0) / pageSize);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('defined.title')}</h1>
          <p className="text-sm text-ink-2">{t('defined.subtitle')}</p>
        </div>
        <Link to="/badge-builder/categoreis" className={buttonClass()}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {t('defined.build')}
        </Link>
      </header>
      <Filters view={view} total={total} />
      <QueryBoundary
        query={query}
        pending={
          <SkeletonFrame className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-54 rounded-lg!" />
            ))}
          </SkeletonFrame>
        }
        error={(failure) => <BadgeError failure={failure} className="mb-4" />}
        isEmpty={({ totalRows }) => totalRows === 0}
        empty={<NothingThere isFiltered={view.isFiltered} onClear={view.clear} />}
        previous="keep"
      >
        {({ result }) => <DefinedGrid badges={result} isAdmin={isAdmin} />}
      </QueryBoundary>
      {pageCount > 1 ? (
        <div className="mt-5 flex justify-center">
          <Pagination page={view.page} pageCount={pageCount} onPageChange={(page) => view.setPage(page)} />
        </div>
      ) : null}
    </div>
  );
}

function Filters({ view, total }: { view: ReturnType<typeof useDefinedView>; total: number | undefined }) {
  const { t, i18n } = useTranslation('badges');
  const { data: groups = [] } = useQuery(categoriesQuery('', i18n.language));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        hasSlashKey
        maxLength={100}
        label={t('defined.search')}
        text={view.q}
        onChange={view.setQ}
        className="w-75 max-md:w-full"
      />
      <Select
        label={t('defined.category')}
        isLabelHidden
        className="w-52 max-md:w-auto max-md:flex-1 max-md:basis-44"
        items={[
          { id: anyId, label: t('defined.anyCategory') },
          ...groups.map(({ key, title }) => ({ id: key, label: title })),
        ]}
        value={view.category ?? anyId}
        onChange={(id) => view.setCategory(queryCategories.find((each) => each === id))}
      />
      <Select
        label={t('defined.type')}
        isLabelHidden
        className="w-52 max-md:w-auto max-md:flex-1 max-md:basis-44"
        items={[
          { id: anyId, label: t('defined.anyType') },
          ...badgeTypes.map((id) => ({ id, label: t(`types.${id}`) })),
        ]}
        value={view.type ?? anyId}
        onChange={(id) => view.setType(badgeTypes.find((each) => each === id))}
      />
      <p role="status" className="ml-auto text-sm text-ink-2 max-md:ml-0 max-md:basis-full">
        {total === undefined ? '' : t('defined.count', { count: total })}
      </p>
    </div>
  );
}

function NothingThere({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('badges');
  if (isFiltered)
    return (
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('defined.noneFound')}
        text={t('defined.noneFoundText')}
        actions={
          <Button variant="secondary" onClick={onClear}>
            {t('defined.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      illustration={<ScaffoldIllustration />}
      title={t('defined.empty')}
      text={t('defined.emptyText')}
      actions={
        <Link to="/badge-builder/categoreis" className={buttonClass()}>
          {t('start.browse')}
        </Link>
      }
    />
  );
}

interface DefinedAddress {
  q?: string | undefined;
  category?: string | undefined;
  type?: string | undefined;
  page?: string | undefined;
}

/** What the list shows, as the address tells it. */
function useDefinedView(categories: readonly QueryCategory[]) {
  const navigate = useNavigate();
  const { q = '', category, type, page } = useSearch({ strict: false }) as DefinedAddress;

  function go(next: DefinedAddress, isTyping = false): void {
    void navigate({
      to: '/badge-builder/defined-badges',
      search: { q: q || undefined, category, type, page: undefined, ...next },
      replace: isTyping,
      resetScroll: !isTyping,
    });
  }

  return {
    q,
    category: categories.find((each) => each === category),
    type: badgeTypes.find((each) => each === type),
    page: parsePage(page),
    isFiltered: q !== '' || category !== undefined || type !== undefined,
    setQ: (text: string) => go({ q: text || undefined }, true),
    setCategory: (next: QueryCategory | undefined) => go({ category: next }, true),
    setType: (next: BadgeType | undefined) => go({ type: next }, true),
    setPage: (number: number, options?: { isTyping: true }) =>
      go({ page: number > 1 ? String(number) : undefined }, options?.isTyping),
    clear: () => go({ q: undefined, category: undefined, type: undefined }, true),
  };
}
