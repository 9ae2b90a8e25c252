import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { loadNotificationPanel } from './load-notification-panel.ts';
import { useNotificationPanelStore } from './notification-panel-store.ts';
import { useIsDesktop } from './use-is-desktop.ts';

const NotificationPanel = lazy(async () => ({ default: (await loadNotificationPanel()).NotificationPanel }));

/** Where the panel of the bell appears: after the header in reading order, before the page. */
export function NotificationPanelSlot() {
  const { isOpen, opener, close } = useNotificationPanelStore();
  const { data: me } = useQuery(meQuery);
  const isDesktop = useIsDesktop();
  const router = useRouter();

  // It covers a part of the page, so it makes room for the next one.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()),
    [router, close],
  );

  // Once opened it stays mounted, so that closing can be seen.
  if (!opener) return null;
  return (
    <Suspense>
      <NotificationPanel
        isOpen={isOpen}
        isDesktop={isDesktop}
        opener={opener}
        timeZone={me?.preferences.timeZone}
        onClose={close}
      />
    </Suspense>
  );
}
