import { localDay } from '@hearthline/domain/time-zone';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { isLeaving } from '../model/home-standing.ts';

interface Departures {
  lastNotifiedAt: string | null;
  leavesAt: string | null;
}

/** What waits has left once its time has come. */
export function useDepartures({ lastNotifiedAt, leavesAt }: Departures): Departures {
  const now = useNow();
  return isLeaving({ leavesAt }, now)
    ? { lastNotifiedAt, leavesAt }
    : { lastNotifiedAt: leavesAt ?? lastNotifiedAt, leavesAt: null };
}

/** Moments as people say them: today, 8:04 AM. */
export function useMomentText(timeZone?: string) {
  const { t } = useTranslation('baskets');
  const format = useFormat(timeZone);
  const today = localDay(useNow(), timeZone);
  return useMemo(() => {
    // A time stays whole where a line breaks; what is sent as a text keeps its ordinary spaces.
    const timeText = (instant: string) => format.time(instant).replaceAll(' ', '\u00A0');
    const whenText = (instant: string) =>
      t('moment', { day: format.nearDayInside(instant, today), time: timeText(instant) });
    return {
      today,
      dayText: (instant: string) => format.nearDay(instant, today),
      momentText: (instant: string) =>
        t('moment', { day: format.nearDay(instant, today), time: timeText(instant) }),
      /** Within a sentence or after a colon. */
      whenText,
      timeText,
      /** Of today the time alone. */
      soonText: (instant: string) =>
        localDay(new Date(instant), timeZone) === today ? timeText(instant) : whenText(instant),
    };
  }, [t, format, today, timeZone]);
}
