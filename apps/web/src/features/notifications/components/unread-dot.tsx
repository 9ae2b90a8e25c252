import { useTranslation } from 'react-i18next';

export function UnreadDot() {
  const { t } = useTranslation('notifications');
  return (
    <span data-unread-dot className="size-2 flex-none rounded-full bg-unread">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}
