import { useQuery } from '@tanstack/react-query';
import { RecentScreen } from '../../features/cma/recent/recent-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function CmaRecentRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <RecentScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
