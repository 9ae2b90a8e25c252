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
      momentText: (instant: string) =>
        t('moment', { day: format.nearDay(instant, today), time: format.time(instant) }),
    }),
    [t, format, today],
  );
}
