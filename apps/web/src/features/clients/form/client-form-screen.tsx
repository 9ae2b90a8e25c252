import type { Client, ClientDraft } from '@hearthline/contract/clients';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { isClientId } from '../page/client-id.ts';
import { clientQuery } from '../page/client-page-api.ts';
import { ClientError, ClientMissing } from '../page/client-states.tsx';
import { nameOf } from '../parts/name-of.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { ClientForm } from './client-form.tsx';
import { draftQuery } from './client-form-api.ts';
import { createEmptyValues, toValues } from './client-values.ts';
import { useFormAddress } from './use-form-step.ts';

interface ClientFormScreenProps {
  /** Of the agent; the browser's own until it is known. */
  timeZone?: string;
}

export function ClientFormScreen({ timeZone }: ClientFormScreenProps) {
  const { id } = useFormAddress();
  if (id !== undefined && !isClientId(id)) return <ClientMissing />;
  // Another client, or none, is another form.
  return <FormLoader key={id ?? 'new'} id={id} timeZone={timeZone} />;
}

function FormLoader({ id, timeZone }: ClientFormScreenProps & { id: string | undefined }) {
  const options = clientQuery(id ?? '');
  const query = useQuery({
    ...options,
    queryFn: id === undefined ? skipToken : options.queryFn,
    // Changes are made to the client as it is now, and nothing is pulled away under them later.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const draft = useQuery(draftQuery(id));
  const failure = useQueryBoundary(query, draft);
  const { data: client } = query;
  usePageName(client && nameOf(client));

  if (isNotFound(query.error)) return <ClientMissing />;
  if (failure) return <ClientError failure={failure} />;
  const isClientLoaded = id === undefined || query.isFetchedAfterMount;
  if (!isClientLoaded || draft.data === undefined) return <FormSkeleton />;
  return <StartedForm client={client} draft={draft.data} timeZone={timeZone} />;
}

interface StartedFormProps extends ClientFormScreenProps {
  client: Client | undefined;
  draft: ClientDraft | null;
}

/** What the form began with stays, whatever is read again meanwhile. */
function StartedForm({ timeZone, ...loaded }: StartedFormProps) {
  const language = useLanguageStore(({ lan }) => lan);
  const { today } = useDayText(timeZone);
  const [start] = useState(() => ({
    ...loaded,
    base: loaded.client ? toValues(loaded.client, language) : createEmptyValues(today, language),
  }));
  return <ClientForm {...start} today={today} timeZone={timeZone} />;
}

function FormSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Skeleton className="mb-2 h-7 w-44" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-4">
          <Skeleton className="h-60 rounded-lg!" />
          <Skeleton className="h-60 rounded-lg!" />
        </div>
        <Skeleton className="h-80 rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}
