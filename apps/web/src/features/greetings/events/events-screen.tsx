import type { GreetingEvent, GreetingYear } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { yearQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { useEventsView } from '../model/events-view.ts';
import { EventDrawer } from '../parts/event-drawer.tsx';
import { TaskDialog } from '../tasks/task-dialog.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { ComingPanel, DayDrawer, DayPanel } from './coming-panel.tsx';
import { EventList } from './event-list.tsx';
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
