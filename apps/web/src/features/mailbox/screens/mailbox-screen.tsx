import type { MailboxMessage } from '@hearthline/contract/mailbox';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageSquareText, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { withTopLinks } from '../../../shared/lib/mail-document.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';

export function MailboxScreen() {
  const { t } = useTranslation('mailbox');
  const query = useQuery(mailboxQuery);
  const { data: mails, isFetching, refetch } = query;
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Wide screens show the newest at once; phones show the list until a mail is chosen.
  const [isMailOpen, setMailOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const shown = mails?.find((mail) => mail.id === chosenId) ?? mails?.[0];

  function handleOpen(id: string) {
    flushSync(() => {
      setChosenId(id);
      setMailOpen(true);
    });
    // Where the list made room for the mail, its row cannot keep the focus; elsewhere this button is not drawn.
    back.current?.focus();
  }

  function handleBack() {
    flushSync(() => setMailOpen(false));
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col">
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 flex-1 text-xl font-semibold tracking-[-0.02em]">{t('title')}</h1>
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden="true" strokeWidth={1.75} />}
          isLoading={isFetching}
          onClick={() => void refetch()}
        >
          {t('refresh')}
        </Button>
        <p className="w-full text-sm text-ink-2">{t('text')}</p>
      </div>
      <QueryBoundary
        query={query}
        pending={
          <SkeletonFrame className="flex gap-4">
            <Skeleton className="h-120 rounded-lg! md:w-[348px] md:flex-none" />
            <Skeleton className="h-120 flex-1 rounded-lg! max-md:hidden" />
          </SkeletonFrame>
        }
        error={(failure) =>
          failure.kind === 'notFound' ? (
            <EmptyState headingLevel={2} title={t('noneTitle')} text={t('noneText')} />
          ) : (
            <QueryError layout="page" failure={failure} text={t('failedTitle')} illustration={null} />
          )
        }
      >
        {() =>
          !mails || !shown ? (
            <EmptyState headingLevel={2} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <div className="flex flex-1 overflow-hidden rounded-lg border border-line bg-surface md:max-h-[calc(100dvh-220px)] md:min-h-[480px]">
              <div
                ref={list}
                className={classNames(
                  'w-full overflow-y-auto md:w-[348px] md:flex-none md:border-r md:border-line',
                  isMailOpen && 'max-md:hidden',
                )}
              >
                <MailList mails={mails} openId={shown.id} onOpen={handleOpen} />
              </div>
              <div className={classNames('flex min-w-0 flex-1 flex-col', !isMailOpen && 'max-md:hidden')}>
                <Button
                  ref={back}
                  variant="ghost"
                  className="m-2 self-start md:hidden"
                  icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} />}
                  onClick={handleBack}
                >
                  {t('backToList')}
                </Button>
                <MailView mail={shown} />
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </div>
  );
}

interface MailListProps {
  mails: readonly MailboxMessage[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

function MailList({ mails, openId, onOpen }: MailListProps) {
  const { t } = useTranslation('mailbox');
  const format = useFormat();
  return (
    <ul aria-label={t('list')} className="divide-y divide-line">
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openId || undefined}
            onClick={() => onOpen(mail.id)}
            className="flex min-h-20 w-full flex-col justify-center gap-0.5 px-4 py-3 text-left -outline-offset-2 hover:bg-hover md:aria-current:bg-select-soft"
          >
            <span className="flex w-full items-center gap-1.5 text-sm font-medium text-ink">
              {isSms(mail) ? (
                <MessageSquareText aria-hidden="true" size={15} strokeWidth={1.75} className="flex-none" />
              ) : null}
              <span className="truncate">
                {isSms(mail) ? t('smsLine', { text: mail.text }) : mail.subject}
              </span>
            </span>
            <span className="w-full truncate text-xs text-ink-2">{t('to', { address: mail.to })}</span>
            <time dateTime={mail.sentAt} className="text-xs text-ink-3">
              {t('when', { day: format.dateText(mail.sentAt), time: format.time(mail.sentAt) })}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}

function MailView({ mail }: { mail: MailboxMessage }) {
  const { t } = useTranslation('mailbox');
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-lg font-semibold">{isSms(mail) ? t('sms') : mail.subject}</h2>
        <p className="text-sm break-words text-ink-2">{t('to', { address: mail.to })}</p>
      </header>
      {isSms(mail) ? (
        <div className="min-h-40 flex-1 bg-inset p-5">
          <p className="w-fit max-w-md rounded-[16px] rounded-bl-xs bg-raised px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap shadow-xs">
            <LinkedText text={mail.text} />
          </p>
        </div>
      ) : (
        // Mails are written for white paper, so the frame stays white in the dark theme too.
        <iframe
          key={mail.id}
          title={t('message', { subject: mail.subject })}
          srcDoc={withTopLinks(mail.html)}
          sandbox="allow-top-navigation-by-user-activation allow-popups"
          className="min-h-[420px] w-full flex-1 bg-white scheme-light"
        />
      )}
    </article>
  );
}

/** Texts are kept beside the mails; they have words only. */
const isSms = ({ html }: Pick<MailboxMessage, 'html'>): boolean => html === '';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Plain words in which web addresses can be followed, as phones show them. */
function LinkedText({ text }: { text: string }) {
  // Every second part is what the pattern caught.
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} className="text-link underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async ({ signal }) => {
    const { result } = await request('GET /mailbox', { signal });
    return result.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  },
  retry: false,
});
