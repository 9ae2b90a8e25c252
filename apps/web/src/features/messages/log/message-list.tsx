import type { LogState, MessageRow } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Drawing, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { messageLogQuery } from '../api/messages-api.ts';
import type { LogView } from '../model/log-view.ts';
import { logStates } from '../model/log-view.ts';
import { MessageTable } from './message-table.tsx';

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
  const from = (view.page - 1) * pageSize + 1;
  const pageCount = Math.ceil(total / pageSize);
  const isFiltered = view.text !== '' || view.category !== undefined || view.clientId !== undefined;
  useLastPage(view, pageSize, data && !log.isPlaceholderData ? total : undefined);

  const found = t('log.announce', { count: total });
  const part = t('log.announcePart', { from, to: from + messages.length - 1 });
  const announcement = messages.length < total ? `${found}, ${part}` : found;

  function handlePage(page: number) {
    view.setPage(page);
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <Card ref={top} aria-label={t('log.title')} className="scroll-mt-20 overflow-clip">
      <LogToolbar view={view} counts={data?.states} rows={messages} />
      <ListAnnouncer text={data && !log.isPlaceholderData ? announcement : undefined} />
      <QueryBoundary
        query={log}
        pending={<LogSkeleton rows={pageSize} />}
        error={(failure) => (
          <QueryError layout="page" failure={failure} text={t('log.loadFailed')} className="min-h-80" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<NoRows view={view} isFiltered={isFiltered || data?.states.all !== 0} />}
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
            <footer className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 max-md:justify-center">
              <p className="text-xs text-ink-3">
                {t('log.shown', { from, to: from + messages.length - 1, total })}
              </p>
              {pageCount > 1 ? (
                <Pagination
                  page={view.page}
                  pageCount={pageCount}
                  onPageChange={handlePage}
                  className="md:ml-auto"
                />
              ) : null}
            </footer>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

interface LogToolbarProps {
  view: LogView;
  counts: Record<LogState, number> | undefined;
  rows: readonly MessageRow[];
}

function LogToolbar({ view, counts, rows }: LogToolbarProps) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const client = rows.find(({ clientId }) => clientId === view.clientId)?.clientName;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 border-b border-line px-4 py-2.5">
      <SearchField
        label={t('log.search')}
        placeholder={t('log.searchHint')}
        text={view.text}
        onChange={(text) => view.setFilter({ text }, { isTyping: true })}
        className="w-58 max-md:w-full"
      />
      <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:w-[calc(100%+32px)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
        <legend className="sr-only">{t('log.state')}</legend>
        {logStates.map((state) => (
          <Chip
            key={state}
            size="lg"
            isSelected={state === view.state}
            count={counts && format.number(counts[state])}
            onClick={() => view.setFilter({ state })}
          >
            {t(`log.states.${state}`)}
          </Chip>
        ))}
      </fieldset>
      {view.clientId ? (
        <Chip
          size="lg"
          isRemovable
          aria-label={t('log.showAll')}
          onClick={() => view.setFilter({ clientId: undefined })}
        >
          {t('log.onlyClient', { name: client ?? t('log.oneClient') })}
        </Chip>
      ) : null}
    </div>
  );
}

/** Nothing was sent yet, or nothing is like what is asked for. */
function NoRows({ view, isFiltered }: { view: LogView; isFiltered: boolean }) {
  const { t } = useTranslation('messages');
  const key = isFiltered ? 'noMatch' : 'empty';
  return (
    <EmptyState
      illustration={isFiltered ? <SearchIllustration /> : <MailIllustration />}
      title={t(`log.${key}.title`)}
      text={t(`log.${key}.text`)}
      headingLevel={2}
      className="min-h-80"
      actions={
        <>
          {isFiltered ? (
            <Button
              variant="secondary"
              onClick={() =>
                view.setFilter({ state: 'all', text: '', category: undefined, clientId: undefined })
              }
            >
              {t('log.noMatch.clear')}
            </Button>
          ) : (
            <Link to="/clients/mail" search={{}} className={buttonClass()}>
              {t('log.write')}
            </Link>
          )}
          {view.days === 365 ? null : (
            <Button variant="ghost" onClick={() => view.setFilter({ days: 365 })}>
              {t('log.noMatch.wider')}
            </Button>
          )}
        </>
      }
    />
  );
}

export function LogSkeleton({ rows }: { rows: number }) {
  return (
    <RowsSkeleton rows={rows} cardClass="max-lg:h-25">
      <span className="flex flex-1 justify-around gap-6 max-lg:hidden">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-16" />
      </span>
    </RowsSkeleton>
  );
}

/** Nothing was sent yet: an open envelope with its seal. */
export function MailIllustration() {
  return (
    <Drawing>
      <path
        d="M40 52l44-30 44 30v42a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4Z"
        className="fill-surface stroke-line-strong [stroke-width:2.5]"
      />
      <path d="M56 62V34h56v28L84 80Z" className="fill-brand-soft stroke-brand [stroke-width:2.5]" />
      <path d="M68 46h32M68 56h20" className="stroke-brand [stroke-width:3]" />
      <path
        d="M40 54l44 28 44-28M42 96l28-24M126 96L98 72"
        className="stroke-line-strong [stroke-width:2.5]"
      />
    </Drawing>
  );
}
