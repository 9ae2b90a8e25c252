import type { NamedQuery, QueryCategory, QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parsePage } from '../../../shared/lib/parse-page.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { categoriesQuery, queryRunsQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { CategoryCard } from '../components/category-card.tsx';
import { QueryTable } from './query-table.tsx';

/** Which queries the list is about: those of a category, or all that were found. */
function chooseQueries(
  groups: readonly QueryCategoryGroup[],
  category: string | undefined,
  term: string,
): { chosen: QueryCategoryGroup | undefined; queries: NamedQuery[] } {
  const asked = groups.find(({ key }) => key === category);
  const chosen = asked ?? (term === '' ? groups[0] : undefined);
  return { chosen, queries: chosen ? chosen.queries : groups.flatMap(({ queries }) => queries) };
}

export function CategoriesScreen() {
  const { t, i18n } = useTranslation('badges');
  const view = useCategoriesView();
  const query = useQuery(categoriesQuery(view.q, i18n.language));
  const everything = useQuery(categoriesQuery('', i18n.language)).data ?? [];
  const total = everything.reduce((sum, group) => sum + group.queries.length, 0);
  return (
    <div>
      <header className="mb-4 flex flex-wrap items-end gap-3 md:gap-4">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <h1>{t('categories.title')}</h1>
          <p className="min-h-5 text-sm text-ink-2">
            {total > 0 ? t('categories.subtitle', { count: total, categories: everything.length }) : ''}
          </p>
        </div>
        <SearchField
          hasSlashKey
          maxLength={100}
          label={t('categories.search')}
          text={view.q}
          onChange={view.setQ}
          className="w-75 max-md:w-auto max-md:flex-1"
        />
        <Link to="/badge-builder/defined-badges" className={buttonClass({ variant: 'secondary' })}>
          <Blocks aria-hidden="true" strokeWidth={1.75} />
          <span className="max-md:sr-only">{t('categories.defined')}</span>
        </Link>
      </header>
      <QueryBoundary
        query={query}
        pending={<CategoriesSkeleton />}
        error={(failure) => <BadgeError failure={failure} className="mb-4" />}
        previous="keep"
      >
        {(groups) => <Categories groups={groups} view={view} />}
      </QueryBoundary>
    </div>
  );
}

interface CategoriesProps {
  groups: readonly QueryCategoryGroup[];
  view: ReturnType<typeof useCategoriesView>;
}

function Categories({ groups, view }: CategoriesProps) {
  const { t } = useTranslation('badges');
  const { chosen, queries } = chooseQueries(groups, view.category, view.q);
  return (
    <>
      {groups.length > 0 ? (
        <nav
          aria-label={t('categories.list')}
          className="mb-4 grid grid-cols-2 gap-2.5 md:gap-3 xl:grid-cols-4"
        >
          {groups.map((group) => (
            <CategoryCard key={group.key} group={group} isChosen={group.key === chosen?.key} term={view.q} />
          ))}
        </nav>
      ) : null}
      <QueryList view={view} chosen={chosen} queries={queries} />
    </>
  );
}

function CategoriesSkeleton() {
  return (
    <SkeletonFrame>
      <div className="mb-4 grid grid-cols-2 gap-2.5 md:gap-3 xl:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} className="h-[78px] rounded-[14px]!" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonFrame>
  );
}

interface QueryListProps {
  view: ReturnType<typeof useCategoriesView>;
  /** None where queries of several categories were found. */
  chosen: QueryCategoryGroup | undefined;
  queries: readonly NamedQuery[];
}

const pageSize = 8;

function isUsed({ usedIn }: NamedQuery): boolean {
  return usedIn.badges > 0;
}

/** The queries with their values; those of the open page are counted in one call. */
function QueryList({ view, chosen, queries }: QueryListProps) {
  const { t, i18n } = useTranslation('badges');
  const byUse = {
    all: queries,
    used: queries.filter(isUsed),
    unused: queries.filter((each) => !isUsed(each)),
  };
  const shown = byUse[view.use];
  const pageCount = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(view.page, pageCount);
  const rows = shown.slice((page - 1) * pageSize, page * pageSize);
  const runs = useQuery(
    queryRunsQuery(
      rows.map(({ key }) => key),
      i18n.language,
    ),
  );
  return (
    <Card className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line px-4 py-3.5 md:px-5">
        <h2 className="min-w-0 flex-auto text-base/[24px]">
          {chosen?.title ?? t('categories.found', { term: view.q })}{' '}
          <span className="font-normal text-ink-3">{t('categories.count', { count: shown.length })}</span>
        </h2>
        <fieldset className="flex flex-wrap gap-2 max-lg:gap-3">
          <legend className="sr-only">{t('categories.filters.label')}</legend>
          {useFilters.map((filter) => (
            <Chip
              key={filter}
              isSelected={view.use === filter}
              count={filter === 'all' ? undefined : byUse[filter].length}
              onClick={() => view.setUse(filter)}
            >
              {t(`categories.filters.${filter}`)}
            </Chip>
          ))}
        </fieldset>
      </header>
      {rows.length > 0 ? (
        <QueryTable rows={rows} runs={runs.data} isCounting={runs.isPending} />
      ) : (
        <NothingThere term={queries.length === 0 ? view.q : ''} onClear={view.clear} />
      )}
      {shown.length > pageSize ? (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
          <p className="text-xs text-ink-3">
            {t('categories.range', {
              from: (page - 1) * pageSize + 1,
              to: Math.min(page * pageSize, shown.length),
              total: shown.length,
            })}
          </p>
          <Pagination page={page} pageCount={pageCount} onPageChange={view.setPage} />
        </footer>
      ) : null}
    </Card>
  );
}

function NothingThere({ term, onClear }: { term: string; onClear: () => void }) {
  const { t } = useTranslation('badges');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={term ? t('categories.noneFound', { term }) : t('categories.noneHere')}
      text={t(term ? 'categories.noneFoundText' : 'categories.noneHereText')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('categories.clear')}
        </Button>
      }
    />
  );
}

const useFilters = ['all', 'used', 'unused'] as const;
type UseFilter = (typeof useFilters)[number];

interface CategoriesAddress {
  q?: string | undefined;
  category?: string | undefined;
  use?: string | undefined;
  page?: string | undefined;
}

/** What the list shows, as the address tells it. */
function useCategoriesView() {
  const navigate = useNavigate();
  const { q = '', category, use, page } = useSearch({ strict: false }) as CategoriesAddress;

  function go(next: CategoriesAddress, isTyping = false): void {
    void navigate({
      to: '/badge-builder/categoreis',
      search: { q: q || undefined, category, use, page: undefined, ...next },
      replace: isTyping,
      resetScroll: false,
    });
  }

  return {
    q,
    category: category as QueryCategory | undefined,
    use: useFilters.find((each) => each === use) ?? 'all',
    page: parsePage(page),
    /** What is searched for may stand in any category. */
    setQ: (text: string) => go({ q: text || undefined, category: undefined, use: undefined }, true),
    setUse: (filter: UseFilter) => go({ use: filter === 'all' ? undefined : filter }, true),
    setPage: (number: number) => go({ page: number > 1 ? String(number) : undefined }),
    clear: () => go({ q: undefined, category: undefined, use: undefined }),
  };
}
