import type { ApprovalGroup, HeldHome } from '@hearthline/contract/alerts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../../shared/homes/home-words.ts';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { firstNameOf, splitName } from '../../parts/people.tsx';
import { useSentenceMoment } from '../ledger/ledger-words.tsx';
import { useHeldReason } from './approval-card.tsx';
import { heldId, isLater } from './use-queue.ts';

interface MailPreviewProps {
  group: ApprovalGroup;
  /** What is ticked. */
  homes: readonly HeldHome[];
  agentName: string;
  timeZone: string | undefined;
}

type Channel = ApprovalGroup['channels'][number];

/** A sketch of what the person gets; on paper in both themes, as a mail is. */
export function MailPreview({ group, homes, agentName, timeZone }: MailPreviewProps) {
  const { t } = useTranslation('basketsAlerts');
  const moment = useSentenceMoment(timeZone);
  const now = useNow();
  const { channels, leavesAt } = group;
  const [wanted, setWanted] = useState<Channel>('email');
  const channel = channels.includes(wanted) ? wanted : (channels[0] ?? 'email');
  const name = firstNameOf(group);
  const when = isLater(leavesAt, now) ? moment(leavesAt) : t('approvals.preview.atOnce');
  return (
    <aside
      aria-labelledby="preview-title"
      className="sticky top-[calc(var(--header-h)+20px)] w-82 flex-none self-start"
    >
      <header className="mb-3 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="preview-title" className="truncate text-base">
            {t('approvals.preview.title', { name })}
          </h2>
          <p className="text-xs text-ink-3">
            {t('approvals.preview.meta', { homes: t('approvals.homes', { count: homes.length }), when })}
          </p>
        </div>
        {channels.length > 1 ? (
          <Segmented
            size="sm"
            label={t('approvals.preview.kind')}
            items={channels.map((id) => ({ id, label: t(`approvals.preview.${id}`) }))}
            value={channel}
            onChange={setWanted}
          />
        ) : null}
      </header>
      <div className="rounded-[22px] border border-line-strong bg-inset p-2">
        <div className="light max-h-[calc(100dvh-var(--header-h)-160px)] overflow-y-auto rounded-[14px] border border-line bg-surface text-ink">
          {homes.length === 0 ? (
            <p className="px-4 py-10 text-center text-sm text-ink-2">
              {t('approvals.preview.none', { name })}
            </p>
          ) : channel === 'sms' ? (
            <TextSketch group={group} homes={homes} />
          ) : (
            <MailSketch group={group} homes={homes} agentName={agentName} />
          )}
        </div>
      </div>
      <p className="mt-2 text-xs text-ink-3">{t('approvals.preview.note')}</p>
    </aside>
  );
}

type SketchProps = Pick<MailPreviewProps, 'group' | 'homes'>;

function MailSketch({ group, homes, agentName }: SketchProps & { agentName: string }) {
  const { t } = useTranslation('basketsAlerts');
  const count = homes.length;
  const name = firstNameOf(group);
  return (
    <article aria-label={t('approvals.preview.email')}>
      <header className="border-b border-line px-4 py-3.5">
        <p className="text-base font-semibold">{t('approvals.preview.subject', { count })}</p>
        <p className="mt-1.5 flex items-center gap-2.5 text-xs">
          <PersonAvatar {...splitName(agentName)} size="sm" />
          <span>
            <span className="block font-medium">{agentName}</span>
            <span className="block text-ink-3">{t('approvals.preview.from', { name })}</span>
          </span>
        </p>
      </header>
      <div className="flex flex-col gap-3 px-4 py-3.5 text-sm">
        <p>
          {t(group.language === 'fr' ? 'approvals.preview.helloFr' : 'approvals.preview.hello', { name })}
        </p>
        {homes.map((home) => (
          <MailHome key={heldId(home)} home={home} />
        ))}
        <p className="rounded-md bg-brand px-4 py-2.5 text-center font-semibold text-on-brand">
          {t('approvals.preview.open', { count })}
        </p>
      </div>
    </article>
  );
}

function MailHome({ home }: { home: HeldHome }) {
  const format = useFormat();
  const reasonOf = useHeldReason();
  const name = useHomeName()(home.listing);
  const price = home.events.at(-1)?.price ?? null;
  return (
    <section aria-label={name} className="overflow-hidden rounded-md border border-line">
      <div className="h-26">
        <ListingPhoto url={home.listing?.photoUrl ?? null} alt="" width={640} />
      </div>
      <div className="px-3 py-2.5">
        {price === null ? null : (
          <p className="text-base font-semibold tracking-[-0.02em]">{format.price(price)}</p>
        )}
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="text-xs text-success">{reasonOf(home)}</p>
      </div>
    </section>
  );
}

function TextSketch({ homes }: SketchProps) {
  const { t } = useTranslation('basketsAlerts');
  const nameOf = useHomeName();
  const [first] = homes;
  return (
    <p className="m-4 max-w-[85%] rounded-lg bg-inset px-3.5 py-2.5 text-sm">
      {t('approvals.preview.text', { count: homes.length, home: nameOf(first?.listing ?? null) })}
    </p>
  );
}
