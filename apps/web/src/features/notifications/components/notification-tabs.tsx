import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useMarkRead } from '../api/notification-mutations.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { notificationFilters, unreadCountQuery } from '../api/notification-queries.ts';
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
  // Who marks all is done with what stays in sight, too: the list begins anew.
  const [timesMarked, setTimesMarked] = useState(0);
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
            <NotificationList
              key={timesMarked}
              filter={id}
              variant={variant}
              timeZone={timeZone}
              onOpenPath={onOpenPath}
            />
          ),
        }))}
        actions={
          filter === 'unread' && count > 0 ? (
            <MarkAllRead onMark={() => setTimesMarked((times) => times + 1)} />
          ) : null
        }
        className="min-h-0 flex-1"
        headClassName={headClassName}
        panelClassName={panelClassName}
      />
    </div>
  );
}

function MarkAllRead({ onMark }: { onMark: () => void }) {
  const { t } = useTranslation('notifications');
  const { isPending, isPendingForAll, markAllRead } = useMarkRead();
  return (
    <Button
      variant="link"
      size="sm"
      icon={<CheckCheck strokeWidth={1.75} aria-hidden className="size-4!" />}
      isLoading={isPendingForAll}
      disabled={isPending && !isPendingForAll}
      onClick={() => {
        markAllRead();
        onMark();
      }}
      className="gap-[5px]! pt-1 pb-[11px] leading-5! whitespace-nowrap max-lg:min-h-11"
    >
      {t('markAllRead')}
    </Button>
  );
}

/** What carries this attribute is the way into one row. */
const rowSelector = '[data-row]';

/**
 * When what has the focus goes away, because it was marked as read, the focus goes to the row that took its place, or
 * to the element around all of them. Otherwise those who work by keyboard would begin at the top of the page again.
 */
function useKeptFocus(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = around.current;
    if (!container) return;
    let last: { element: Element; place: number } | undefined;
    const listRows = () => [...container.querySelectorAll<HTMLElement>(rowSelector)];

    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest('li')?.querySelector<HTMLElement>(rowSelector);
      last = { element: target, place: row ? listRows().indexOf(row) : -1 };
    }

    // A browser may tell the loss of the focus before it takes the element away, so it counts a moment later.
    const handleBlur = () =>
      queueMicrotask(() => {
        if (last?.element.isConnected && document.activeElement !== last.element) last = undefined;
      });

    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { place } = last;
      last = undefined;
      const rows = place < 0 ? [] : listRows();
      (rows[Math.min(place, rows.length - 1)] ?? container).focus();
    });
    container.addEventListener('focusin', handleFocus);
    container.addEventListener('focusout', handleBlur);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', handleFocus);
      container.removeEventListener('focusout', handleBlur);
      observer.disconnect();
    };
  }, [around]);
}
