import type { GreetingEvent, GreetingYear } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, endOfWeek } from '@hearthline/domain/calendar';
import { capitalize } from '@hearthline/format/intl-writers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { eventsQuery } from '../api/greetings-api.ts';
import type { EventOrder, EventsView } from '../model/events-view.ts';
import { eventsLink } from '../model/greeting-links.ts';
import { EventRow } from '../parts/event-row.tsx';

/** Ahead of today, as far as one plans. */
const comingDays = 45;
/** Rows beside the calendar, and above it where it follows. */
const shownMost = { beside: '30', above: '8' };
const ofOneDay = '100';

interface ComingPanelProps {
  view: EventsView;
  year: GreetingYear;
  onOpen: (event: GreetingEvent) => void;
  isBeside?: boolean;
}

/** What leaves in the next weeks, and what waits for the agent's word. */
export function ComingPanel({ view, year, onOpen, isBeside = false }: ComingPanelProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(
    eventsQuery({
      from: year.today,
      to: addDays(year.today, comingDays),
      by: view.by,
      pageSize: isBeside ? shownMost.beside : shownMost.above,
      ...(view.kind && { kind: view.kind }),
    }),
  );
  const groups = useGroups(query.data?.result ?? [], view.by, year.today);
  const more = query.data ? query.data.totalRows - query.data.result.length : 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1">{t('coming.title')}</h2>
        <Segmented
          size="sm"
          label={t('coming.order')}
          items={[
            { id: 'date', label: t('coming.byDate') },
            { id: 'client', label: t('coming.byClient') },
          ]}
          value={view.by}
          onChange={view.setBy}
        />
      </div>
      <WaitingBanner waiting={year.waiting} />
      <QueryBoundary
        query={query}
        pending={<PendingRows />}
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('coming.failed')} className="mt-4" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<p className="mt-4 text-sm text-ink-2">{t('coming.none', { count: comingDays })}</p>}
        previous="dim"
      >
        {() => (
          <>
            {groups.map(({ key, title, events }) => (
              <section key={key} aria-label={title} className="mt-4">
                <h3 className="px-2 text-xs font-medium text-ink-3">{title}</h3>
                <ul className="mt-1">
                  {events.map((event) => (
                    <EventRow
                      key={`${event.key} ${event.day}`}
                      event={event}
                      hasMonth={view.by === 'client'}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {more > 0 ? (
              <p className="mt-3 px-2">
                <Link {...eventsLink('list')} className="text-link text-sm">
                  {t('coming.more', { count: more })}
                </Link>
              </p>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function WaitingBanner({ waiting }: { waiting: number }) {
  const { t } = useTranslation('greetings');
  if (waiting === 0) return null;
  return (
    <Banner tone="warning" title={t('coming.waiting', { count: waiting })} className="mt-4">
      {t('coming.waitingText', { count: waiting })}{' '}
      <Link {...eventsLink('review')} className="text-link block w-fit">
        {t('coming.review', { count: waiting })}
      </Link>
    </Banner>
  );
}

interface Group {
  key: string;
  title: string;
  events: GreetingEvent[];
}

/** Today, this week, the rest of the month, and months after it; or client by client. */
function useGroups(events: readonly GreetingEvent[], by: EventOrder, today: IsoDate): Group[] {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  function titleOf({ day, client, taskName, occasion }: GreetingEvent): string {
    if (by === 'client')
      return client?.name ?? (occasion === 'custom' ? taskName : t(`words.occasion.${occasion}`));
    if (day === today) return t('coming.today');
    if (day <= endOfWeek(today)) return t('coming.thisWeek');
    const month = format.longMonth(day);
    return day.slice(0, 7) === today.slice(0, 7) ? t('coming.laterIn', { month }) : capitalize(month);
  }
  const groups = new Map<string, Group>();
  for (const event of events) {
    const title = titleOf(event);
    const key = by === 'client' ? (event.client?.id ?? title) : title;
    const group = groups.get(key) ?? { key, title, events: [] };
    group.events.push(event);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function PendingRows() {
  return (
    <SkeletonFrame className="mt-4">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonFrame>
  );
}

interface DayProps {
  day: IsoDate;
  onOpen: (event: GreetingEvent) => void;
}

/** What one day of the calendar holds, in place of what is coming up. */
export function DayPanel({ day, onOpen, onClose }: DayProps & { onClose: () => void }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The next press of Tab goes on to what was opened.
  useEffect(() => {
    if (day) heading.current?.focus({ preventScroll: true });
  }, [day]);
  return (
    <>
      <div className="flex items-center gap-1.5">
        <IconButton
          size="sm"
          label={t('coming.back')}
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-1.5"
          onClick={onClose}
        />
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-[15px]/[22px] outline-none">
          {format.weekdayDate(day)}
        </h2>
      </div>
      <DayEvents day={day} onOpen={onOpen} />
    </>
  );
}

/** The same where there is no room beside the calendar. */
export function DayDrawer({ view, onOpen }: { view: EventsView; onOpen: DayProps['onOpen'] }) {
  const format = useFormat();
  return (
    <Drawer
      isOpen={view.day !== undefined}
      onOpenChange={(isOpen) => !isOpen && view.setDay(undefined)}
      title={view.day ? format.weekdayDate(view.day) : ''}
      header={null}
    >
      {view.day ? <DayEvents day={view.day} onOpen={onOpen} /> : null}
    </Drawer>
  );
}

function DayEvents({ day, onOpen }: DayProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(eventsQuery({ from: day, to: day, pageSize: ofOneDay }));
  return (
    <QueryBoundary
      query={query}
      pending={<PendingRows />}
      error={(failure) => (
        <QueryError layout="line" failure={failure} text={t('coming.failed')} className="mt-4" />
      )}
      isEmpty={({ result }) => result.length === 0}
      empty={<p className="mt-4 px-2 text-sm text-ink-2">{t('calendar.nothingOnDay')}</p>}
      previous="dim"
    >
      {({ result }) => (
        <ul className="mt-3">
          {result.map((event) => (
            <EventRow key={event.key} event={event} isDayHidden onOpen={onOpen} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
