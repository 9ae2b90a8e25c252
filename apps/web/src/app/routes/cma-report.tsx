import { useQuery } from '@tanstack/react-query';
import { ReportScreen } from '../../features/cma/report/report-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';

/** Owns the whole height, so it does without the padding of a page. */
export function CmaReportRoute() {
  const { data: me } = useQuery(meQuery);
  return <ReportScreen agentName={me?.firstName ?? ''} timeZone={me?.preferences.timeZone} />;
}
