import type { LeftOutReason, MessageDetail, MessageEvent } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { readEvidence, shortTarget } from './evidence.ts';
import { dsnKindOf, failureKindOf } from './failure-kind.ts';
import { categories } from './log-address.ts';
import { leftOutKeyOf, lowerFirst } from './use-message-words.ts';

/** What happened with a message, in words; the server's own words stand beside it. */
export function useEventText({ channel }: Pick<MessageDetail, 'channel'>) {
  const { t } = useTranslation('messages');

  function reading(event: MessageEvent, what: string): string {
    return event.grade === 'machine' ? t('panel.events.byMachine', { what }) : what;
  }

  return (event: MessageEvent): string => {
    const { kind, detail } = event;
    switch (kind) {
      case 'written':
        return t(detail === 'resent' ? 'panel.events.writtenAgain' : 'panel.events.written');
      case 'attempt':
        return t('panel.events.attempt', { number: detail });
      case 'refused':
        return t('panel.events.refused', { reason: t(`failed.${failureKindOf(detail)}`) });
      case 'bounced':
        return t('panel.events.bounced', { reason: t(`failed.${dsnKindOf(detail)}`) });
      case 'leftOut':
        return t('panel.events.leftOut', {
          reason: lowerFirst(t(`leftOut.${leftOutKeyOf(detail as LeftOutReason, channel)}`)),
        });
      case 'unsubscribed': {
        if (detail === 'all') return t('panel.events.unsubscribedAll');
        const kept = categories.filter((category) => detail.split(' ').includes(category));
        return t('panel.events.unsubscribed', {
          categories: kept.map((category) => lowerFirst(t(`categories.${category}`))).join(', '),
        });
      }
      case 'clicked':
        return reading(event, t('panel.events.clicked', { target: shortTarget(readEvidence(event).target) }));
      case 'opened':
      case 'viewed':
        return reading(event, t(`panel.events.${kind}`));
      default:
        return t(`panel.events.${kind}`);
    }
  };
}

/** Replies of servers, which only those who look for a fault want to read. */
export function serverWordsOf({ kind, detail }: MessageEvent): string {
  return ['delivered', 'deferred', 'uncertain', 'refused', 'bounced'].includes(kind) ? detail : '';
}
