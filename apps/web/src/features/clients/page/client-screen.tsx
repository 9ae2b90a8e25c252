import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { nameOf } from '../parts/name-of.ts';
import type { ClientParts } from './client-detail.ts';
import { isClientId } from './client-id.ts';
import { clientQuery } from './client-page-api.ts';
import { ClientError, ClientMissing } from './client-states.tsx';
import { ClientView } from './client-view.tsx';

interface ClientScreenProps {
  /** Of the agent; the browser's own until it is known. */
  timeZone?: string | undefined;
  parts?: ClientParts;
}

/** Everything about one person. */
export function ClientScreen(props: ClientScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (!isClientId(id)) return <ClientMissing />;
  return <ClientLoader key={id} id={id} {...props} />;
}

function ClientLoader({ id, ...props }: ClientScreenProps & { id: string }) {
  const query = useQuery(clientQuery(id));
  usePageName(query.data && nameOf(query.data));

  // Whoever was deleted elsewhere is gone from here too, though they were shown before.
  if (isNotFound(query.error)) return <ClientMissing />;
  return (
    <QueryBoundary
      query={query}
      pending={<ClientSkeleton />}
      error={(failure) => <ClientError failure={failure} />}
    >
      {(client) => <ClientView client={client} {...props} />}
    </QueryBoundary>
  );
}

function ClientSkeleton() {
  return (
    <SkeletonFrame className="grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)_340px]">
      <Skeleton className="h-72 rounded-lg! lg:h-130" />
      <Skeleton className="h-130 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg! max-xl:hidden" />
    </SkeletonFrame>
  );
}
