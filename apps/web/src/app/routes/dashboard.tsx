import { useQuery } from '@tanstack/react-query';
import { DashboardScreen } from '../../features/dashboard/screens/dashboard-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function DashboardRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <DashboardScreen me={me} />
    </Page>
  );
}
