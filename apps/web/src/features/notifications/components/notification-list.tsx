import './notifications.css';
import type { Notification } from '@hearthline/contract/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { BellIllustration, HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { useMarkRead } from '../api/notification-mutations.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { notificationsQuery } from '../api/notification-queries.ts';
import { joinPages } from '../model/join-pages.ts';
import { useRowWords } from '../model/use-row-words.ts';
import { PageRow, PanelRow, pageColumns, pageRowClass } from './notification-row.tsx';

export interface NotificationListProps {
  filter: NotificationFilter;
  variant: ListVariant;
  timeZone: string | undefined;
  onOpenPath: (path: string) => void;
}

const looks = {
  // As wide as its rows always, so that a bar for scrolling does not narrow them.
  panel: { Row: PanelRow, list: 'py-2 lg:w-[318px]' },
  page: {
    Row: PageRow,
    list: `overflow-hidden rounded-lg border border-line bg-surface shadow-xs ${pageColumns}`,
  },
};

export function NotificationList(props: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const query = useInfiniteQuery(notificationsQuery(props.filter));
  return (
    <QueryBoundary
      query={query}
      pending={<ListSkeleton variant={props.variant} />}
      error={(failure) => (
        <QueryError
          layout="page"
          failure={failure}
          text={t('loadFailed')}
          headingLevel={3}
          className="min-h-80"
        />
      )}
    >
      {({ pages }) => <Rows {...props} rows={joinPages(pages)} />}
    </QueryBoundary>
  );
}

interface RowsProps extends NotificationListProps {
  rows: readonly Notification[];
}

function Rows({ rows, filter, variant, timeZone, onOpenPath }: RowsProps) {
  const { t } = useTranslation('notifications');
  const words = useRowWords(timeZone);
  const marking = useMarkRead();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [justRead, setJustRead] = useState<Notification | null>(null);
  // Ids grow with time, so whatever is above this one arrived while somebody was looking.
  const [newestAtFirst] = useState(rows[0]?.id ?? '');
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = useInfiniteQuery(
    notificationsQuery(filter),
  );
  // A list that is being read anew is let finish; the next page is asked for afterwards.
  const fetchMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);

  function handleOpen({ id, isRead }: Notification, path: string | null) {
    setSelectedId(id);
    if (!isRead) marking.markOpened(id);
    if (path !== null) onOpenPath(path);
  }

  // One that leads nowhere is read where it stands, so it stays in sight until another is chosen.
  function handleSelect(notification: Notification) {
    const isChosen = notification.id !== selectedId;
    setSelectedId(isChosen ? notification.id : null);
    if (!isChosen || notification.isRead) return;
    setJustRead({ ...notification, isRead: true, readAt: new Date().toISOString() });
    marking.markOpened(notification.id);
  }

  // Its button sends a row away, also one that a click before could not mark.
  const markingAway = {
    ...marking,
    markRead: (id: string) => {
      setJustRead(null);
      marking.markRead(id);
    },
  };
  const shown = justRead?.id === selectedId ? keepRow(rows, justRead) : rows;
  if (shown.length === 0) return <NoNotifications filter={filter} />;
  const { Row, list } = looks[variant];
  return (
    <ul aria-label={t(`tabs.${filter}`)} className={list}>
      {shown.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          words={words}
          marking={markingAway}
          isSelected={notification.id === selectedId}
          isFresh={notification.id > newestAtFirst}
          onSelect={() => handleSelect(notification)}
          onOpen={(path) => handleOpen(notification, path)}
        />
      ))}
      {hasNextPage && !isFetchNextPageError ? (
        <MoreRows variant={variant} isBusy={isFetching} onMore={fetchMore} />
      ) : null}
      {isFetchNextPageError ? (
        <li className="md:col-span-full">
          <QueryError
            layout="line"
            failure={{ retry: fetchMore }}
            isRetrying={isFetching}
            text={t('moreFailed')}
            className="justify-center px-3 py-4"
          />
        </li>
      ) : null}
    </ul>
  );
}

/** In its place, which its id tells, where the list does not have it any more. */
function keepRow(rows: readonly Notification[], kept: Notification | null): readonly Notification[] {
  if (!kept || rows.some(({ id }) => id === kept.id)) return rows;
  return [...rows, kept].sort((left, right) => (left.id < right.id ? 1 : -1));
}

interface MoreRowsProps {
  variant: ListVariant;
  isBusy: boolean;
  onMore: () => void;
}

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 320px';

/** Stands where the next page will, and asks for it when it comes near. */
function MoreRows({ variant, isBusy, onMore }: MoreRowsProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: ahead,
      scrollMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy, onMore]);
  return (
    <li ref={row} aria-hidden="true" data-more className="md:col-span-full">
      <RowSkeleton variant={variant} />
    </li>
  );
}

type ListVariant = 'panel' | 'page';

function RowSkeleton({ variant }: { variant: ListVariant }) {
  if (variant === 'panel')
    return (
      <div className="flex items-center gap-3 px-3 py-3">
        <Skeleton className="size-9 rounded-md!" />
        <span className="flex flex-1 flex-col gap-1.5">
          <Skeleton className="h-3 w-[78%]" />
          <Skeleton className="h-2.5 w-[52%]" />
        </span>
      </div>
    );
  return (
    <div className={classNames(pageRowClass, 'md:grid-cols-[auto_minmax(0,1fr)_auto_auto]!')}>
      <Skeleton className="size-11 rounded-[12px]!" />
      <span className="flex flex-col gap-2">
        <Skeleton className="h-3.5 w-[42%]" />
        <Skeleton className="h-3 w-[64%]" />
      </span>
      <Skeleton className="h-3 w-17 max-md:hidden" />
      <Skeleton className="h-8 w-31 rounded-[8px]! max-md:hidden" />
    </div>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function ListSkeleton({ variant }: { variant: ListVariant }) {
  return (
    <SkeletonFrame
      className={classNames(
        'notification-skeletons',
        variant === 'page' && 'rounded-lg border border-line bg-surface *:not-last:border-b',
      )}
    >
      {places.map((place) => (
        <RowSkeleton key={place} variant={variant} />
      ))}
    </SkeletonFrame>
  );
}

const drawings = { unread: <HearthIllustration />, all: <BellIllustration /> };

function NoNotifications({ filter }: { filter: NotificationFilter }) {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      illustration={drawings[filter]}
      title={t(`notMessage.${filter}.title`)}
      text={t(`notMessage.${filter}.text`)}
      className="min-h-80"
    />
  );
}
