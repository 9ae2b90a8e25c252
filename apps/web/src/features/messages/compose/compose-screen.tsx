import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { draftQuery } from '../api/mailing-queries.ts';
import { startCompose } from '../model/compose-draft.ts';
import { ComposeDesk } from './compose-desk.tsx';
import type { ListWays } from './list-picker.tsx';

export interface Sender {
  name: string;
  brokerage: string;
  /** The law asks commercial mail for a brokerage and a postal address. */
  isComplete: boolean;
}

export interface ComposeScreenProps {
  /** Undefined until it is known who writes. */
  sender: Sender | undefined;
  hasQuietHours: boolean;
  timeZone: string | undefined;
  lists: ListWays;
}

export function ComposeScreen(props: ComposeScreenProps) {
  const { t } = useTranslation('messages');
  const query = useQuery(draftQuery);
  const { sender } = props;
  return (
    <QueryBoundary
      query={query}
      pending={<ComposeSkeleton />}
      error={(failure) => (
        <>
          <h1 className="sr-only">{t('compose.title')}</h1>
          <QueryError layout="page" failure={failure} text={t('compose.loadFailed')} className="min-h-80" />
        </>
      )}
    >
      {(draft) => (sender ? <OpenedCompose {...props} sender={sender} draft={draft} /> : <ComposeSkeleton />)}
    </QueryBoundary>
  );
}

function ComposeSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <div aria-busy="true" className="grid flex-1 gap-4 p-4 md:p-8 xl:grid-cols-[300px_1fr_324px] xl:gap-12">
      <h1 className="sr-only">{t('compose.title')}</h1>
      <Skeleton className="h-64 w-full rounded-lg!" />
      <Skeleton className="h-120 w-full rounded-lg!" />
      <Skeleton className="h-96 w-full rounded-lg!" />
    </div>
  );
}

interface OpenedComposeProps extends ComposeScreenProps {
  sender: Sender;
  draft: { content: string; savedAt: string } | null;
}

/** What the letter began with stays the same while it is written. */
function OpenedCompose({ draft, ...props }: OpenedComposeProps) {
  const search = useSearch({ strict: false }) as { clientId?: string; listId?: string };
  const [start] = useState(() => startCompose(search, draft));
  return <ComposeDesk {...props} start={start} />;
}
