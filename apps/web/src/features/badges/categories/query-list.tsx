import type { NamedQuery, QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { queryRunsQuery } from '../api/badge-queries.ts';
import { QueryTable } from './query-table.tsx';
import type { useCategoriesView } from './use-categories-view.ts';
import { useFilters } from './use-categories-view.ts';

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
export function QueryList({ view, chosen, queries }: QueryListProps) {
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
