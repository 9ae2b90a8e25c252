import { useQuery } from '@tanstack/react-query';
import { NotificationsScreen } from '../../features/notifications/screens/notifications-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function NotificationsRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <NotificationsScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
