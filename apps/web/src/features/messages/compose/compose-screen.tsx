import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { draftQuery } from '../api/mailing-queries.ts';
import { Trouble } from '../log/log-states.tsx';
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
  const read = useQuery(draftQuery);
  const trouble = useReadTrouble(read, draftQuery.queryKey);
  if (trouble)
    return (
      <>
        <h1 className="sr-only">{t('compose.title')}</h1>
        <Trouble title={t(`compose.trouble.${trouble.kind}`)} onRetry={trouble.retry} />
      </>
    );
  if (read.data === undefined || props.sender === undefined)
    return (
      <div aria-busy="true" className="grid flex-1 gap-4 p-4 md:p-8 xl:grid-cols-[300px_1fr_324px] xl:gap-12">
        <h1 className="sr-only">{t('compose.title')}</h1>
        <Skeleton className="h-64 w-full rounded-lg!" />
        <Skeleton className="h-120 w-full rounded-lg!" />
        <Skeleton className="h-96 w-full rounded-lg!" />
      </div>
    );
  return <OpenedCompose {...props} sender={props.sender} draft={read.data} />;
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
