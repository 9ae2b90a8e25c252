import type { GreetingReceiver } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { receiversQuery } from '../api/greetings-api.ts';
import { clientLink } from '../model/greeting-links.ts';
import { useReasonText } from '../model/use-greeting-words.ts';
import { StateTag } from '../parts/state-tag.tsx';

const pageSize = 20;
const filters = ['all', 'answered', 'notReached', 'leftOut'] as const;

interface ReceiversCardProps {
  id: string;
  timeZone: string | undefined;
}

/** Its clients one by one. */
export function ReceiversCard({ id, timeZone }: ReceiversCardProps) {
  const { t } = useTranslation('greetings');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [page, setPage] = useState(1);
  const query = useQuery(receiversQuery(id, { filter, page: String(page), pageSize: String(pageSize) }));
  const columns = useColumns(timeZone);
  const counts = query.data?.counts;
  return (
    <Card aria-labelledby="receivers-title" className="min-w-0 overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <h2 id="receivers-title">{t('recent.clients')}</h2>
        <Segmented
          label={t('recent.clients')}
          size="sm"
          items={filters.map((each) => ({
            id: each,
            label: counts
              ? t('recent.filterCount', { name: t(`recent.filters.${each}`), count: counts[each] })
              : t(`recent.filters.${each}`),
          }))}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(1);
          }}
        />
      </header>
      <QueryBoundary
        query={query}
        pending={
          <SkeletonFrame className="px-5 py-2">
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonFrame>
        }
        error={(failure) => (
          <QueryError layout="line" failure={failure} text={t('recent.clientsFailed')} className="p-5" />
        )}
        isEmpty={({ result }) => result.length === 0}
        empty={<p className="p-5 text-sm text-ink-2">{t('recent.noClients')}</p>}
        previous="dim"
      >
        {({ result, totalRows }) => (
          <>
            <DataTable
              labelledBy="receivers-title"
              rows={result}
              columns={columns}
              keyOf={(receiver) => receiver.id}
              rowHeight={48}
              edge={20}
              renderCard={(receiver) => <ReceiverCard receiver={receiver} timeZone={timeZone} />}
              cardClass="px-5 py-2.5"
            />
            {totalRows > pageSize ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(totalRows / pageSize)}
                onPageChange={setPage}
                className="flex justify-center border-t border-line py-3"
              />
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function useColumns(timeZone: string | undefined): TableColumn<GreetingReceiver>[] {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  return [
    {
      key: 'client',
      header: t('recent.columns.client'),
      isRowHeader: true,
      cell: (receiver) => <ReceiverName receiver={receiver} />,
    },
    {
      key: 'language',
      header: t('recent.columns.language'),
      cell: ({ language }) => t(`mail.languages.${language}`),
    },
    {
      key: 'state',
      header: t('recent.columns.state'),
      cell: (receiver) => <ReceiverState receiver={receiver} />,
    },
    {
      key: 'read',
      header: t('recent.columns.gradeRead'),
      cell: ({ status, hasBounced, grade }) =>
        status === 'delivered' && !hasBounced ? (
          <GradeBars grade={grade} label={t(`grades.${grade}`)} />
        ) : (
          '—'
        ),
    },
    {
      key: 'since',
      header: t('recent.columns.since'),
      cell: (receiver) => <Since receiver={receiver} />,
      cellClass: 'whitespace-nowrap',
    },
    {
      key: 'when',
      header: t('recent.columns.when'),
      align: 'right',
      cell: ({ at }) => (at === null ? '—' : `${format.monthDay(at)}, ${format.time(at)}`),
      cellClass: 'whitespace-nowrap',
    },
  ];
}

/** Only what is known of it. */
function ReceiverCard({ receiver, timeZone }: { receiver: GreetingReceiver; timeZone: string | undefined }) {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  const { language, messageId, grade, at, hasAnswered, hasBounced } = receiver;
  return (
    <div className="text-sm">
      <div className="flex items-center justify-between gap-3">
        <ReceiverName receiver={receiver} />
        {hasAnswered || hasBounced ? (
          <span className="whitespace-nowrap">
            <Since receiver={receiver} />
          </span>
        ) : null}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <ReceiverState receiver={receiver} />
        {messageId === null ? null : <GradeBars grade={grade} label={t(`grades.${grade}`)} />}
        <span>{t(`mail.languages.${language}`)}</span>
        {at === null ? null : (
          <span className="whitespace-nowrap">
            {format.monthDay(at)}, {format.time(at)}
          </span>
        )}
      </div>
    </div>
  );
}

function ReceiverName({ receiver: { client } }: { receiver: GreetingReceiver }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar {...splitName(client.name)} size="sm" />
      <Link
        {...clientLink(client.id)}
        className="min-w-0 truncate font-medium underline-offset-3 hover:underline"
      >
        {client.name}
      </Link>
    </span>
  );
}

function ReceiverState({ receiver }: { receiver: GreetingReceiver }) {
  const { t } = useTranslation('greetings');
  const reason = useReasonText()(receiver.reason);
  const { hasBounced, status, state } = receiver;
  if (hasBounced) return <Tag tone="danger">{t('recent.bounced')}</Tag>;
  if (status === 'failed') return <Tag tone="danger">{t('recent.failedTag')}</Tag>;
  if (status === 'delivered') return <Tag tone="success">{t('recent.delivered')}</Tag>;
  if (status === 'waiting' || status === 'sending') return <Tag tone="info">{t('recent.onItsWay')}</Tag>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StateTag state={state} />
      {reason === null ? null : <span className="text-xs text-ink-3">{reason}</span>}
    </span>
  );
}

/** What the agent may want to do about it. */
function Since({ receiver }: { receiver: GreetingReceiver }) {
  const { t } = useTranslation('greetings');
  const { client, hasAnswered, hasBounced } = receiver;
  if (hasAnswered)
    return (
      <Link {...clientLink(client.id)} className="text-link text-sm">
        {t('recent.answeredTag')}
      </Link>
    );
  if (hasBounced)
    return (
      <Link to="/clients/form" search={{ id: client.id, field: 'email' }} className="text-link text-sm">
        {t('recent.fixAddress')}
      </Link>
    );
  return '—';
}
