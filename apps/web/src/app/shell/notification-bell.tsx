import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { unreadCountQuery } from './unread-count-query.ts';

export function NotificationBell() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { data: count = 0 } = useQuery(unreadCountQuery);
  return (
    <IconButton
      label={count > 0 ? t('header.unread', { count }) : t('header.notifications')}
      icon={<Bell strokeWidth={1.75} aria-hidden />}
      onClick={() => navigate({ to: '/notification' })}
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
