import type { QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Blocks, LayoutList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { categoriesQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { CategoryCard } from '../components/category-card.tsx';
import { OwnBadges } from './own-badges.tsx';
import { ReadyBadges } from './ready-badges.tsx';

/** Where building begins: what there is already, badges that only have to be taken, and the catalogue. */
export function StartScreen() {
  const { t, i18n } = useTranslation('badges');
  const query = useQuery(categoriesQuery('', i18n.language));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('start.title')}</h1>
          <p className="text-sm text-ink-2">{t('start.subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/badge-builder/defined-badges" className={buttonClass({ variant: 'secondary' })}>
            <Blocks aria-hidden="true" strokeWidth={1.75} />
            {t('categories.defined')}
          </Link>
          <Link to="/badge-builder/categoreis" className={buttonClass()}>
            <LayoutList aria-hidden="true" strokeWidth={1.75} />
            {t('start.browse')}
          </Link>
        </div>
      </header>
      <OwnBadges />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="h-80 rounded-lg!" />}
        error={(failure) => <BadgeError failure={failure} />}
      >
        {(groups) => (
          <>
            <ReadyBadges groups={groups} />
            <Categories groups={groups} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Categories({ groups }: { groups: readonly QueryCategoryGroup[] }) {
  const { t } = useTranslation('badges');
  return (
    <section aria-labelledby="start-categories">
      <h2 id="start-categories" className="mb-3">
        {t('start.categories')}
      </h2>
      <div className="grid grid-cols-2 gap-2.5 md:gap-3 xl:grid-cols-4">
        {groups.map((group) => (
          <CategoryCard key={group.key} group={group} />
        ))}
      </div>
    </section>
  );
}
