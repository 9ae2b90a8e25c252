import type { NamedQuery, QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { categoriesQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { CategoryCard } from '../components/category-card.tsx';
import { QueryList } from './query-list.tsx';
import { useCategoriesView } from './use-categories-view.ts';

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
    <div aria-busy="true">
      <div className="mb-4 grid grid-cols-2 gap-2.5 md:gap-3 xl:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} className="h-[78px] rounded-[14px]!" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg!" />
    </div>
  );
}
