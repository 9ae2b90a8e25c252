import type { AudienceReply } from '@hearthline/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { AudienceRequest } from '../api/mailing-queries.ts';
import { smartListsQuery } from '../api/message-queries.ts';
import type { Compose } from '../model/use-compose.ts';
import { AudienceCounts } from './audience-counts.tsx';
import { ClientPicker } from './client-picker.tsx';
import { LeftOutList } from './left-out-list.tsx';
import type { ListWays } from './list-picker.tsx';
import { ListPicker } from './list-picker.tsx';

interface AudiencePaneProps {
  compose: Compose;
  /** Null while nobody is chosen. */
  request: AudienceRequest | null;
  query: UseQueryResult<AudienceReply>;
  error: string | undefined;
  lists: ListWays;
}

/** To whom the letter goes. */
export function AudiencePane({ compose, request, query, error, lists }: AudiencePaneProps) {
  const { t } = useTranslation('messages');
  const { mode, clientIds, listId, channel, change } = compose;
  const { data: smartLists } = useQuery({ ...smartListsQuery, enabled: mode === 'list' });
  const list = smartLists?.find(({ id }) => id === listId);
  return (
    <aside
      aria-labelledby="audience-heading"
      className="border-line bg-surface max-xl:overflow-hidden max-xl:rounded-lg max-xl:border max-xl:[&>:last-child]:border-b-0 xl:overflow-y-auto xl:border-r"
    >
      <section className="border-b border-line px-6 py-4.5 max-md:px-4">
        <div className="mb-2.5 flex items-center gap-3">
          <h2 id="audience-heading" className="flex-1 text-[15px]/[22px]">
            {t('compose.audience.heading')}
          </h2>
          {mode === 'list' && list ? (
            <Link {...lists.linkTo(list)} className="text-link text-sm">
              {t('compose.audience.editList')}
            </Link>
          ) : null}
        </div>
        <Segmented
          label={t('compose.audience.mode')}
          fullWidth
          className="mb-3"
          items={[
            { id: 'clients', label: t('compose.audience.clients') },
            { id: 'list', label: t('compose.audience.list') },
          ]}
          value={mode}
          onChange={(chosen) => change({ mode: chosen })}
        />
        {mode === 'clients' ? (
          <ClientPicker clientIds={clientIds} onChange={(ids) => change({ clientIds: ids })} error={error} />
        ) : (
          <ListPicker listId={listId} onChange={(id) => change({ listId: id })} error={error} lists={lists} />
        )}
      </section>
      {request ? (
        <QueryBoundary
          query={query}
          pending={
            <div aria-busy="true" className="grid gap-3 px-6 py-4.5">
              <Skeleton className="h-9 w-40" />
              <Skeleton className="h-2.5 w-full" />
            </div>
          }
          error={(failure) => (
            <QueryError
              layout="line"
              failure={failure}
              text={t('compose.audience.failed')}
              className="px-6 py-4.5 max-md:px-4"
            />
          )}
        >
          {(audience) => (
            <>
              <AudienceCounts audience={audience} isOld={query.isPlaceholderData} />
              <LeftOutList request={request} leftOut={audience.leftOut} channel={channel} />
            </>
          )}
        </QueryBoundary>
      ) : null}
    </aside>
  );
}
