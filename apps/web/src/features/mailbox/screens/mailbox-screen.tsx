import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { mailboxQuery } from '../api/mailbox-queries.ts';
import { MailList } from '../components/mail-list.tsx';
import { MailReader } from '../components/mail-reader.tsx';

export function MailboxScreen() {
  const { t } = useTranslation('mailbox');
  const { data: mails, isPending, isError, isFetching, refetch } = useQuery(mailboxQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = mails?.find((mail) => mail.id === chosenId);
  // Wide screens show the newest at once; phones show the list until a mail is chosen.
  const shown = chosen ?? mails?.[0];

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
      {isPending && <Ring />}
      {isError && <EmptyState headingLevel={2} title={t('failedTitle')} text={t('failedText')} />}
      {mails && !shown && <EmptyState headingLevel={2} title={t('emptyTitle')} text={t('emptyText')} />}
      {mails && shown && (
        <div className="flex flex-1 overflow-hidden rounded-lg border border-line bg-surface md:max-h-[calc(100dvh-220px)] md:min-h-[480px]">
          <div
            className={classNames(
              'w-full overflow-y-auto md:w-[348px] md:flex-none md:border-r md:border-line',
              chosen && 'max-md:hidden',
            )}
          >
            <MailList mails={mails} openId={shown.id} onOpen={setChosenId} />
          </div>
          <div className={classNames('flex min-w-0 flex-1 flex-col', !chosen && 'max-md:hidden')}>
            <Button
              variant="ghost"
              className="m-2 self-start md:hidden"
              icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => setChosenId(null)}
            >
              {t('backToList')}
            </Button>
            <MailReader mail={shown} />
          </div>
        </div>
      )}
    </div>
  );
}
