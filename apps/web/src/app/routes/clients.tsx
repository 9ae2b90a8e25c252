import { useQuery } from '@tanstack/react-query';
import { ClientsScreen } from '../../features/clients/list/clients-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function ClientsRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <ClientsScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
