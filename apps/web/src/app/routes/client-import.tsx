import { useQuery } from '@tanstack/react-query';
import { ImportScreen } from '../../features/clients/import/import-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function ClientImportRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page hasBottomBar>
      <ImportScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
