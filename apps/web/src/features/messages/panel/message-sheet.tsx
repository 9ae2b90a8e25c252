import type { MessageDetail } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PenLine, Repeat2, UserRound, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MailFrame } from '../../../shared/ui/mail-frame.tsx';
import { MenuItem, MoreMenu } from '../../../shared/ui/menu.tsx';
import { ModalLayer } from '../../../shared/ui/modal-layer.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { messageQuery, useMessageAction, useResend } from '../api/messages-api.ts';
import type { MessageWords } from '../model/message-words.ts';
import { useMessageWords } from '../model/message-words.ts';
import { EventList, EvidenceLine, MessageSteps } from './message-history.tsx';

interface MessageSheetProps {
  /** Nothing is open without one. */
  id: string | undefined;
  timeZone: string | undefined;
  onClose: () => void;
}

/** Over the page: at the right edge, on phones all of it. */
export function MessageSheet({ id, timeZone, onClose }: MessageSheetProps) {
  const { t } = useTranslation('messages');
  return (
    <ModalLayer
      isOpen={id !== undefined}
      onOpenChange={onClose}
      label={t('panel.label')}
      panelClassName="ml-auto h-full w-full bg-surface shadow-lg md:w-[464px] md:border-l md:border-line-strong"
      dialogClassName="flex h-full flex-col"
    >
      {id === undefined ? null : <MessagePanel key={id} id={id} timeZone={timeZone} onClose={onClose} />}
    </ModalLayer>
  );
}

/** Beside the log, which stays in use. */
export function MessageSide(props: MessagePanelProps) {
  const { t } = useTranslation('messages');
  const side = useRef<HTMLElement>(null);
  const { id } = props;
  useEffect(() => {
    if (id) side.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <aside
      ref={side}
      tabIndex={-1}
      aria-label={t('panel.label')}
      className="sticky top-16 flex h-[calc(100dvh-64px)] w-[464px] flex-none flex-col self-start border-l border-line bg-surface outline-none"
    >
      <MessagePanel {...props} key={id} />
    </aside>
  );
}

interface MessagePanelProps {
  id: string;
  timeZone: string | undefined;
  onClose: () => void;
}

/** One message: how far it got, exactly what was sent, and everything that happened. */
function MessagePanel({ id, timeZone, onClose }: MessagePanelProps) {
  const { t } = useTranslation('messages');
  const words = useMessageWords(timeZone);
  const query = useQuery(messageQuery(id));
  const failure = useQueryBoundary(query);
  const { data: message } = query;
  if (message)
    return (
      <>
        <MessageHead title={words.subjectOf(message)} message={message} onClose={onClose} />
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
      <MessageHead title={t('panel.label')} onClose={onClose} />
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
        <SkeletonFrame className="grid gap-4 p-6">
          <Skeleton className="h-16 w-full rounded-md!" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-96 w-full rounded-lg!" />
        </SkeletonFrame>
      )}
    </>
  );
}

interface MessageHeadProps {
  title: string;
  message?: MessageDetail;
  onClose: () => void;
}

function MessageHead({ title, message, onClose }: MessageHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <header className="flex-none border-b border-line px-6 pt-5 pb-3.5 max-md:px-4">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg wrap-anywhere">{title}</h2>
        {message ? <MessageMenu message={message} /> : null}
        <IconButton
          size="sm"
          label={t('panel.close')}
          icon={<X aria-hidden="true" strokeWidth={1.75} />}
          className="-mr-2"
          onClick={onClose}
        />
      </div>
      {message ? (
        <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <span className="flex max-w-full items-center gap-2">
            <PersonAvatar {...splitName(message.clientName || message.to)} size="sm" />
            {message.clientId ? (
              <Link
                to="/clients/view"
                search={{ id: message.clientId }}
                className="text-link min-w-0 truncate font-medium"
                title={t('panel.openClient')}
              >
                {message.clientName || message.to}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-medium text-ink">{message.clientName}</span>
            )}
          </span>
          <span className="min-w-0 truncate text-ink-3">{message.to}</span>
        </p>
      ) : null}
    </header>
  );
}

function MessageMenu({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const resend = useResend();
  const { clientId, status } = message;
  const canResend = status !== 'waiting' && status !== 'sending';
  return (
    <MoreMenu label={t('panel.more')} className="min-w-52">
      {clientId === null ? null : (
        <>
          <MenuItem
            icon={<UserRound aria-hidden="true" strokeWidth={1.75} />}
            onAction={() => void navigate({ to: '/clients/view', search: { id: clientId } })}
          >
            {t('panel.openClient')}
          </MenuItem>
          <MenuItem
            icon={<PenLine aria-hidden="true" strokeWidth={1.75} />}
            onAction={() => void navigate({ to: '/clients/mail', search: { clientId } })}
          >
            {t('log.write')}
          </MenuItem>
        </>
      )}
      {canResend ? (
        <MenuItem
          icon={<Repeat2 aria-hidden="true" strokeWidth={1.75} />}
          onAction={() => resend.mutate(message.id)}
        >
          {t('sendAgain')}
        </MenuItem>
      ) : null}
    </MoreMenu>
  );
}

/** What helps with a message that did not simply arrive. */
function MessageAction({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('messages');
  const action = useMessageAction(message);
  return (
    <footer className="flex flex-none justify-end gap-2 border-t border-line px-6 py-3 max-md:px-4">
      <Button variant="secondary" {...action.button}>
        {t(action.label)}
      </Button>
    </footer>
  );
}

type Part = 'html' | 'text';

/** What the client got, to the letter. */
function MessageContent({ message, words }: { message: MessageDetail; words: MessageWords }) {
  const { t } = useTranslation('messages');
  const [chosen, setChosen] = useState<Part>('html');
  const hasHtml = message.html !== '';
  const part = hasHtml ? chosen : 'text';
  return (
    <section aria-label={t('panel.content')} className="px-6 max-md:px-4">
      <div className="mb-2 flex items-center gap-2">
        <p className="min-w-0 flex-1 text-xs text-ink-3">{t('panel.exactly')}</p>
        {hasHtml ? (
          <Segmented
            size="sm"
            label={t('panel.content')}
            items={[
              { id: 'html', label: t('panel.parts.html') },
              { id: 'text', label: t('panel.parts.text') },
            ]}
            value={part}
            onChange={setChosen}
          />
        ) : null}
      </div>
      {part === 'html' ? (
        <MailFrame
          key={message.id}
          title={words.subjectOf(message)}
          html={message.html}
          className="h-[460px] w-full rounded-[12px] border border-line-strong"
        />
      ) : (
        <p className="rounded-[12px] border border-line-strong bg-inset p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {message.text}
        </p>
      )}
    </section>
  );
}
