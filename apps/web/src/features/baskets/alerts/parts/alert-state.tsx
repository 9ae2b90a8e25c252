import type { AlertRow } from '@hearthline/contract/alerts';
import { BellRing, CalendarClock, Hourglass, Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { useSentenceMoment } from '../ledger/ledger-words.tsx';

export type Standing = Pick<
  AlertRow,
  'state' | 'pauseReason' | 'resumesOn' | 'pausesOn' | 'nextAt' | 'activatesAt'
>;

interface AlertStateProps {
  standing: Standing;
  timeZone: string | undefined;
}

/** Whether it writes, and what comes next: nothing stops without a reason that stands here. */
export function AlertState({ standing, timeZone }: AlertStateProps) {
  const { t } = useTranslation('basketsAlerts');
  const { state, pauseReason, activatesAt } = standing;
  const { dayText } = useMomentText(timeZone);
  if (state === 'paused')
    return (
      <Tag
        tone={pauseReason === null || pauseReason === 'byAgent' ? 'neutral' : 'warning'}
        icon={<Pause aria-hidden="true" />}
      >
        {t('state.paused')}
      </Tag>
    );
  if (activatesAt !== null)
    return (
      <Tag tone="info" icon={<CalendarClock aria-hidden="true" />}>
        {t('state.begins', { day: dayText(activatesAt) })}
      </Tag>
    );
  return (
    <Tag tone="brand" icon={<BellRing aria-hidden="true" />}>
      {t('state.active')}
    </Tag>
  );
}

/** The line below: why it rests and until when, that it soon will, or when the next message leaves. */
export function AlertNext({ standing, timeZone }: AlertStateProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat(timeZone);
  const { today } = useMomentText(timeZone);
  const moment = useSentenceMoment(timeZone);
  const { state, pauseReason, resumesOn, pausesOn, nextAt } = standing;
  if (state === 'paused') {
    const reason = pauseReason ? t(`state.reasons.${pauseReason}`) : '';
    const until = resumesOn ? t('state.until', { day: format.shortDate(resumesOn, today) }) : '';
    return [reason, until].filter(Boolean).join(', ');
  }
  if (pausesOn !== null)
    return (
      <span className="inline-flex items-center gap-1 text-warning">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-3.5 flex-none" />
        {t('state.pausesOn', { day: format.shortDate(pausesOn, today) })}
      </span>
    );
  return nextAt === null ? null : t('state.next', { when: moment(nextAt) });
}
