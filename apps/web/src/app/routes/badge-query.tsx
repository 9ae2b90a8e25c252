import { useQuery } from '@tanstack/react-query';
import { QueryScreen } from '../../features/badges/query/query-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';
import { Page } from '../shell/page.tsx';

export function BadgeQueryRoute() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page>
      <QueryScreen me={me} />
    </Page>
  );
}
