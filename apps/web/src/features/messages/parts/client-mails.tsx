import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { messageLogQuery } from '../api/message-queries.ts';
import { LogSkeleton, LogTrouble } from '../log/log-states.tsx';
import { MessageCards } from '../log/message-cards.tsx';
import { MessageSheet } from '../panel/message-sheet.tsx';
import { LetterIllustration } from './letter-illustration.tsx';

const shownMost = 25;

interface ClientMailsProps {
  clientId: string;
  timeZone?: string;
}

/** What went to one client, for their page. */
export function ClientMails({ clientId, timeZone }: ClientMailsProps) {
  const { t } = useTranslation('messages');
  const [openId, setOpenId] = useState<string>();
  const query = messageLogQuery({
    clientId,
    days: 365,
    page: 1,
    pageSize: shownMost,
    state: 'all',
    text: '',
    sort: 'delivered',
  });
  const read = useQuery(query);
  const trouble = useReadTrouble(read, query.queryKey);
  if (trouble) return <LogTrouble trouble={trouble} />;
  if (!read.data) return <LogSkeleton rows={4} />;
  if (read.data.totalRows === 0)
    return (
      <EmptyState
        illustration={<LetterIllustration />}
        title={t('log.clientEmpty.title')}
        text={t('log.clientEmpty.text')}
        actions={
          <Link to="/clients/mail" search={{ clientId }} className={buttonClass({ variant: 'secondary' })}>
            {t('log.write')}
          </Link>
        }
      />
    );
  return (
    <>
      <MessageCards messages={read.data.result} openId={openId} onOpen={setOpenId} timeZone={timeZone} />
      {read.data.totalRows > shownMost ? (
        <p className="border-t border-line px-4 py-3 text-sm">
          <Link to="/email-log" search={{ client: clientId, days: '365' }} className="text-link">
            {t('log.seeAll')}
          </Link>
        </p>
      ) : null}
      <MessageSheet id={openId} timeZone={timeZone} onClose={() => setOpenId(undefined)} />
    </>
  );
}
