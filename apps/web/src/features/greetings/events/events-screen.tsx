import type { GreetingEvent, GreetingYear } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
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
import { Skeleton, SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { eventsQuery, yearQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { useEventsView } from '../model/events-view.ts';
import { EventDrawer } from '../parts/event-drawer.tsx';
import { EventRow } from '../parts/event-row.tsx';
import { TaskDialog } from '../tasks/task-dialog.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { ComingPanel, DayDrawer, DayPanel } from './coming-panel.tsx';
import { EventsHeader, KindChips, NoClients, NothingOn } from './events-header.tsx';
import { ReviewList } from './review-list.tsx';
import { YearCalendar } from './year-calendar.tsx';

interface EventsScreenProps {
  /** Where the agent's days begin and end. */
  timeZone?: string | undefined;
}

/** Every day to celebrate of the next twelve months, what is coming up, and the tasks behind it. */
export function EventsScreen({ timeZone }: EventsScreenProps) {
  const { t } = useTranslation('greetings');
  const view = useEventsView();
  const year = useQuery(yearQuery(undefined));
  const isWide = useMediaQuery('(width >= 1280px)');
  const opened = useOpenedEvent();
  const isBare = year.data?.clients === 0;
  const hasSide = isWide && !isBare && (view.view === 'year' || view.view === 'list');
  return (
    <div className="flex flex-1">
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-4.5 pb-6 md:px-8 md:pt-6 md:pb-8">
        <EventsHeader view={view} year={year.data} isBare={isBare} />
        <QueryBoundary
          query={year}
          pending={<PendingYear />}
          error={(failure) => (
            <QueryError layout="page" failure={failure} text={t('events.failed')} className="flex-1" />
          )}
          isEmpty={({ clients }) => clients === 0}
          empty={<NoClients />}
        >
          {(data) => <EventsBody view={view} year={data} isWide={isWide} onOpen={opened.open} />}
        </QueryBoundary>
      </div>
      {hasSide && year.data ? (
        <aside
          aria-label={t('coming.title')}
          className="sticky top-16 h-[calc(100dvh-64px)] w-88 flex-none overflow-y-auto border-l border-line px-4 py-5"
        >
          {view.day ? (
            <DayPanel day={view.day} onOpen={opened.open} onClose={() => view.setDay(undefined)} />
          ) : (
            <ComingPanel view={view} year={year.data} onOpen={opened.open} isBeside />
          )}
        </aside>
      ) : null}
      {isWide ? null : <DayDrawer view={view} onOpen={opened.open} />}
      <EventDrawer event={opened.event} isOpen={opened.isOpen} onClose={opened.close} timeZone={timeZone} />
      {view.task === undefined ? null : (
        <TaskDialog key={`${view.task} ${view.copy}`} view={view} timeZone={timeZone} />
      )}
    </div>
  );
}

function useOpenedEvent() {
  const [event, setEvent] = useState<GreetingEvent | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    event,
    isOpen,
    open: (next: GreetingEvent) => {
      setEvent(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

interface EventsBodyProps {
  view: EventsView;
  year: GreetingYear;
  isWide: boolean;
  onOpen: (event: GreetingEvent) => void;
}

/** Where there is little room, what is coming up stands first. */
function EventsBody({ view, year, isWide, onOpen }: EventsBodyProps) {
  switch (view.view) {
    case 'tasks':
      return <TaskList view={view} today={year.today} />;
    case 'review':
      return <ReviewList year={year} onOpen={onOpen} />;
    case 'list':
      return (
        <>
          <KindChips view={view} year={year} />
          <EventList view={view} year={year} onOpen={onOpen} />
        </>
      );
    case 'year':
      return (
        <>
          <NothingOn year={year} />
          {isWide ? null : (
            <div className="mt-5 mb-1">
              <ComingPanel view={view} year={year} onOpen={onOpen} />
            </div>
          )}
          <KindChips view={view} year={year} />
          <YearCalendar view={view} year={year} />
        </>
      );
  }
}

function PendingYear() {
  return (
    <SkeletonFrame className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-58 rounded-lg!" />
      ))}
    </SkeletonFrame>
  );
}

const pageSize = 20;
const searchMost = 100;

interface EventListProps {
  view: EventsView;
  year: GreetingYear;
  onOpen: (event: GreetingEvent) => void;
}

/** All events from today on, page by page. */
function EventList({ view, year, onOpen }: EventListProps) {
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
