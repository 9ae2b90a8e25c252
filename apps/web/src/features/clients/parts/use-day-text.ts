import { localDay } from '@hearthline/domain/time-zone';
import { useMemo } from 'react';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

/** Days as people say them, and which day it is where the agent works. */
export function useDayText(timeZone?: string) {
  const format = useFormat(timeZone);
  const today = localDay(useNow(), timeZone);
  return useMemo(
    () => ({ today, dayText: (value: string) => format.nearDay(value, today) }),
    [format, today],
  );
}
