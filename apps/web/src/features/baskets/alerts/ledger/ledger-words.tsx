import type { LedgerRow } from '@hearthline/contract/alerts';
import type { AlertOutcome, AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { ListingMark } from '@hearthline/domain/listing/state-mark';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { StatusChip } from '../../../../shared/ui/status-chip.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { outcomeLooks } from '../parts/outcomes.tsx';

export function OutcomeTag({ outcome, className }: { outcome: AlertOutcome; className?: string }) {
  const { t } = useTranslation('basketsAlerts');
  const { Icon, ink, soft } = outcomeLooks[outcome];
  return (
    <span
      className={classNames(
        'inline-flex h-6 min-w-22 flex-none items-center gap-1.5 rounded-sm px-2 text-xs font-medium',
        ink,
        soft,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {t(`ledger.outcomes.${outcome}`)}
    </span>
  );
}

interface EventFace {
  mark: ListingMark;
  word: AlertTrigger | 'conditionalLease' | 'leased';
}

export function faceOfEvent(trigger: AlertTrigger, offer: Offer | undefined): EventFace {
  const isLease = offer === 'lease';
  switch (trigger) {
    case 'new':
      return { mark: 'new', word: trigger };
    case 'priceIntoRange':
    case 'priceChange':
      return { mark: 'change', word: trigger };
    case 'backOnMarket':
      return { mark: 'active', word: trigger };
    case 'conditional':
      return { mark: 'cond', word: isLease ? 'conditionalLease' : trigger };
    case 'soldOrLeased':
      return isLease ? { mark: 'leased', word: 'leased' } : { mark: 'sold', word: trigger };
  }
}

interface EventChipProps {
  trigger: AlertTrigger;
  offer: Offer | undefined;
  className?: string;
}

/** What happened to the home. */
export function EventChip({ trigger, offer, className }: EventChipProps) {
  const { t } = useTranslation('basketsAlerts');
  const { mark, word } = faceOfEvent(trigger, offer);
  return (
    <StatusChip mark={mark} className={className}>
      {t(`ledger.event.${word}`)}
    </StatusChip>
  );
}

/** A moment inside of a sentence: 8:04 AM, yesterday, 10:31 PM, Nov 7, 8:00 AM. */
export const useSentenceMoment = (timeZone: string | undefined) => useMomentText(timeZone).soonText;

/** Why a match ended as it did, in a few words. */
export function useReasonText(timeZone: string | undefined): (row: LedgerRow) => string {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const now = useNow();
  const moment = useSentenceMoment(timeZone);

  function sentText({ others, readAt, isApproved }: LedgerRow): string {
    const company = others > 0 ? t('ledger.reason.others', { count: others }) : t('ledger.reason.alone');
    const more = readAt
      ? t('ledger.reason.read', { when: moment(readAt) })
      : isApproved
        ? t('ledger.reason.approved')
        : null;
    return more === null ? company : t('ledger.reason.both', { one: company, other: more });
  }

  function mergedText({ wait, leavesAt, messageId, readAt }: LedgerRow): string {
    const why = t(`ledger.wait.${wait ?? 'queued'}`);
    if (leavesAt === null) return why;
    const when = moment(leavesAt);
    const left = t(messageId === null ? 'ledger.reason.leaves' : 'ledger.reason.joined', { when });
    const joined = t('ledger.reason.after', { one: why, other: left });
    return readAt === null
      ? joined
      : t('ledger.reason.both', {
          one: joined,
          other: t('ledger.reason.read', { when: moment(readAt) }),
        });
  }

  return (row) => {
    switch (row.outcome) {
      case 'sent':
        return sentText(row);
      case 'merged':
        return mergedText(row);
      case 'held':
        return t('ledger.reason.waitsAge', { age: format.age(row.matchedAt, now) });
      case 'blocked':
        return row.block === null ? '' : t(`ledger.block.${row.block}`);
    }
  };
}
