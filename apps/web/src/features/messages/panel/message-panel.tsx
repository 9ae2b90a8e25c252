import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { messageQuery } from '../api/message-queries.ts';
import { useMessageWords } from '../model/use-message-words.ts';
import { EventList } from './event-list.tsx';
import { EvidenceLine } from './evidence-line.tsx';
import { MessageAction } from './message-action.tsx';
import { MessageContent } from './message-content.tsx';
import { MessageHead } from './message-head.tsx';
import { MessageSteps } from './message-steps.tsx';

interface MessagePanelProps {
  id: string;
  timeZone: string | undefined;
  onClose: () => void;
  /** Draws the heading as the place around it wants it. */
  heading: (text: string) => ReactNode;
}

/** One message: how far it got, exactly what was sent, and everything that happened. */
export function MessagePanel({ id, timeZone, onClose, heading }: MessagePanelProps) {
  const { t } = useTranslation('messages');
  const words = useMessageWords(timeZone);
  const query = useQuery(messageQuery(id));
  const failure = useQueryBoundary(query);
  const { data: message } = query;
  if (message)
    return (
      <>
        <MessageHead title={heading(words.subjectOf(message))} message={message} onClose={onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto">
          <MessageSteps message={message} timeZone={timeZone} />
          <EvidenceLine message={message} words={words} />
          <MessageContent message={message} words={words} />
          <EventList message={message} timeZone={timeZone} />
        </div>
        {message.status === 'delivered' || message.status === 'sending' ? null : (
          <MessageAction message={message} />
        )}
      </>
    );
  return (
    <>
      <MessageHead title={heading(t('panel.label'))} onClose={onClose} />
      {failure?.kind === 'notFound' ? (
        <EmptyState title={t('panel.missing.title')} text={t('panel.missing.text')} />
      ) : failure ? (
        <QueryError
          layout="page"
          failure={failure}
          text={t('panel.loadFailed')}
          illustration={null}
          headingLevel={3}
        />
      ) : (
        <div aria-busy="true" className="grid gap-4 p-6">
          <Skeleton className="h-16 w-full rounded-md!" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-96 w-full rounded-lg!" />
        </div>
      )}
    </>
  );
}
