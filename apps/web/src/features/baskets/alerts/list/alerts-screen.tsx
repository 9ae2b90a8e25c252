import type { BoardAgreement } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../../shared/hooks/use-last-page.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { BoardAccessBanner } from '../../../../shared/ui/board-access-needed.tsx';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { BellIllustration } from '../../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../../shared/ui/list-announcer.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { ListFooter, ListSkeleton, ListToolbar, NoMatch, NoneYet } from '../../list/list-parts.tsx';
import { alertPageQuery } from '../api/alerts-api.ts';
import { WaitingBanner } from '../approvals/approvals-banner.tsx';
import { alertFormLink } from '../model/alert-links.ts';
import { alertFilters, alertSorts, alertsPageSize, useAlertsView } from '../model/alerts-view.ts';
import type { CriteriaLine } from './alert-table.tsx';
import { AlertTable } from './alert-table.tsx';

interface AlertsScreenProps {
  boardAgreement: BoardAgreement | undefined;
  /** Where the agent's days begin and end. */
  timeZone?: string | undefined;
  Criteria: CriteriaLine;
}

/** Every alert of the agent, with what became of its matches in the last 30 days. */
export function AlertsScreen({ boardAgreement, timeZone, Criteria }: AlertsScreenProps) {
  const { t } = useTranslation('basketsAlerts');
  const view = useAlertsView();
  const { search, filter, sort, page } = view;
  const asked = { search, filter, sort, page: String(page), pageSize: String(alertsPageSize) };
  const query = useQuery(alertPageQuery(asked));
  const { data } = query;
  const known = data && !query.isPlaceholderData ? data.totalRows : undefined;
  const top = useRef<HTMLDivElement>(null);
  useLastPage(view, alertsPageSize, known);
  const isBare = data !== undefined && search === '' && data.counts.all === 0;

  function handlePage(next: number) {
    view.setPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="flex flex-1 flex-col">
      <ListHeader counts={search === '' ? data?.counts : undefined} isBare={isBare} />
      <BoardAccessBanner agreement={boardAgreement} className="mt-4" />
      <WaitingBanner waiting={data?.waiting ?? 0} className="mt-4" />
      {isBare ? (
        <NoneYet
          illustration={<BellIllustration />}
          texts={{
            title: t('list.empty.title'),
            text: t('list.empty.text'),
            search: t('list.empty.search'),
            begin: t('list.newAlert'),
          }}
          begin={alertFormLink()}
        />
      ) : (
        <Card ref={top} aria-label={t('list.title')} className="mt-4 scroll-mt-20 overflow-clip">
          <ListToolbar
            view={view}
            filters={alertFilters}
            sorts={alertSorts}
            counts={data?.counts}
            texts={{
              search: t('list.search'),
              searchHint: t('list.searchHint'),
              filter: t('list.filter'),
              filterName: (each) => t(`list.filters.${each}`),
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
                <AlertTable
                  rows={result}
                  sort={sort}
                  onSort={view.setSort}
                  timeZone={timeZone}
                  Criteria={Criteria}
                />
                <ListFooter
                  page={page}
                  pageSize={alertsPageSize}
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
  counts: Record<(typeof alertFilters)[number], number> | undefined;
  /** Where there is none yet, the page itself offers how to begin. */
  isBare: boolean;
}

function ListHeader({ counts, isBare }: ListHeaderProps) {
  const { t } = useTranslation('basketsAlerts');
  const facts =
    counts && !isBare
      ? [
          t('list.alerts', { count: counts.all }),
          counts.paused > 0 ? t('list.paused', { count: counts.paused }) : '',
          counts.silent > 0 ? t('list.silent', { count: counts.silent }) : '',
        ]
      : [];
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1>{t('list.title')}</h1>
        <p className="min-h-5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isBare ? null : (
        <Link {...alertFormLink()} className={classNames(buttonClass(), 'max-md:w-full')}>
          <Plus aria-hidden="true" />
          {t('list.newAlert')}
        </Link>
      )}
    </header>
  );
}

function PendingList() {
  return (
    <ListSkeleton
      rows={alertsPageSize}
      columns={['w-20', 'w-20', 'w-20', 'w-20', 'w-20']}
      cardClass="max-xl:h-36"
      columnsClass="max-xl:hidden"
    />
  );
}
