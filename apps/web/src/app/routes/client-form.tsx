import { useQuery } from '@tanstack/react-query';
import { ClientFormScreen } from '../../features/clients/form/client-form-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function ClientFormRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page hasBottomBar>
      <ClientFormScreen timeZone={me?.preferences.timeZone} />
    </Page>
  );
}
