import './notifications.css';
import type { Notification } from '@hearthline/contract/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { useReading } from '../api/notification-mutations.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { notificationsQuery } from '../api/notification-queries.ts';
import { joinPages } from '../model/join-pages.ts';
import { useRowWords } from '../model/use-row-words.ts';
import type { ListVariant } from './list-states.tsx';
import { ListSkeleton, MoreFailed, NoNotifications } from './list-states.tsx';
import { MoreRows } from './more-rows.tsx';
import { PageRow, pageColumns } from './page-row.tsx';
import { PanelRow } from './panel-row.tsx';

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
  const reading = useReading();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  // Ids grow with time, so whatever is above this one arrived while somebody was looking.
  const [newestAtFirst] = useState(rows[0]?.id ?? '');
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = useInfiniteQuery(
    notificationsQuery(filter),
  );
  // A list that is being read anew is let finish; the next page is asked for afterwards.
  const fetchMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);

  function handleOpen({ id, isRead }: Notification, path: string | null) {
    setSelectedId(id);
    if (!isRead) reading.markOpened(id);
    if (path !== null) onOpenPath(path);
  }

  if (rows.length === 0) return <NoNotifications filter={filter} />;
  const { Row, list } = looks[variant];
  return (
    <ul aria-label={t(`tabs.${filter}`)} className={list}>
      {rows.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          words={words}
          reading={reading}
          isSelected={notification.id === selectedId}
          isFresh={notification.id > newestAtFirst}
          onSelect={() => setSelectedId(notification.id === selectedId ? null : notification.id)}
          onOpen={(path) => handleOpen(notification, path)}
        />
      ))}
      {hasNextPage && !isFetchNextPageError ? (
        <MoreRows variant={variant} isBusy={isFetching} onMore={fetchMore} />
      ) : null}
      {isFetchNextPageError ? <MoreFailed isRetrying={isFetching} onRetry={fetchMore} /> : null}
    </ul>
  );
}
