import { useQuery } from '@tanstack/react-query';
import { BuilderScreen } from '../../features/badges/builder/builder-screen.tsx';
import { meQuery } from '../../features/users/api/user-queries.ts';

/** Owns the whole height, so it does without the padding of a page. */
export function BadgePreviewRoute() {
  const { data: me } = useQuery(meQuery);
  return <BuilderScreen me={me} />;
}
