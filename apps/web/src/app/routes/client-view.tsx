import { useQuery } from '@tanstack/react-query';
import { ClientScreen } from '../../features/clients/page/client-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function ClientViewRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <ClientScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
