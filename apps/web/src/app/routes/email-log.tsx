import { useQuery } from '@tanstack/react-query';
import { EmailLogScreen } from '../../features/messages/log/email-log-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';

/** Reaches the edges, because an open message stands beside the log. */
export function EmailLogRoute() {
  const { data: me } = useQuery(meQuery);
  return <EmailLogScreen timeZone={me?.preferences.timeZone} />;
}
