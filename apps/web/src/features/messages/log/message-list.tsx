import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import type { messageLogQuery } from '../api/message-queries.ts';
import type { LogView } from '../model/use-log-view.ts';
import { LogSkeleton, LogTrouble, NoMail, NoMatch } from './log-states.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import { MessageCards } from './message-cards.tsx';
import { MessageTable } from './message-table.tsx';

const announceMs = 800;
export const pageSize = 10;

interface MessageListProps {
  view: LogView;
  query: ReturnType<typeof messageLogQuery>;
  isTable: boolean;
  timeZone: string | undefined;
}

export function MessageList({ view, query, isTable, timeZone }: MessageListProps) {
  const { t } = useTranslation('messages');
  const read = useQuery(query);
  const trouble = useReadTrouble(read, query.queryKey);
  const top = useRef<HTMLElement>(null);
  const { data } = read;
  const messages = data?.result ?? [];
  const total = data?.totalRows ?? 0;
  const isFiltered = view.text !== '' || view.category !== undefined || view.clientId !== undefined;
  const isEmpty = data?.states.all === 0 && !isFiltered;
  useLastPage(view, pageSize, data && !read.isPlaceholderData ? total : undefined);

  function handlePage(page: number) {
    view.setPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  }

  const rows = { messages, openId: view.openId, onOpen: view.open, timeZone };
  return (
    <Card ref={top} aria-label={t('log.title')} className="scroll-mt-20 overflow-clip">
      <LogToolbar view={view} counts={data?.states} rows={messages} />
      <FoundCount total={data && !read.isPlaceholderData ? total : undefined} />
      {trouble ? <LogTrouble trouble={trouble} /> : null}
      {!trouble && !data ? <LogSkeleton rows={pageSize} /> : null}
      {!trouble && data && messages.length === 0 ? (
        isEmpty ? (
          <NoMail view={view} />
        ) : (
          <NoMatch view={view} />
        )
      ) : null}
      {!trouble && messages.length > 0 ? (
        <div
          aria-busy={read.isPlaceholderData || undefined}
          className={classNames('transition-opacity', read.isPlaceholderData && 'opacity-60')}
        >
          {isTable ? (
            <MessageTable {...rows} sort={view.sort} onSort={(sort) => view.setFilter({ sort })} />
          ) : (
            <MessageCards {...rows} />
          )}
          <LogFooter view={view} shown={messages.length} total={total} onPage={handlePage} />
        </div>
      ) : null}
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
