import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { clientPageQuery } from '../api/clients-api.ts';
import { useFilterChips } from '../filter/use-filter-chips.ts';
import type { ClientsView } from '../model/use-clients-view.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ClientTable } from './client-table.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListSkeleton, NoMatch } from './list-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSelection } from './use-selection.ts';

const announceMs = 800;

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
        <FoundCount total={known} />
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

/** Tells those who do not see the list how many were found, once it has settled. */
function FoundCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation('clients');
  const settled = useSettled(total, announceMs);
  if (settled === undefined) return <p role="status" className="sr-only" />;
  return (
    <p role="status" className="sr-only">
      {settled === 0 ? t('list.announceNone') : t('list.announce', { count: settled })}
    </p>
  );
}
