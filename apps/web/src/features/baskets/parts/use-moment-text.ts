import { localDay } from '@hearthline/domain/time-zone';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

/** Moments as people say them: today, 8:04 AM. */
export function useMomentText(timeZone?: string) {
  const { t } = useTranslation('baskets');
  const format = useFormat(timeZone);
  const today = localDay(useNow(), timeZone);
  return useMemo(
    () => ({
      today,
      dayText: (instant: string) => format.nearDay(instant, today),
      // A time stays whole where a line breaks; what is sent as a text keeps its ordinary spaces.
      momentText: (instant: string) =>
        t('moment', {
          day: format.nearDay(instant, today),
          time: format.time(instant).replaceAll(' ', '\u00A0'),
        }),
    }),
    [t, format, today],
  );
}
