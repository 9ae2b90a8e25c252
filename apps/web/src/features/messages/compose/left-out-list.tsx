import type { AudienceReply, Channel, LeftOutReason } from '@hearthline/contract/messages';
import type { LucideIcon } from 'lucide-react';
import {
  AtSign,
  BellOff,
  Building2,
  ChevronRight,
  Clock,
  Handshake,
  Hourglass,
  ListX,
  MailX,
  ShieldQuestionMark,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { AudienceRequest } from '../api/mailing-queries.ts';
import { splitName } from '../model/split-name.ts';
import { leftOutKeyOf } from '../model/use-message-words.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';

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
  senderIncomplete: { Icon: Building2, color: 'text-danger' },
  referrerUnknown: { Icon: Handshake, color: 'text-warning' },
};

interface LeftOutListProps {
  request: AudienceRequest;
  leftOut: AudienceReply['leftOut'];
  channel: Channel;
}

/** Who gets nothing and why; each reason opens its people. */
export function LeftOutList({ request, leftOut, channel }: LeftOutListProps) {
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
        <LeftOutDialog
          request={request}
          leftOut={leftOut}
          channel={channel}
          reason={opened}
          onReason={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}
