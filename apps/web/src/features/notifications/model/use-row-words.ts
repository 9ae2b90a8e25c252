import type { Notification } from '@hearthline/contract/notifications';
import { relativeTime } from '@hearthline/domain/relative-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

export interface RowWords {
  timeOf: (notification: Notification) => string;
  /** When it was read, or null. */
  seenOf: (notification: Notification) => string | null;
}

/** Times as they read now: the list stays open for hours, so the words that came with it grow old. */
export function useRowWords(timeZone: string | undefined): RowWords {
  const { t, i18n } = useTranslation('notifications');
  const format = useFormat(timeZone);
  const now = useNow();
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    timeOf: ({ createdAt }) => relativeTime(new Date(createdAt), { now, language, timeZone: zone }),
    seenOf: ({ readAt }) => readAt && t('seenOn', { when: format.weekdayTime(readAt) }),
  };
}
