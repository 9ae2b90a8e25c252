import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { notificationFilters, totalCountQuery, unreadCountQuery } from '../api/notification-queries.ts';
import { NotificationTabs } from '../components/notification-tabs.tsx';

/** The tab stands in the address, so Back finds it again. */
function useFilter() {
  const { filter } = useSearch({ strict: false }) as { filter?: string };
  const navigate = useNavigate();
  return {
    filter: notificationFilters.find((known) => known === filter) ?? 'unread',
    setFilter: (chosen: NotificationFilter) =>
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, filter: chosen === 'unread' ? undefined : chosen }),
        replace: true,
        resetScroll: false,
      }),
  };
}

export function NotificationsScreen({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('notifications');
  const { history } = useRouter();
  const { filter, setFilter } = useFilter();
  const { data: count } = useQuery(unreadCountQuery);
  // All of them are asked for on their tab only.
  const { data: total } = useQuery({ ...totalCountQuery, enabled: filter === 'all' });
  return (
    <div className="mx-auto w-full max-w-260">
      <h1>{t('title')}</h1>
      {/* Its line is kept free while the numbers are on their way. */}
      <p className="mt-0.5 mb-5 min-h-5 text-sm text-ink-2">
        {count === undefined
          ? null
          : total === undefined || filter === 'unread'
            ? t('unreadOnly', { count })
            : t('unreadOf', { count, total })}
      </p>
      <NotificationTabs
        filter={filter}
        onFilterChange={setFilter}
        variant="page"
        timeZone={timeZone}
        onOpenPath={(path) => history.push(path)}
        panelClassName="pt-3"
      />
    </div>
  );
}
