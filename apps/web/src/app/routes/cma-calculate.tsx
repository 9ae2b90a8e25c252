import { useQuery } from '@tanstack/react-query';
import { CalculateScreen } from '../../features/cma/calculate/calculate-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function CmaCalculateRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page hasBottomBar>
      <CalculateScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
