import type { ApprovalGroup, HeldHome } from '@hearthline/contract/alerts';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../../shared/homes/home-words.ts';
import { useLostFocus } from '../../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../../shared/listing/listing-facts.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { splitName } from '../../parts/people.tsx';
import { useDecideMatches } from '../api/alert-actions.ts';
import { EventChip, useSentenceMoment } from '../ledger/ledger-words.tsx';
import type { Ticks } from './use-queue.ts';
import { canLeave, heldId, matchIdsOf } from './use-queue.ts';

interface ApprovalCardProps {
  group: ApprovalGroup;
  ticks: Ticks;
  /** Its message stands beside the queue. */
  isChosen: boolean;
  onChoose: () => void;
  timeZone: string | undefined;
}

/** The homes that wait for one person. */
export function ApprovalCard({ group, ticks, isChosen, onChoose, timeZone }: ApprovalCardProps) {
  const { t } = useTranslation('basketsAlerts');
  const decide = useDecideMatches();
  const { name, homes, readerId } = group;
  const list = useLostFocus<HTMLUListElement>(homes.length);
  const ticked = ticks.tickedOf(group);
  const tickable = homes.filter(canLeave);
  const alerts = [...new Set(homes.flatMap((home) => home.alerts.map((alert) => alert.name)))];
  const channels = [
    ...group.channels.map((channel) => t(`approvals.channels.${channel}`)),
    t(`approvals.languages.${group.language}`),
  ].join(', ');
  return (
    <Card
      aria-labelledby={`queue-${readerId}`}
      className={classNames('overflow-clip', isChosen && 'border-select! ring-1 ring-select')}
      onClick={onChoose}
      onFocus={onChoose}
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <Checkbox
          aria-label={t('approvals.selectOf', { name })}
          isSelected={tickable.length > 0 && ticked.length === tickable.length}
          isIndeterminate={ticked.length > 0 && ticked.length < tickable.length}
          isDisabled={tickable.length === 0}
          onChange={(isOn) => ticks.set(tickable, isOn)}
        />
        <PersonAvatar {...splitName(name)} />
        <div className="min-w-28 flex-1">
          <h2 id={`queue-${readerId}`} className="truncate text-base font-medium">
            {name}
          </h2>
          <p className="truncate text-xs text-ink-3">{[alerts.join(', '), channels].join(' · ')}</p>
        </div>
        <span className="text-xs text-ink-3 max-sm:hidden">
          {t('approvals.homes', { count: homes.length })}
        </span>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('approvals.approveOf', { count: ticked.length, name })}
          disabled={ticked.length === 0 || group.block !== null}
          isLoading={decide.isPending}
          onClick={() => decide.mutate({ matchIds: matchIdsOf(ticked), action: 'approve' })}
        >
          {t('approvals.approveAll', { count: ticked.length })}
        </Button>
      </header>
      {group.block === null ? null : (
        <p className="border-b border-line px-4 py-2 text-xs text-warning">
          {t('approvals.blocked', { name, reason: t(`ledger.block.${group.block}`) })}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-labelledby={`queue-${readerId}`} className="outline-none">
        {homes.map((home) => (
          <HeldRow key={heldId(home)} home={home} ticks={ticks} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

interface HeldRowProps {
  home: HeldHome;
  ticks: Ticks;
  timeZone: string | undefined;
}

function HeldRow({ home, ticks, timeZone }: HeldRowProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const moment = useSentenceMoment(timeZone);
  const name = useHomeName()(home.listing);
  const { listing, events, stale, matchedAt, lastMatchedAt } = home;
  const price = events.at(-1)?.price ?? null;
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-line px-4 py-3 not-last:border-b max-sm:items-start',
        stale !== null && 'bg-warning-soft/50',
      )}
    >
      <Checkbox
        aria-label={t('approvals.select', { name })}
        isSelected={ticks.isTicked(home)}
        isDisabled={!canLeave(home)}
        onChange={(isOn) => ticks.set([home], isOn)}
      />
      <span
        className={classNames(
          'block h-18 w-26 flex-none overflow-hidden rounded-md max-sm:h-14 max-sm:w-20',
          stale !== null && 'opacity-60 grayscale',
        )}
      >
        <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={320} isThumbnail />
      </span>
      <div className="min-w-40 flex-1 basis-60 max-sm:basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {price === null ? null : (
            <b className="text-base font-semibold tracking-[-0.02em]">{format.price(price)}</b>
          )}
          <span className="text-sm font-medium">{name}</span>
          {events.map(({ trigger }) => (
            <EventChip key={trigger} trigger={trigger} offer={listing?.offer} />
          ))}
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
          {listing ? <ListingFacts listing={listing} className="text-xs!" /> : null}
          <span className="text-xs text-ink-3">
            {matchedAt === lastMatchedAt
              ? t('approvals.matched', { when: moment(matchedAt) })
              : t('approvals.matchedAgain', { when: moment(matchedAt), last: moment(lastMatchedAt) })}
          </span>
        </div>
        <Reason home={home} />
      </div>
      <Decisions home={home} name={name} />
    </li>
  );
}

function Reason({ home }: { home: HeldHome }) {
  const { t } = useTranslation('basketsAlerts');
  const reasonOf = useHeldReason();
  if (home.stale !== null)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-xs font-medium text-warning">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
        {t(`approvals.stale.${home.stale}`)}
      </p>
    );
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-2">
      <Check aria-hidden="true" strokeWidth={2} className="size-4 flex-none text-success" />
      {reasonOf(home)}
    </p>
  );
}

