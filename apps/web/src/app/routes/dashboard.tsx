import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/badges/board/dashboard-screen.tsx';
import { meQuery } from '../../shared/api/me-query.ts';
import { Page } from '../shell/page.tsx';

export function DashboardRoute() {
  const { data: me } = useQuery(meQuery);
  const { board } = useSearch({ from: '/shell/' });
  return (
    <Page>
      <DashboardScreen key={board} me={me} board={board} />
    </Page>
  );
}
