import type { Notification } from '@hearthline/contract/notifications';
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
  const { t } = useTranslation('notifications');
  const format = useFormat(timeZone);
  const now = useNow();
  return {
    timeOf: ({ createdAt }) => format.relative(createdAt, now),
    seenOf: ({ readAt }) => readAt && t('seenOn', { when: format.weekdayTime(readAt) }),
  };
}
