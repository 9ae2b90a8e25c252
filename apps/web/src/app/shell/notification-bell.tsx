import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { unreadCountQuery } from '../../features/notifications/api/notification-queries.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { loadNotificationPanel } from './load-notification-panel.ts';
import { useNotificationPanelStore } from './notification-panel-store.ts';

export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { isOpen, toggle } = useNotificationPanelStore();
  const { data: count = 0 } = useQuery(unreadCountQuery);
  return (
    <IconButton
      label={count > 0 ? t('header.unread', { count }) : t('header.notifications')}
      icon={<Bell strokeWidth={1.75} aria-hidden />}
      isActive={isOpen}
      aria-expanded={isOpen}
      onClick={(event) => toggle(event.currentTarget)}
      onPointerEnter={loadNotificationPanel}
      onFocus={loadNotificationPanel}
    >
      {count > 0 && (
        <span
          data-unread-dot
          className="absolute top-[11px] right-[11px] size-2 rounded-full bg-unread ring-2 ring-canvas lg:top-[9px] lg:right-[9px]"
        />
      )}
    </IconButton>
  );
}
