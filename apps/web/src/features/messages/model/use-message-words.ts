import type { Channel, LeftOutReason, MessageRow } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from './failure-kind.ts';
import { failureKindOf } from './failure-kind.ts';
import { useMomentText } from './use-moment-text.ts';

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
        return t('log.cancelled');
      case 'sending':
        return t('log.sending');
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

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
