import { useQuery } from '@tanstack/react-query';
import { DefinedScreen } from '../../features/badges/defined/defined-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function DefinedBadgesRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <DefinedScreen isAdmin={me?.isAdmin ?? false} />
    </Page>
  );
}
