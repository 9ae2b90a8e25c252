import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import type { messageLogQuery } from '../api/message-queries.ts';
import type { LogView } from '../model/use-log-view.ts';
import { LogSkeleton, NoMail, NoMatch } from './log-states.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import { MessageTable } from './message-table.tsx';

const announceMs = 800;
export const pageSize = 10;

interface MessageListProps {
  view: LogView;
  query: ReturnType<typeof messageLogQuery>;
  timeZone: string | undefined;
}

export function MessageList({ view, query, timeZone }: MessageListProps) {
  const { t } = useTranslation('messages');
  const log = useQuery(query);
  const top = useRef<HTMLElement>(null);
  const { data } = log;
  const messages = data?.result ?? [];
  const total = data?.totalRows ?? 0;
  const isFiltered = view.text !== '' || view.category !== undefined || view.clientId !== undefined;
  const isEmpty = data?.states.all === 0 && !isFiltered;
  useLastPage(view, pageSize, data && !log.isPlaceholderData ? total : undefined);

  function handlePage(page: number) {
    view.setPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <Card ref={top} aria-label={t('log.title')} className="scroll-mt-20 overflow-clip">
      <LogToolbar view={view} counts={data?.states} rows={messages} />
      <FoundCount total={data && !log.isPlaceholderData ? total : undefined} />
      <QueryBoundary
        query={log}
        pending={<LogSkeleton rows={pageSize} />}
        error={(failure) => (
          <QueryError layout="page" failure={failure} text={t('log.loadFailed')} className="min-h-80" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={isEmpty ? <NoMail view={view} /> : <NoMatch view={view} />}
        previous="dim"
      >
        {() => (
          <>
            <MessageTable
              messages={messages}
              openId={view.openId}
              onOpen={view.open}
              timeZone={timeZone}
              sort={view.sort}
              onSort={(sort) => view.setFilter({ sort })}
            />
            <LogFooter view={view} shown={messages.length} total={total} onPage={handlePage} />
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface LogFooterProps {
  view: LogView;
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

function LogFooter({ view, shown, total, onPage }: LogFooterProps) {
  const { t } = useTranslation('messages');
  const from = (view.page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <footer className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
      <p className="text-xs text-ink-3">{t('log.shown', { from, to: from + shown - 1, total })}</p>
      {pageCount > 1 ? (
        <Pagination page={view.page} pageCount={pageCount} onPageChange={onPage} className="md:ml-auto" />
      ) : null}
    </footer>
  );
}

/** Tells those who do not see the list how many were found, once it has settled. */
function FoundCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation('messages');
  const settled = useSettled(total, announceMs);
  return (
    <p role="status" className="sr-only">
      {settled === undefined ? null : t('log.announce', { count: settled })}
    </p>
  );
}
