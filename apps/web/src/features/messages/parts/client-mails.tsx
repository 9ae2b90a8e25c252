import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { messageLogQuery } from '../api/messages-api.ts';
import { LogSkeleton, MailIllustration } from '../log/message-list.tsx';
import { MessageTable } from '../log/message-table.tsx';
import { MessageSheet } from '../panel/message-sheet.tsx';

const shownMost = 25;

/** What went to one client, for their page. */
export function ClientMails({ clientId, timeZone }: { clientId: string; timeZone?: string }) {
  const { t } = useTranslation('messages');
  const [openId, setOpenId] = useState<string>();
  const query = useQuery(
    messageLogQuery({
      clientId,
      days: 365,
      page: 1,
      pageSize: shownMost,
      state: 'all',
      text: '',
      sort: 'delivered',
    }),
  );
  return (
    <QueryBoundary
      query={query}
      pending={<LogSkeleton rows={4} />}
      error={(failure) => (
        <QueryError layout="page" failure={failure} text={t('log.loadFailed')} className="min-h-80" />
      )}
      isEmpty={({ totalRows }) => totalRows === 0}
      empty={
        <EmptyState
          illustration={<MailIllustration />}
          title={t('log.clientEmpty.title')}
          text={t('log.clientEmpty.text')}
          actions={
            <Link to="/clients/mail" search={{ clientId }} className={buttonClass({ variant: 'secondary' })}>
              {t('log.write')}
            </Link>
          }
        />
      }
    >
      {({ result, totalRows }) => (
        <>
          <MessageTable
            messages={result}
            openId={openId}
            onOpen={setOpenId}
            timeZone={timeZone}
            cardsBelow="always"
          />
          {totalRows > shownMost ? (
            <p className="border-t border-line px-4 py-3 text-sm">
              <Link to="/email-log" search={{ client: clientId, days: '365' }} className="text-link">
                {t('log.seeAll')}
              </Link>
            </p>
          ) : null}
          <MessageSheet id={openId} timeZone={timeZone} onClose={() => setOpenId(undefined)} />
        </>
      )}
    </QueryBoundary>
  );
}
