import type { AudienceReply, Channel, LeftOutReason, MessageRow } from '@hearthline/contract/messages';
import { daysBetween } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { FailureKind } from './failure-kind.ts';
import { failureKindOf } from './failure-kind.ts';

type WaitReason = 'scheduled' | 'quietHours' | 'dailyLimit' | 'retry' | 'queue';

const waits: readonly string[] = ['scheduled', 'quietHours', 'dailyLimit', 'retry'];

function waitReasonOf({ reason }: Pick<MessageRow, 'reason'>): WaitReason {
  return waits.includes(reason ?? '') ? (reason as WaitReason) : 'queue';
}

/** A text lacks a number where a mail lacks an address. */
export function leftOutKeyOf(reason: LeftOutReason, channel: Channel): LeftOutReason | 'noPhone' {
  return reason === 'noAddress' && channel === 'sms' ? 'noPhone' : reason;
}

type Stated = Pick<MessageRow, 'status' | 'reason' | 'channel' | 'notBefore'>;

/** What became of a message that did not simply arrive, in a few words and as a sentence. */
export function useMessageWords(timeZone: string | undefined) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const failure = (kind: FailureKind) => t(`failed.${kind}`);
  const leftOut = ({ reason, channel }: Stated) => leftOutKeyOf(reason as LeftOutReason, channel);

  function stateText(message: Stated): string {
    switch (message.status) {
      case 'failed':
        return t('log.failed', { reason: failure(failureKindOf(message.reason)) });
      case 'leftOut':
        return t('log.leftOut', { reason: lowerFirst(t(`leftOut.${leftOut(message)}`)) });
      case 'cancelled':
      case 'sending':
        return t(`statuses.${message.status}`);
      case 'waiting': {
        const why = waitReasonOf(message);
        if (why === 'queue') return t('log.goesOutSoon');
        if (Date.parse(message.notBefore) <= Date.now()) return t(`log.waits.${why}`);
        const when = momentText(message.notBefore, 'inSentence');
        return `${t('log.goesOut', { when })} · ${lowerFirst(t(`log.waits.${why}`))}`;
      }
      default:
        return '';
    }
  }

  /** Empty where it arrived; what is known of its reading says the rest. */
  function stateSentence(message: Stated): string {
    switch (message.status) {
      case 'failed':
        return t('panel.evidence.failed', { reason: failure(failureKindOf(message.reason)) });
      case 'leftOut':
        return t(`leftOutWhy.${leftOut(message)}`);
      case 'waiting':
        return t(`panel.evidence.waiting.${waitReasonOf(message)}`);
      case 'sending':
      case 'cancelled':
        return t(`panel.evidence.${message.status}`);
      default:
        return '';
    }
  }

  return {
    momentText,
    stateText,
    stateSentence,
    subjectOf: ({ subject }: Pick<MessageRow, 'subject'>) => subject || t('textMessage'),
  };
}

export type MessageWords = ReturnType<typeof useMessageWords>;

/** How many of a mailing go today and how many on the days after; null where all go today. */
export function useSplitText(): (sending: AudienceReply['sending'] | undefined) => string | null {
  const { t } = useTranslation('messages');
  return (sending) => {
    if (!sending || sending.later === 0) return null;
    const { today, later, days: count } = sending;
    return today === 0
      ? t('compose.limit.allLater', { count, later })
      : t('compose.limit.split', { count, today, later });
  };
}

/**
 * Today 8:04 AM, Yesterday 5:18 PM, Nov 3, 9:01 AM, and with the year where it is another one. Inside a sentence the words
 * are small, but months keep their capitals.
 */
export function useMomentText(
  timeZone: string | undefined,
): (instant: string, place?: 'alone' | 'inSentence') => string {
  const { t } = useTranslation('messages');
  const format = useFormat(timeZone);
  const now = useNow();
  return useCallback(
    (instant, place = 'alone') => {
      const word = (text: string) => (place === 'alone' ? text : lowerFirst(text));
      const time = format.time(instant).replaceAll(' ', '\u00A0');
      const [day, today] = [localDay(new Date(instant), timeZone), localDay(now, timeZone)];
      const distance = daysBetween(today, day);
      if (distance === 0) return word(t('log.today', { time }));
      if (distance === -1) return word(t('log.yesterday', { time }));
      if (distance === 1) return word(t('log.tomorrow', { time }));
      return t('log.onDay', { day: format.shortDate(day, today), time });
    },
    [format, now, t, timeZone],
  );
}
