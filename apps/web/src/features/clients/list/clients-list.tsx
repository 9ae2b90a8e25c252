import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { clientPageQuery, smartListsQuery } from '../api/clients-api.ts';
import { useSaveSmartList } from '../api/smart-list-actions.ts';
import type { FilterChip } from '../filter/use-filter-chips.ts';
import { useFilterChips } from '../filter/use-filter-chips.ts';
import { isFilterEmpty, isSameFilter } from '../model/clients-address.ts';
import type { ClientsView } from '../model/use-clients-view.ts';
import { pageSizes } from '../model/use-clients-view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ClientTable } from './client-table.tsx';
import { ListSkeleton, NoMatch } from './list-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSelection } from './use-selection.ts';

interface ClientsListProps {
  view: ClientsView;
  timeZone: string | undefined;
}

export function ClientsList({ view, timeZone }: ClientsListProps) {
  const { t } = useTranslation('clients');
  const query = useQuery(clientPageQuery(view));
  const failure = useQueryBoundary(query);
  const top = useRef<HTMLDivElement>(null);
  const chips = useFilterChips(view.filter);
  const ownChips = chips.filter(({ field }) => field !== 'text' && field !== 'category');
  const { data } = query;
  const clients = data?.result ?? [];
  const total = data?.totalRows ?? 0;
  const selection = useSelection(
    view.filter,
    clients.map(({ id }) => id),
    total,
  );
  const known = data && !query.isPlaceholderData ? total : undefined;
  useLastPage(view, view.pageSize, known);

  function handlePage(page: number) {
    view.setPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  }

  function handleBulkDone() {
    selection.clear();
    // The button that had the focus is gone with its bar.
    top.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <Card
        ref={top}
        tabIndex={-1}
        className="scroll-mt-20 overflow-clip outline-none"
        aria-label={t('list.title')}
      >
        <Toolbar view={view} counts={data?.categories} total={known} setCount={ownChips.length} />
        <ActiveFilters view={view} chips={ownChips} />
        <ListAnnouncer
          text={known === undefined ? undefined : announceClients(t, view, clients.length, data)}
        />
        <QueryBoundary
          query={query}
          pending={<ListSkeleton rows={view.pageSize} />}
          error={(each) => (
            <QueryError layout="page" failure={each} text={t('list.failed')} className="min-h-80" />
          )}
          isEmpty={() => clients.length === 0}
          // Behind the last page it is not empty: the page in the address is about to be mended.
          empty={
            total > 0 ? (
              <ListSkeleton rows={view.pageSize} />
            ) : (
              <NoMatch chips={chips} onFilter={view.setFilter} />
            )
          }
          previous="dim"
        >
          {({ isSimilar }) => (
            <>
              {isSimilar ? (
                <p className="border-b border-line bg-info-soft px-4 py-2.5 text-sm">
                  {t('list.similar', { text: view.filter.text ?? '' })}
                </p>
              ) : null}
              <ClientTable
                clients={clients}
                selection={selection}
                timeZone={timeZone}
                order={view}
                onOrder={view.setOrder}
              />
              <ListFooter view={view} shownCount={clients.length} total={total} onPage={handlePage} />
            </>
          )}
        </QueryBoundary>
      </Card>
      {selection.count > 0 && !failure ? (
        <BulkBar
          selection={selection}
          // What is merely written alike cannot be asked for by a filter.
          matching={data?.isSimilar ? undefined : total}
          timeZone={timeZone}
          onDone={handleBulkDone}
        />
      ) : null}
    </>
  );
}

/** What the list holds: all that were found, a page of them, or names that are merely written alike. */
function announceClients(
  t: TFunction<'clients'>,
  { page, pageSize, filter }: ClientsView,
  count: number,
  { totalRows, isSimilar } = { totalRows: 0, isSimilar: false },
): string {
  if (totalRows === 0) return t('list.announceNone');
  if (isSimilar) return t('list.announceSimilar', { count: totalRows, text: filter.text ?? '' });
  const found = t('list.announce', { count: totalRows });
  const from = (page - 1) * pageSize + 1;
  return count < totalRows ? `${found}, ${t('list.announcePart', { from, to: from + count - 1 })}` : found;
}

interface ListFooterProps {
  view: ClientsView;
  shownCount: number;
  total: number;
  onPage: (page: number) => void;
}

function ListFooter({ view, shownCount, total, onPage }: ListFooterProps) {
  const { t } = useTranslation('clients');
  const { page, pageSize } = view;
  const from = (page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
      <p className="text-xs text-ink-3">{t('list.shown', { from, to: from + shownCount - 1, total })}</p>
      {total > pageSizes[0] ? (
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="text-xs text-ink-3">
            {t('list.pageSize')}
          </span>
          <Select
            label={t('list.pageSize')}
            isLabelHidden
            size="sm"
            items={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => view.setPageSize(Number(size))}
            className="w-20"
          />
        </div>
      ) : null}
      {pageCount > 1 ? (
        <Pagination page={page} pageCount={pageCount} onPageChange={onPage} className="md:ml-auto" />
      ) : null}
    </footer>
  );
}

interface ActiveFiltersProps {
  view: ClientsView;
  chips: readonly FilterChip[];
}

/** The open smart list and every filter that is set, each one click from going away. */
function ActiveFilters({ view, chips }: ActiveFiltersProps) {
  const { t } = useTranslation('clients');
  const { filter, listId } = view;
  if (listId === undefined && chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2.5 max-lg:gap-y-4">
      {listId === undefined ? null : <OpenList view={view} listId={listId} />}
      {chips.map(({ field, label, rest }) => (
        <Chip
          key={field}
          isRemovable
          aria-label={t('filters.removeChip', { chip: label })}
          onClick={() => view.setFilter(rest)}
          className="max-w-full"
        >
          <span className="truncate">{label}</span>
        </Chip>
      ))}
      {chips.length > 1 ? (
        <Button
          variant="link"
          size="sm"
          className="ml-1"
          onClick={() => view.setFilter({ version: 1, text: filter.text, category: filter.category })}
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </div>
  );
}

function OpenList({ view, listId }: { view: ClientsView; listId: string }) {
  const { t } = useTranslation('clients');
  const { data: lists } = useQuery(smartListsQuery);
  const save = useSaveSmartList();
  const list = lists?.find(({ id }) => id === listId);
  if (!list) return null;
  const { name } = list;
  const isChanged = !isSameFilter(list.filter, view.filter);
  return (
    <>
      <Chip
        isSelected
        isRemovable
        aria-label={t('lists.close', { name })}
        onClick={() => view.openList(null)}
        className="max-w-full"
      >
        <span className="truncate">{t('lists.open', { name })}</span>
      </Chip>
      {isChanged && !isFilterEmpty(view.filter) ? (
        <Button
          variant="link"
          size="sm"
          className="mr-2"
          isLoading={save.isPending}
          onClick={() =>
            save.mutate(
              { id: listId, name, filter: view.filter },
              { onSuccess: () => toast.success(t('lists.updated', { name })) },
            )
          }
        >
          {t('lists.update')}
        </Button>
      ) : null}
    </>
  );
}
