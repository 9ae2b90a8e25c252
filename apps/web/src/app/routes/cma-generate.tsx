import { useQuery } from '@tanstack/react-query';
import { GenerateScreen } from '../../features/cma/generate/generate-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function CmaGenerateRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page hasBottomBar>
      <GenerateScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
