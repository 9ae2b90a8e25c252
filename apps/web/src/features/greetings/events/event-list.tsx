import type { GreetingEvent, GreetingYear } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { eventsQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { EventRow } from '../parts/event-row.tsx';

const pageSize = 20;
const searchMost = 100;

interface EventListProps {
  view: EventsView;
  year: GreetingYear;
  onOpen: (event: GreetingEvent) => void;
}

/** All events from today on, page by page. */
export function EventList({ view, year, onOpen }: EventListProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(
    eventsQuery({
      from: year.today,
      to: year.to,
      by: view.by,
      search: view.search,
      page: String(view.page),
      pageSize: String(pageSize),
      ...(view.kind && { kind: view.kind }),
    }),
  );
  const total = query.data && !query.isPlaceholderData ? query.data.totalRows : undefined;
  const top = useRef<HTMLDivElement>(null);
  useLastPage(view, pageSize, total);
  return (
    <Card ref={top} aria-label={t('list.label')} className="scroll-mt-20 overflow-clip">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3.5">
        <SearchField
          label={t('list.search')}
          text={view.search}
          onChange={view.setSearch}
          maxLength={searchMost}
          className="min-w-48 flex-1 max-md:w-full md:max-w-80"
        />
        <Segmented
          label={t('coming.order')}
          items={[
            { id: 'date', label: t('coming.byDate') },
            { id: 'client', label: t('coming.byClient') },
          ]}
          value={view.by}
          onChange={view.setBy}
        />
      </div>
      <ListAnnouncer text={total === undefined ? undefined : t('calendar.events', { count: total })} />
      <QueryBoundary
        query={query}
        pending={<PendingList />}
        error={(failure) => (
          <QueryError layout="page" failure={failure} text={t('coming.failed')} className="min-h-80" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={
          <EmptyState
            illustration={<SearchIllustration />}
            title={view.search === '' ? t('list.none') : t('list.noMatch', { text: view.search })}
            className="min-h-80"
          />
        }
        previous="dim"
      >
        {({ result, totalRows }) => (
          <>
            <MonthRows events={result} onOpen={onOpen} isByDate={view.by === 'date'} />
            {totalRows > pageSize ? (
              <Pagination
                page={view.page}
                pageCount={Math.ceil(totalRows / pageSize)}
                onPageChange={(page) => {
                  view.setPage(page);
                  top.current?.scrollIntoView({ block: 'start' });
                }}
                className="flex justify-center border-t border-line py-3"
              />
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface MonthRowsProps {
  events: readonly GreetingEvent[];
  onOpen: (event: GreetingEvent) => void;
  isByDate: boolean;
}

/** Month by month where the days follow each other. */
function MonthRows({ events, onOpen, isByDate }: MonthRowsProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const months = isByDate ? [...new Set(events.map(({ day }) => monthStart(day)))] : [null];
  return months.map((month) => {
    const title = month === null ? t('list.label') : capitalize(format.longMonthYear(month));
    return (
      <section key={month} aria-label={title}>
        {month === null ? null : (
          <h2 className="border-b border-line bg-inset px-4 py-2 text-xs font-medium text-ink-2">{title}</h2>
        )}
        <ul className="px-2 py-1">
          {events
            .filter(({ day }) => month === null || monthStart(day) === month)
            .map((event) => (
              <EventRow
                key={`${event.key} ${event.day}`}
                event={event}
                hasMonth={!isByDate}
                onOpen={onOpen}
              />
            ))}
        </ul>
      </section>
    );
  });
}

const monthStart = (day: IsoDate) => `${day.slice(0, 7)}-01`;

function PendingList() {
  return (
    <SkeletonFrame className="px-4 py-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <SkeletonRow key={key} />
      ))}
    </SkeletonFrame>
  );
}
