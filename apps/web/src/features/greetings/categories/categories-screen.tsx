import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import { greetingGroups } from '@hearthline/domain/greeting/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { CategoriesView } from '../model/categories-view.ts';
import { findCategories, useCategoriesView } from '../model/categories-view.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryDrawer } from './category-drawer.tsx';

interface CategoriesScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string | undefined;
}

/** Everything on which greetings can be sent, each with a switch. */
export function CategoriesScreen({ timeZone }: CategoriesScreenProps) {
  const { t } = useTranslation('greetings');
  const view = useCategoriesView();
  const query = useQuery(greetingCategoriesQuery);
  const today = localDay(useNow(), timeZone);
  const opened = query.data?.find(({ category }) => category === view.open);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">
          <h1>{t('categories.title')}</h1>
          <p className="min-h-5 text-sm text-ink-2">{query.data ? <Totals rows={query.data} /> : null}</p>
        </div>
        <SearchField
          label={t('categories.search')}
          text={view.search}
          onChange={view.setSearch}
          maxLength={80}
          className="w-60 max-md:w-full"
        />
      </header>
      <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <Segmented
          label={t('categories.group')}
          items={(['all', ...greetingGroups] as const).map((id) => ({
            id,
            label: id === 'all' ? t('categories.all') : t(`words.group.${id}`),
          }))}
          value={view.group}
          onChange={view.setGroup}
          fullWidth
          className="max-md:w-full"
        />
        <Switch isSelected={view.isMine} onChange={view.setMine}>
          {t('categories.onlyMine')}
        </Switch>
      </div>
      <QueryBoundary
        query={query}
        pending={<PendingCards />}
        error={(failure) => (
          <QueryError layout="page" failure={failure} text={t('categories.failed')} className="flex-1" />
        )}
      >
        {(rows) => <Cards rows={rows} view={view} today={today} />}
      </QueryBoundary>
      <p className="mt-4 text-xs text-ink-3">{t('categories.neverGuessed')}</p>
      <CategoryDrawer row={opened} today={today} onClose={() => view.setOpen(undefined)} />
    </>
  );
}

function Totals({ rows }: { rows: readonly GreetingCategoryRow[] }) {
  const { t } = useTranslation('greetings');
  const designs = new Set(rows.flatMap((row) => row.designs).map(({ id }) => id)).size;
  return `${t('categories.count', { count: rows.length })}, ${t('categories.designs', { count: designs })}`;
}

interface CardsProps {
  rows: readonly GreetingCategoryRow[];
  view: CategoriesView;
  today: string;
}

function Cards({ rows, view, today }: CardsProps) {
  const { t } = useTranslation('greetings');
  const found = findCategories(rows, view, (category) => t(`words.category.${category}`));
  return (
    <>
      <ListAnnouncer text={t('categories.count', { count: found.length })} />
      {found.length === 0 ? (
        <EmptyState
          illustration={<SearchIllustration />}
          headingLevel={2}
          title={t(view.isMine && view.search === '' ? 'categories.noneOn' : 'categories.noMatch')}
          actions={
            <Button variant="secondary" onClick={view.clear}>
              {t('categories.clear')}
            </Button>
          }
          className="flex-1"
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[1400px]:grid-cols-4">
          {found.map((row) => (
            <li key={row.category}>
              <CategoryCard row={row} today={today} onOpen={() => view.setOpen(row.category)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PendingCards() {
  return (
    <SkeletonFrame className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[1400px]:grid-cols-4">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-50 rounded-lg!" />
      ))}
    </SkeletonFrame>
  );
}
