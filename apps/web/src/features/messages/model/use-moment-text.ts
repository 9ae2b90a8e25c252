import { daysBetween } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

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
      const word = (text: string) =>
        place === 'alone' ? text : text.charAt(0).toLowerCase() + text.slice(1);
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
