import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { localeOf } from '@hearthline/format/language';
import { useMemo } from 'react';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { dayIn } from '../../../shared/i18n/day-in.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';

/** Today, Yesterday, Nov 8, and with the year where it is another one. */
export function writeDay(value: string, today: string, language: Language, timeZone?: string): string {
  const format = createFormat(language, timeZone);
  const day = value.includes('T') ? dayIn(new Date(value), timeZone) : value;
  const distance = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (Math.abs(distance) <= 1) {
    const word = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(distance, 'day');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return day.slice(0, 4) === today.slice(0, 4) ? format.monthDay(day) : format.dateText(day);
}

/** Days as people say them, and which day it is where the agent works. */
export function useDayText(timeZone?: string) {
  const language = useLanguageStore(({ lan }) => lan);
  const today = dayIn(useNow(), timeZone);
  return useMemo(
    () => ({ today, dayText: (value: string) => writeDay(value, today, language, timeZone) }),
    [language, today, timeZone],
  );
}
