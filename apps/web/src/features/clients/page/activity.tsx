import type { TimelineEntry, TimelineKind } from '@hearthline/contract/client-timeline';
import { localDay } from '@hearthline/domain/time-zone';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Check, ListFilter } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import type { ClientPartProps } from './client-detail.ts';
import { tasksQuery, timelineQuery } from './client-page-api.ts';
import { NoteTab } from './note-list.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { TaskTab } from './task-list.tsx';
import { TimelineRow } from './timeline-row.tsx';

export const activityTabs = ['timeline', 'baskets', 'mails', 'tasks', 'notes', 'details'] as const;
export type ActivityTab = (typeof activityTabs)[number];

interface ActivityProps extends ClientPartProps {
  tab: ActivityTab;
  onTab: (tab: ActivityTab) => void;
  /** On phones baskets and facts have no cards of their own. */
  baskets?: ReactNode;
  details?: ReactNode;
  quickEntryRef: Ref<HTMLTextAreaElement>;
  className?: string;
}

export function Activity(props: ActivityProps) {
  const { client, timeZone, tab, onTab, baskets, details, quickEntryRef, className } = props;
  const { t } = useTranslation('clients');
  const { data: tasks } = useQuery(tasksQuery(client.id));
  const openTasks = tasks?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  const shared = { clientId: client.id, timeZone };
  const items: { id: ActivityTab; label: string; count?: ReactNode; content: ReactNode }[] = [
    {
      id: 'timeline',
      label: t('page.tabs.timeline'),
      content: <TimelineTab {...shared} quickEntryRef={quickEntryRef} />,
    },
    {
      id: 'mails',
      label: t('page.tabs.mails'),
      content: <Timeline {...shared} kind="mail" />,
    },
    {
      id: 'tasks',
      label: t('page.tabs.tasks'),
      count: openTasks > 0 && <Count value={openTasks} tone="brand" />,
      content: <TaskTab {...shared} />,
    },
    { id: 'notes', label: t('page.tabs.notes'), content: <NoteTab client={client} timeZone={timeZone} /> },
  ];
  if (baskets) items.splice(1, 0, { id: 'baskets', label: t('page.tabs.baskets'), content: baskets });
  if (details) items.push({ id: 'details', label: t('page.tabs.details'), content: details });
  return (
    <Tabs
      label={t('page.tabs.label')}
      items={items}
      value={items.some(({ id }) => id === tab) ? tab : 'timeline'}
      onChange={onTab}
      className={className}
      headClassName="-mx-4 px-4 lg:mx-0 lg:px-5 lg:pt-2.5"
      panelClassName="pt-3.5 pb-4 lg:px-5"
    />
  );
}

interface TimelineTabProps {
  clientId: string;
  timeZone?: string;
  quickEntryRef: Ref<HTMLTextAreaElement>;
}

function TimelineTab({ clientId, timeZone, quickEntryRef }: TimelineTabProps) {
  const [kind, setKind] = useState<TimelineKind | undefined>(undefined);
  return (
    <>
      <div className="flex items-start gap-2">
        <QuickEntry ref={quickEntryRef} clientId={clientId} timeZone={timeZone} />
        <KindFilter kind={kind} onChange={setKind} />
      </div>
      <Timeline clientId={clientId} kind={kind} timeZone={timeZone} />
    </>
  );
}

const kinds = [
  'contact',
  'mail',
  'note',
  'task',
  'card',
  'analysis',
  'basket',
  'change',
] as const satisfies readonly TimelineKind[];

interface KindFilterProps {
  kind: TimelineKind | undefined;
  onChange: (kind: TimelineKind | undefined) => void;
}

/** Which entries of the timeline are shown. */
function KindFilter({ kind, onChange }: KindFilterProps) {
  const { t } = useTranslation('clients');
  const { labelled } = useFormat();
  const label = t('page.kinds.label');
  const chosen = t(`page.kinds.${kind ?? 'all'}`);
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <Button
          {...attributes}
          variant="secondary"
          icon={<ListFilter aria-hidden="true" />}
          aria-label={labelled(label, chosen)}
          className="flex-none max-md:px-3!"
        >
          <span className={kind ? '' : 'max-md:hidden'}>{chosen}</span>
        </Button>
      )}
    >
      {[undefined, ...kinds].map((each) => {
        const text = t(`page.kinds.${each ?? 'all'}`);
        return (
          <MenuItem
            key={each ?? 'all'}
            aria-label={each === kind ? t('page.touchbase.chosen', { text }) : text}
            icon={<Check aria-hidden="true" className={each === kind ? '' : 'invisible'} />}
            onAction={() => onChange(each)}
          >
            {text}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

interface TimelineProps {
  clientId: string;
  kind: TimelineKind | undefined;
  timeZone?: string;
}

/** What happened, newest first, a day at a time. */
function Timeline({ clientId, kind, timeZone }: TimelineProps) {
  const { t } = useTranslation('clients');
  const query = useInfiniteQuery(timelineQuery(clientId, kind));
  const { dayText } = useDayText(timeZone);
  const entries = query.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <QueryBoundary
      query={query}
      pending={<Waiting />}
      error={(failure) => <QueryError layout="line" failure={failure} className="justify-center py-6" />}
      isEmpty={() => entries.length === 0}
      empty={<p className="py-6 text-sm text-ink-3">{t('page.timeline.empty')}</p>}
    >
      {() => (
        <>
          {groupByDay(entries, timeZone).map(({ day, entries: ofDay }) => (
            <Fragment key={day}>
              <h3 className="pt-3 pb-1 text-xs font-medium tracking-normal text-ink-3">{dayText(day)}</h3>
              <ol>
                {ofDay.map((entry) => (
                  <TimelineRow key={entry.id} clientId={clientId} entry={entry} timeZone={timeZone} />
                ))}
              </ol>
            </Fragment>
          ))}
          {query.hasNextPage && (
            <MoreEntries isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function groupByDay(entries: readonly TimelineEntry[], timeZone?: string) {
  const days = Map.groupBy(entries, ({ at }) => localDay(new Date(at), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  );
}

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 400px';

/** Stands where the next page will, and asks for it when it comes near or is pressed. */
function MoreEntries({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('clients');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy, onMore]);
  return (
    <div ref={place} className="flex justify-center py-3">
      <Button variant="ghost" size="sm" isLoading={isBusy} onClick={onMore}>
        {t('page.timeline.more')}
      </Button>
    </div>
  );
}
