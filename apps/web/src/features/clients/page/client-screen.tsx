import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { nameOf } from '../parts/name-of.ts';
import { isClientId, isNotThere } from './client-id.ts';
import { clientQuery } from './client-queries.ts';
import { ClientSkeleton } from './client-skeleton.tsx';
import { ClientMissing, ClientTrouble } from './client-states.tsx';
import { ClientView } from './client-view.tsx';

interface ClientScreenProps {
  /** Of the agent; the browser's own until it is known. */
  timeZone?: string;
}

/** Everything about one person. */
export function ClientScreen({ timeZone }: ClientScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (!isClientId(id)) return <ClientMissing />;
  return <ClientLoader key={id} id={id} timeZone={timeZone} />;
}

function ClientLoader({ id, timeZone }: ClientScreenProps & { id: string }) {
  const query = clientQuery(id);
  const read = useQuery(query);
  const trouble = useReadTrouble(read, query.queryKey);
  const { data: client, error } = read;
  usePageName(client && nameOf(client));

  if (error && isNotThere(error)) return <ClientMissing />;
  if (client) return <ClientView client={client} timeZone={timeZone} />;
  return trouble ? <ClientTrouble trouble={trouble} /> : <ClientSkeleton />;
}
