import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { draftQuery } from '../api/messages-api.ts';
import type { Sender } from '../model/compose-state.ts';
import { startCompose } from '../model/compose-state.ts';
import type { ListLinks } from './audience-pane.tsx';
import { AudiencePane } from './audience-pane.tsx';
import { MailPane } from './mail-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SendBar } from './send-bar.tsx';
import { useComposeForm } from './use-compose-form.ts';
import { useSending } from './use-sending.ts';

interface ComposeScreenProps {
  /** Undefined until it is known who writes. */
  sender: Sender | undefined;
  hasQuietHours: boolean;
  timeZone: string | undefined;
  lists: ListLinks;
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
    <SkeletonFrame className="grid flex-1 gap-4 p-4 md:p-8 xl:grid-cols-[300px_1fr_324px] xl:gap-12">
      <h1 className="sr-only">{t('compose.title')}</h1>
      <Skeleton className="h-64 w-full rounded-lg!" />
      <Skeleton className="h-120 w-full rounded-lg!" />
      <Skeleton className="h-96 w-full rounded-lg!" />
    </SkeletonFrame>
  );
}

interface OpenedComposeProps extends ComposeScreenProps {
  sender: Sender;
  draft: { content: string; savedAt: string } | null;
}

/** Audience, mail and preview beside each other, or below each other where there is little room. */
function OpenedCompose({ draft, lists, ...setup }: OpenedComposeProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const search = useSearch({ strict: false }) as { clientId?: string; listId?: string };
  // What the mail began with stays the same while it is written.
  const [start] = useState(() => startCompose(search, draft));
  const form = useComposeForm({ ...setup, start });
  const sending = useSending(form);
  const { mail, sendAt, audience } = form;
  const subject = mail.en.subject || mail.fr.subject || t('textMessage');
  const count = audience?.willGet ?? 0;
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-5 p-4 md:p-8 lg:grid lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:h-[calc(100dvh-136px)] xl:grid-rows-1 xl:flex-none xl:grid-cols-[348px_minmax(0,1fr)_372px] xl:gap-0 xl:p-0">
        <AudiencePane form={form} error={sending.audienceError} lists={lists} />
        <MailPane form={form} sending={sending} />
        <PreviewPane form={form} />
      </div>
      <SendBar form={form} sending={sending} />
      <ConfirmDialog
        isOpen={sending.isAsking}
        onOpenChange={sending.stopAsking}
        icon={<Send aria-hidden="true" strokeWidth={1.75} />}
        title={t('compose.confirm.title', { count })}
        text={
          sendAt
            ? t('compose.confirm.textLater', { subject, when: form.momentText(sendAt, 'inSentence') })
            : t('compose.confirm.text', { subject })
        }
        confirmLabel={t(sendAt ? 'compose.bar.plan' : 'compose.bar.send', { count })}
        cancelLabel={common('cancel')}
        isLoading={sending.isSending}
        onConfirm={sending.confirm}
      />
    </div>
  );
}
