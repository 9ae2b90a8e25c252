import type { AudienceReply, Channel, LeftOutReason } from '@hearthline/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import {
  AtSign,
  BellOff,
  Building2,
  ChevronRight,
  Clock,
  FileUp,
  Handshake,
  Hourglass,
  ListX,
  MailCheck,
  MailX,
  ShieldQuestionMark,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { AudienceRequest } from '../api/messages-api.ts';
import { leftOutQuery } from '../api/messages-api.ts';
import { leftOutKeyOf } from '../model/message-words.ts';

const looks: Record<LeftOutReason, { Icon: LucideIcon; color: string }> = {
  optedOut: { Icon: BellOff, color: 'text-ink-3' },
  suppressed: { Icon: UserRoundX, color: 'text-danger' },
  categoryLeft: { Icon: ListX, color: 'text-ink-3' },
  noConsent: { Icon: ShieldQuestionMark, color: 'text-warning' },
  consentEnded: { Icon: Hourglass, color: 'text-warning' },
  referralUsed: { Icon: Handshake, color: 'text-ink-3' },
  noAddress: { Icon: AtSign, color: 'text-ink-3' },
  bounced: { Icon: MailX, color: 'text-danger' },
  recentlyWritten: { Icon: Clock, color: 'text-info' },
  alreadyGot: { Icon: MailCheck, color: 'text-info' },
  senderIncomplete: { Icon: Building2, color: 'text-danger' },
  importNotApproved: { Icon: FileUp, color: 'text-warning' },
  referrerUnknown: { Icon: Handshake, color: 'text-warning' },
};

interface LeftOutListProps {
  request: AudienceRequest;
  leftOut: AudienceReply['leftOut'];
  channel: Channel;
}

/** Who gets nothing and why; each reason opens its people. */
export function LeftOutList(props: LeftOutListProps) {
  const { leftOut, channel } = props;
  const { t } = useTranslation('messages');
  const format = useFormat();
  const [opened, setOpened] = useState<LeftOutReason | null>(null);
  const total = leftOut.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const names = leftOut.flatMap(({ examples }) => examples).slice(0, 3);
  const firstNames = names.map((name) => name.split(' ')[0]).join(', ');
  const others = total - names.length;
  return (
    <section aria-labelledby="left-out-heading" className="px-6 py-4.5 max-md:px-4">
      <h2 id="left-out-heading" className="mb-1.5 flex items-center gap-2 text-[15px]/[22px]">
        <span className="flex-1">{t('compose.audience.leftOut')}</span>
        <Tag tone="neutral" className="rounded-full!">
          {format.number(total)}
        </Tag>
      </h2>
      <ul>
        {leftOut.map(({ reason, count }) => {
          const { Icon, color } = looks[reason];
          const name = t(`leftOut.${leftOutKeyOf(reason, channel)}`);
          return (
            <li key={reason}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(reason)}
                className="-mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-3 rounded-md px-2 py-1 text-left text-sm transition-control hovered:bg-hover lg:min-h-[38px]"
              >
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} className={`flex-none ${color}`} />
                <span className="min-w-0 flex-1">{name}</span>
                <b className="font-semibold">{format.number(count)}</b>
                <ChevronRight aria-hidden="true" size={14} strokeWidth={1.75} className="text-ink-3" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-2 flex items-center gap-2 border-t border-line pt-3">
        {names.map((name) => (
          <PersonAvatar key={name} {...splitName(name)} size="sm" />
        ))}
        <span className="min-w-0 flex-1 text-xs text-ink-2">
          {others > 0 ? t('compose.audience.people', { names: firstNames, count: others }) : firstNames}
        </span>
        <Button variant="link" onClick={() => setOpened(leftOut[0]?.reason ?? null)}>
          {t('compose.audience.seeAll')}
        </Button>
      </div>
      {opened ? (
        <LeftOutDialog {...props} reason={opened} onReason={setOpened} onClose={() => setOpened(null)} />
      ) : null}
    </section>
  );
}

interface LeftOutDialogProps extends LeftOutListProps {
  reason: LeftOutReason;
  onReason: (reason: LeftOutReason) => void;
  onClose: () => void;
}

/** The people behind one reason, each a step away from their page. */
function LeftOutDialog({ request, leftOut, channel, reason, onReason, onClose }: LeftOutDialogProps) {
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