/** Why it would be sent: what happened to it, or else how well it fits, and what it is like. */
export function useHeldReason(): (home: HeldHome) => string {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const textOf = ({ trigger, oldPrice, price }: HeldHome['events'][number]) => {
    if (trigger === 'new') return null;
    if (trigger !== 'priceChange' && trigger !== 'priceIntoRange') return t(`approvals.reason.${trigger}`);
    const step = oldPrice === null || price === null ? 0 : price - oldPrice;
    const amount = format.price(Math.abs(step));
    return step === 0 ? null : t(`approvals.reason.${trigger}.${step < 0 ? 'down' : 'up'}`, { amount });
  };
  return ({ events, criteriaMet, like }) => {
    const happened = events.map(textOf).filter((text) => text !== null);
    const fit =
      criteriaMet === 2 ? t('approvals.reason.both') : t('approvals.reason.all', { count: criteriaMet });
    const [first = fit, ...others] = happened;
    return [first, ...others.map(lowerFirst), like === null ? '' : t('approvals.reason.like', { home: like })]
      .filter(Boolean)
      .join(', ');
  };
}

function Decisions({ home, name }: { home: HeldHome; name: string }) {
  const { t } = useTranslation('basketsAlerts');
  const decide = useDecideMatches();
  const as = (action: 'approve' | 'reject') => () => decide.mutate({ matchIds: home.matchIds, action });
  if (home.stale !== null)
    return (
      <div className="ml-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('approvals.dropHome', { name })}
          onClick={as('reject')}
        >
          {t('approvals.drop')}
        </Button>
        {/* What may not be shown never leaves, whoever wants it to. */}
        {home.stale === 'notShown' ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('approvals.sendHomeAnyway', { name })}
            onClick={as('approve')}
          >
            {t('approvals.sendAnyway')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="ml-auto flex gap-3">
      <IconButton
        variant="outline"
        label={t('approvals.reject', { name })}
        icon={<X aria-hidden="true" strokeWidth={1.75} className="size-4.5!" />}
        onClick={as('reject')}
      />
      <IconButton
        variant="outline"
        label={t('approvals.approve', { name })}
        icon={<Check aria-hidden="true" strokeWidth={2} className="size-4.5!" />}
        className="border-success-line! text-success!"
        onClick={as('approve')}
      />
    </div>
  );
}
