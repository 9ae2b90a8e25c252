import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { mailboxQuery } from '../api/mailbox-queries.ts';
import { MailList } from '../components/mail-list.tsx';
import { MailReader } from '../components/mail-reader.tsx';

export function MailboxScreen() {
  const { t } = useTranslation('mailbox');
  const { t: common } = useTranslation('common');
  const query = useQuery(mailboxQuery);
  const { data: mails, isFetching, refetch } = query;
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Wide screens show the newest at once; phones show the list until a mail is chosen.
  const [isReading, setReading] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const shown = mails?.find((mail) => mail.id === chosenId) ?? mails?.[0];

  function handleOpen(id: string) {
    flushSync(() => {
      setChosenId(id);
      setReading(true);
    });
    // Where the list made room for the mail, its row cannot keep the focus; elsewhere this button is not drawn.
    back.current?.focus();
  }

  function handleBack() {
    flushSync(() => setReading(false));
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
          <div role="status" aria-label={common('loading')} className="flex gap-4">
            <Skeleton className="h-120 rounded-lg! md:w-[348px] md:flex-none" />
            <Skeleton className="h-120 flex-1 rounded-lg! max-md:hidden" />
          </div>
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
                  isReading && 'max-md:hidden',
                )}
              >
                <MailList mails={mails} openId={shown.id} onOpen={handleOpen} />
              </div>
              <div className={classNames('flex min-w-0 flex-1 flex-col', !isReading && 'max-md:hidden')}>
                <Button
                  ref={back}
                  variant="ghost"
                  className="m-2 self-start md:hidden"
                  icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} />}
                  onClick={handleBack}
                >
                  {t('backToList')}
                </Button>
                <MailReader mail={shown} />
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </div>
  );
}
