import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { dayIn } from '../../../shared/i18n/day-in.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

const dayMs = 86_400_000;

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
      const [day, today] = [dayIn(new Date(instant), timeZone), dayIn(now, timeZone)];
      const distance = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
      if (distance === 0) return word(t('log.today', { time }));
      if (distance === -1) return word(t('log.yesterday', { time }));
      if (distance === 1) return word(t('log.tomorrow', { time }));
      const isThisYear = day.slice(0, 4) === today.slice(0, 4);
      return t('log.onDay', { day: isThisYear ? format.monthDay(day) : format.dateText(day), time });
    },
    [format, now, t, timeZone],
  );
}
