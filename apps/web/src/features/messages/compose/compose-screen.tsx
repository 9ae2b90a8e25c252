import type { Language } from '@hearthline/contract/common';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { AudienceRequest } from '../api/messages-api.ts';
import { audienceQuery, draftQuery } from '../api/messages-api.ts';
import type { Sender, Start } from '../model/compose-state.ts';
import { audienceOf, begunIn, languageOfMost, startCompose } from '../model/compose-state.ts';
import { useMomentText } from '../model/message-words.ts';
import { useCompose } from '../model/use-compose.ts';
import type { ListWays } from './audience-pane.tsx';
import { AudiencePane } from './audience-pane.tsx';
import { LetterPane } from './mail-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SendBar } from './send-bar.tsx';
import { useSending } from './use-sending.ts';

interface ComposeScreenProps {
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

interface ComposeDeskProps extends ComposeScreenProps {
  sender: Sender;
  start: Start;
}

/** Audience, letter and preview beside each other, or below each other where there is little room. */
function ComposeDesk({ sender, start, hasQuietHours, timeZone, lists }: ComposeDeskProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const appLanguage = useLanguageStore((state) => state.lan);
  const compose = useCompose(start);
  const [picked, setLanguage] = useState<Language | null>(() => begunIn(start.state.letter));
  const [sendAt, setSendAt] = useState<string | null>(null);
  const momentText = useMomentText(timeZone);

  const chosen = audienceOf(compose);
  const { channel, category } = compose;
  const request: AudienceRequest | null = chosen && { channel, category, audience: chosen };
  const query = useQuery(audienceQuery(request));
  const audience = request ? query.data : undefined;
  const language = picked ?? languageOfMost(audience?.languages) ?? appLanguage;
  const sending = useSending({
    compose,
    request,
    audience: query.isPlaceholderData ? undefined : audience,
    language,
    setLanguage,
    sendAt,
    momentText,
  });

  const subject = compose.letter.en.subject || compose.letter.fr.subject || t('textMessage');
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-5 p-4 md:p-8 lg:grid lg:grid-cols-[340px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:h-[calc(100dvh-136px)] xl:grid-rows-1 xl:flex-none xl:grid-cols-[348px_minmax(0,1fr)_372px] xl:gap-0 xl:p-0">
        <AudiencePane
          compose={compose}
          request={request}
          query={query}
          error={sending.audienceError}
          lists={lists}
        />
        <LetterPane
          compose={{
            ...compose,
            write: (each, field, text) => {
              // From the first word on the letter stays in its language, whoever is added.
              if (text !== '') setLanguage(language);
              compose.write(each, field, text);
            },
            startOver: () => {
              setLanguage(null);
              compose.startOver();
            },
          }}
          language={language}
          onLanguage={setLanguage}
          problems={sending.problems}
          audience={audience}
          sender={sender}
          restored={
            start.restoredAt === null ? null : { at: start.restoredAt, isForOthers: start.isForOthers }
          }
          timeZone={timeZone}
          fields={sending.fields}
        />
        <PreviewPane
          compose={compose}
          audience={audience}
          language={language}
          onLanguage={setLanguage}
          sender={sender}
        />
      </div>
      <SendBar
        compose={compose}
        audience={audience}
        hasQuietHours={hasQuietHours}
        timeZone={timeZone}
        sendAt={sendAt}
        onSendAt={setSendAt}
        onTest={sending.test}
        isTesting={sending.isTesting}
        onSend={sending.send}
        isSending={sending.isSending}
      />
      <ConfirmDialog
        isOpen={sending.isAsking}
        onOpenChange={sending.stopAsking}
        icon={<Send aria-hidden="true" strokeWidth={1.75} />}
        title={t('compose.confirm.title', { count: audience?.willGet ?? 0 })}
        text={
          sendAt
            ? t('compose.confirm.textLater', { subject, when: momentText(sendAt, 'inSentence') })
            : t('compose.confirm.text', { subject })
        }
        confirmLabel={t(sendAt ? 'compose.bar.plan' : 'compose.bar.send', { count: audience?.willGet ?? 0 })}
        cancelLabel={common('cancel')}
        isLoading={sending.isSending}
        onConfirm={sending.confirm}
      />
    </div>
  );
}
