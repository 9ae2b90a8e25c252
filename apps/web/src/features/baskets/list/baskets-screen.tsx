import type { BasketFilter } from '@hearthline/contract/baskets';
import { basketLimits } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ColumnMenu } from '../../../shared/ui/column-menu.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PeopleIllustration, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { basketPageQuery } from '../api/baskets-api.ts';
import { basketFormLink } from '../model/basket-links.ts';
import type { BasketsView } from '../model/baskets-view.ts';
import { basketFilters, basketSorts, pageSize, useBasketsView } from '../model/baskets-view.ts';
import { BasketTable } from './basket-table.tsx';
import { columnIds, useColumnStore } from './column-store.ts';

interface BasketsScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string | undefined;
}

/** Every basket of the agent, with what became of its homes. */
export function BasketsScreen({ timeZone }: BasketsScreenProps) {
  const { t } = useTranslation('baskets');
  const view = useBasketsView();
  const { search, filter, sort, page } = view;
  const query = useQuery(
    basketPageQuery({
      basketType: 'Manual',
      search,
      filter,
      sort,
      page: String(page),
      pageSize: String(pageSize),
    }),
  );
  const { data } = query;
  const known = data && !query.isPlaceholderData ? data.totalRows : undefined;
  const top = useRef<HTMLDivElement>(null);
  useLastPage(view, pageSize, known);
  const isBare = data !== undefined && search === '' && data.counts.all === 0;

  function handlePage(next: number) {
    view.setPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="flex flex-1 flex-col">
      <ListHeader
        total={search === '' ? data?.counts.all : undefined}
        unread={data?.unread ?? 0}
        withAnswers={search === '' ? (data?.counts.newAnswers ?? 0) : 0}
        isBare={isBare}
      />
      {isBare ? (
        <NoBaskets />
      ) : (
        <Card ref={top} aria-label={t('list.title')} className="mt-4 scroll-mt-20 overflow-clip">
          <Toolbar view={view} counts={data?.counts} />
          <ListAnnouncer text={known === undefined ? undefined : t('list.found', { count: known })} />
          <QueryBoundary
            query={query}
            pending={<ListSkeleton />}
            error={(failure) => (
              <QueryError layout="page" failure={failure} text={t('list.failed')} className="min-h-80" />
            )}
            isEmpty={({ result }) => result.length === 0}
            // Behind the last page it is not empty: the page in the address is about to be mended.
            empty={data && data.totalRows > 0 ? <ListSkeleton /> : <NoMatch view={view} />}
            previous="dim"
          >
            {({ result, totalRows }) => (
              <>
                <BasketTable rows={result} sort={sort} onSort={view.setSort} timeZone={timeZone} />
                <ListFooter page={page} shown={result.length} total={totalRows} onPage={handlePage} />
              </>
            )}
          </QueryBoundary>
        </Card>
      )}
    </div>
  );
}

interface ListHeaderProps {
  total: number | undefined;
  unread: number;
  withAnswers: number;
  /** Where there is none yet, the page itself offers how to begin. */
  isBare: boolean;
}

function ListHeader({ total, unread, withAnswers, isBare }: ListHeaderProps) {
  const { t } = useTranslation('baskets');
  const { columns, setColumns } = useColumnStore();
  const facts = [
    // Where there is none, the page itself says so.
    total === undefined || isBare ? null : t('list.baskets', { count: total }),
    unread > 0 && withAnswers > 0
      ? t('list.answersIn', { answers: t('list.newAnswers', { count: unread }), count: withAnswers })
      : null,
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1>{t('list.title')}</h1>
        <p className="min-h-5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isBare ? null : (
        <div className="flex gap-2 max-md:w-full">
          <div className="max-lg:hidden">
            <ColumnMenu
              label={t('list.columns')}
              ids={columnIds}
              nameOf={(id) => t(`list.columnNames.${id}`)}
              columns={columns}
              onChange={setColumns}
            />
          </div>
          <Link {...basketFormLink()} className={classNames(buttonClass(), 'max-md:flex-1')}>
            <Plus aria-hidden="true" />
            {t('list.newBasket')}
          </Link>
        </div>
      )}
    </header>
  );
}

interface ListFooterProps {
  page: number;
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

function ListFooter({ page, shown, total, onPage }: ListFooterProps) {
  const { t } = useTranslation('baskets');
  const from = (page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <footer className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
      <p className="text-xs text-ink-3">{t('list.shown', { from, to: from + shown - 1, total })}</p>
      {pageCount > 1 ? (
        <Pagination page={page} pageCount={pageCount} onPageChange={onPage} className="md:ml-auto" />
      ) : null}
    </footer>
  );
}

interface ToolbarProps {
  view: BasketsView;
  counts: Record<BasketFilter, number> | undefined;
}

/** What narrows and orders the list, above it. */
function Toolbar({ view, counts }: ToolbarProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line px-4 py-3.5">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        text={view.search}
        onChange={view.setSearch}
        maxLength={basketLimits.search}
        className="max-md:w-full md:flex-1 lg:max-w-70 lg:min-w-48"
      />
      <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap md:max-lg:order-1 md:max-lg:w-full">
        <legend className="sr-only">{t('list.filter')}</legend>
        {basketFilters.map((filter) => (
          <Chip
            key={filter}
            size="lg"
            isSelected={filter === view.filter}
            count={counts && format.number(counts[filter])}
            onClick={() => view.setFilter(filter)}
          >
            {/* The space keeps word and number apart for those who hear them. */}
            {`${t(`list.filters.${filter}`)} `}
          </Chip>
        ))}
      </fieldset>
      <Menu
        label={t('list.sort')}
        trigger={(attributes) => (
          <Button
            {...attributes}
            variant="secondary"
            className="max-md:flex-1 md:ml-auto"
            aria-label={format.labelled(t('list.sort'), t(`list.sorts.${view.sort}`))}
          >
            {t(`list.sorts.${view.sort}`)}
            <ChevronDown aria-hidden="true" className="size-4!" />
          </Button>
        )}
      >
        {basketSorts.map((sort) => (
          <MenuItem key={sort} onAction={() => view.setSort(sort)}>
            {t(`list.sorts.${sort}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function NoBaskets() {
  const { t } = useTranslation('baskets');
  return (
    <EmptyState
      illustration={<PeopleIllustration />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      headingLevel={2}
      className="flex-1 py-16"
      actions={
        <>
          <Link to="/property-search" className={buttonClass({ variant: 'secondary' })}>
            {t('list.empty.search')}
          </Link>
          <Link {...basketFormLink()} className={buttonClass()}>
            <Plus aria-hidden="true" />
            {t('list.newBasket')}
          </Link>
        </>
      }
    />
  );
}

/** The first way out undoes what narrows most. */
function NoMatch({ view }: { view: BasketsView }) {
  const { t } = useTranslation('baskets');
  const { search, filter } = view;
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={search ? t('list.noMatch.title', { text: search }) : t(`list.noneOf.${filter}`)}
      text={search ? t('list.noMatch.text') : undefined}
      headingLevel={2}
      className="min-h-80"
      actions={
        <Button variant="secondary" onClick={view.clear}>
          {t('list.noMatch.clear')}
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <RowsSkeleton rows={pageSize} cardClass="max-lg:h-28">
      <span className="flex flex-1 items-center justify-between gap-6 max-lg:hidden">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-3 w-8" />
        ))}
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-3 w-24" />
      </span>
    </RowsSkeleton>
  );
}
