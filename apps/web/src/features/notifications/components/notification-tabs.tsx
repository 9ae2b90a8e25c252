import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useReading } from '../api/notification-mutations.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { notificationFilters, unreadCountQuery } from '../api/notification-queries.ts';
import { useKeptFocus } from '../model/use-kept-focus.ts';
import type { NotificationListProps } from './notification-list.tsx';
import { NotificationList } from './notification-list.tsx';

interface NotificationTabsProps extends NotificationListProps {
  onFilterChange: (filter: NotificationFilter) => void;
  className?: string;
  headClassName?: string;
  panelClassName?: string;
}

export function NotificationTabs({
  filter,
  variant,
  timeZone,
  onOpenPath,
  onFilterChange,
  className,
  headClassName,
  panelClassName,
}: NotificationTabsProps) {
  const { t } = useTranslation('notifications');
  const { data: count = 0 } = useQuery(unreadCountQuery);
  const around = useRef<HTMLDivElement>(null);
  useKeptFocus(around);
  return (
    <div ref={around} tabIndex={-1} className={classNames('flex flex-col outline-none', className)}>
      <Tabs
        label={t('show')}
        value={filter}
        onChange={onFilterChange}
        items={notificationFilters.map((id) => ({
          id,
          // The space keeps word and number apart for those who hear them.
          label: `${t(`tabs.${id}`)} `,
          count: id === 'unread' && count > 0 ? <Count tone="success" value={count} /> : null,
          content: (
            <NotificationList filter={id} variant={variant} timeZone={timeZone} onOpenPath={onOpenPath} />
          ),
        }))}
        actions={filter === 'unread' && count > 0 ? <MarkAllRead /> : null}
        className="min-h-0 flex-1"
        headClassName={headClassName}
        panelClassName={panelClassName}
      />
    </div>
  );
}

function MarkAllRead() {
  const { t } = useTranslation('notifications');
  const { isPending, isPendingForAll, markAllRead } = useReading();
  return (
    <Button
      variant="link"
      size="sm"
      icon={<CheckCheck strokeWidth={1.75} aria-hidden className="size-4!" />}
      isLoading={isPendingForAll}
      disabled={isPending && !isPendingForAll}
      onClick={markAllRead}
      className="gap-[5px]! pt-1 pb-[11px] leading-5! whitespace-nowrap max-lg:min-h-11"
    >
      {t('markAllRead')}
    </Button>
  );
}
