import type { AudienceReply, Channel, LeftOutReason } from '@hearthline/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { AudienceRequest } from '../api/mailing-queries.ts';
import { leftOutQuery } from '../api/mailing-queries.ts';
import { splitName } from '../model/split-name.ts';
import { leftOutKeyOf } from '../model/use-message-words.ts';

interface LeftOutDialogProps {
  request: AudienceRequest;
  leftOut: AudienceReply['leftOut'];
  channel: Channel;
  reason: LeftOutReason;
  onReason: (reason: LeftOutReason) => void;
  onClose: () => void;
}

/** The people behind one reason, each a step away from their page. */
export function LeftOutDialog({ request, leftOut, channel, reason, onReason, onClose }: LeftOutDialogProps) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const query = useInfiniteQuery(leftOutQuery(request, reason));
  const people = query.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <Modal isOpen onOpenChange={onClose} title={t('compose.audience.leftOut')}>
      <Select
        label={t('compose.audience.leftOut')}
        isLabelHidden
        items={leftOut.map((group) => ({
          id: group.reason,
          label: t('compose.audience.listCount', {
            name: t(`leftOut.${leftOutKeyOf(group.reason, channel)}`),
            count: group.count,
          }),
        }))}
        value={reason}
        onChange={onReason}
      />
      <p className="mt-3 text-sm text-ink-2">{t(`leftOutWhy.${leftOutKeyOf(reason, channel)}`)}</p>
      <QueryBoundary
        query={query}
        pending={<Ring />}
        error={(failure) => <QueryError layout="line" failure={failure} className="mt-4" />}
      >
        {() => (
          <ul
            aria-label={t(`leftOut.${leftOutKeyOf(reason, channel)}`)}
            className="mt-2 divide-y divide-line"
          >
            {people.map(({ id, name, endedOn }) => (
              <li key={id} className="flex min-h-12 items-center gap-3 text-sm">
                <PersonAvatar {...splitName(name)} size="sm" />
                <Link to="/clients/view" search={{ id }} className="text-link min-w-0 flex-1 truncate">
                  {name}
                </Link>
                {endedOn ? (
                  <span className="flex-none text-xs text-ink-3">
                    {t('compose.audience.endedOn', { day: format.dateText(endedOn) })}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-3"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('compose.audience.morePeople')}
        </Button>
      ) : null}
    </Modal>
  );
}
