import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ColumnMenu } from '../../../shared/ui/column-menu.tsx';
import { PeopleIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { basketPageQuery } from '../api/baskets-api.ts';
import { basketFormLink } from '../model/basket-links.ts';
import { basketFilters, basketSorts, pageSize, useBasketsView } from '../model/baskets-view.ts';
import { BasketTable } from './basket-table.tsx';
import { columnIds, useColumnStore } from './column-store.ts';
import { ListFooter, ListSkeleton, ListToolbar, NoMatch, NoneYet } from './list-parts.tsx';

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
        <NoneYet
          illustration={<PeopleIllustration />}
          texts={{
            title: t('list.empty.title'),
            text: t('list.empty.text'),
            search: t('list.empty.search'),
            begin: t('list.newBasket'),
          }}
          begin={basketFormLink()}
        />
      ) : (
        <Card ref={top} aria-label={t('list.title')} className="mt-4 scroll-mt-20 overflow-clip">
          <ListToolbar
            view={view}
            filters={basketFilters}
            sorts={basketSorts}
            counts={data?.counts}
            texts={{
              search: t('list.search'),
              searchHint: t('list.searchHint'),
              filter: t('list.filter'),
              filterName: (filter) => t(`list.filters.${filter}`),
              sortName: (each) => t(`list.sorts.${each}`),
            }}
          />
          <ListAnnouncer text={known === undefined ? undefined : t('list.found', { count: known })} />
          <QueryBoundary
            query={query}
            pending={<PendingList />}
            error={(failure) => (
              <QueryError layout="page" failure={failure} text={t('list.failed')} className="min-h-80" />
            )}
            isEmpty={({ result }) => result.length === 0}
            // Behind the last page it is not empty: the page in the address is about to be mended.
            empty={
              data && data.totalRows > 0 ? (
                <PendingList />
              ) : (
                <NoMatch
                  view={view}
                  texts={{
                    noneFound: (text) => t('list.noMatch.title', { text }),
                    searched: t('list.noMatch.text'),
                    noneOf: (each) => t(`list.noneOf.${each}`),
                    clear: t('list.noMatch.clear'),
                  }}
                />
              )
            }
            previous="dim"
          >
            {({ result, totalRows }) => (
              <>
                <BasketTable rows={result} sort={sort} onSort={view.setSort} timeZone={timeZone} />
                <ListFooter
                  page={page}
                  pageSize={pageSize}
                  shown={result.length}
                  total={totalRows}
                  onPage={handlePage}
                />
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

function PendingList() {
  return (
    <ListSkeleton
      rows={pageSize}
      columns={['w-8', 'w-8', 'w-8', 'w-8', 'w-8', 'w-8', 'w-24', 'w-24']}
      cardClass="max-lg:h-28"
      columnsClass="max-lg:hidden"
    />
  );
}
