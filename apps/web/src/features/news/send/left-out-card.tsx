import type { LeftOutReason } from '@hearthline/contract/messages';
import type { NewsAudience } from '@hearthline/contract/news';
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
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';

const danger = 'bg-danger/14 text-danger';
const warning = 'bg-warning/14 text-warning';
const info = 'bg-info/14 text-info';
const plain = 'bg-ink-3/14 text-ink-3';

const looks: Record<LeftOutReason, { Icon: LucideIcon; colour: string }> = {
  optedOut: { Icon: BellOff, colour: danger },
  suppressed: { Icon: UserRoundX, colour: danger },
  categoryLeft: { Icon: ListX, colour: danger },
  noConsent: { Icon: ShieldQuestionMark, colour: warning },
  consentEnded: { Icon: Hourglass, colour: warning },
  referralUsed: { Icon: Handshake, colour: plain },
  noAddress: { Icon: AtSign, colour: plain },
  bounced: { Icon: MailX, colour: danger },
  recentlyWritten: { Icon: Clock, colour: info },
  alreadyGot: { Icon: MailCheck, colour: info },
  senderIncomplete: { Icon: Building2, colour: danger },
  importNotApproved: { Icon: FileUp, colour: warning },
  referrerUnknown: { Icon: Handshake, colour: warning },
};

type LeftOut = NewsAudience['leftOut'];

/** Who gets nothing; each reason opens why, and some of its people. */
export function LeftOutCard({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('news');
  const total = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card aria-labelledby="left-out-heading" className="overflow-clip">
      <CardHeader
        headingLevel={2}
        id="left-out-heading"
        title={t('send.leftOut')}
        actions={<Count value={total} />}
      />
      {total === 0 ? <p className="px-5 py-4 text-sm text-ink-2">{t('send.nobodyLeftOut')}</p> : null}
      <ul className="divide-y divide-line">
        {leftOut.map((group) => (
          <Reason key={group.reason} {...group} />
        ))}
      </ul>
    </Card>
  );
}

function Reason({ reason, count, examples }: LeftOut[number]) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { Icon, colour } = looks[reason];
  const others = count - examples.length;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-3 px-5 py-2.5 text-left transition-control hovered:bg-hover focused:-outline-offset-2"
      >
        <span className={`grid size-8.5 flex-none place-items-center rounded-[10px] ${colour}`}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1 text-sm font-medium">{t(`leftOut.${reason}`)}</span>
        <b className="text-[15px] font-semibold">{format.number(count)}</b>
        <ChevronRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={`text-ink-3 transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
      </button>
      {isOpen ? (
        <div className="pr-5 pb-3 pl-16.5 text-xs text-ink-2">
          <p>{t(`leftOutWhy.${reason}`)}</p>
          {examples.length > 0 ? (
            <p className="mt-1 text-ink">
              {others > 0
                ? t('send.examples', { names: examples.join(', '), count: others })
                : format.list(examples)}
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
