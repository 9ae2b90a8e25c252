import type { GreetingEvent } from '@hearthline/contract/greetings';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { DayCounts } from './months.ts';
import { kindsOf } from './months.ts';

type Reason = keyof typeof import('../texts/en.ts').en.reasons;

/** Why something does not go out, in a few words; a word of the server's that is new here says nothing. */
export function useReasonText(): (reason: string | null) => string | null {
  const { t, i18n } = useTranslation('greetings');
  return useCallback(
    (reason) =>
      reason !== null && i18n.exists(`greetings:reasons.${reason}`) ? t(`reasons.${reason as Reason}`) : null,
    [t, i18n],
  );
}

/** What an event is called, and what else is known of it in one line. */
export function useEventWords() {
  const { t, i18n } = useTranslation('greetings');
  const reasonText = useReasonText();
  const format = useFormat();
  return useMemo(() => {
    const isForeign = ({ language }: GreetingEvent) => language !== null && language !== i18n.language;
    const occasionName = (occasion: Occasion, ownName: string) =>
      occasion === 'custom' && ownName !== '' ? ownName : t(`words.occasion.${occasion}`);

    function titleOf({ client, occasion, years, taskName }: GreetingEvent): string {
      if (!client) return occasionName(occasion, taskName);
      return occasion === 'birthday' && years !== null
        ? t('event.turns', { name: client.name, years })
        : client.name;
    }

    function whatOf({ client, occasion, years, street, taskName, clientCount }: GreetingEvent): string {
      if (!client) return t('event.clients', { count: clientCount });
      if (occasion === 'homeDay' && years !== null)
        return street === ''
          ? t('event.yearsAtHome', { count: years })
          : t('event.yearsAt', { count: years, street });
      if (occasion === 'clientSince' && years !== null) return t('event.clientFor', { count: years });
      return occasionName(occasion, taskName);
    }

    function lineOf(event: GreetingEvent): string {
      const reason = reasonText(event.reason);
      const what = whatOf(event);
      if (reason !== null) return format.labelled(t(`words.state.${event.state}`), reason);
      return isForeign(event) && event.language
        ? `${what}, ${t(`event.inLanguage.${event.language}`)}`
        : what;
    }

    return { titleOf, whatOf, lineOf, occasionName };
  }, [t, i18n.language, reasonText, format]);
}

/** Within a sentence: in French, weekdays are small. */
export function useDayInside(): (day: string, hasYear?: boolean) => string {
  const format = useFormat();
  return (day, hasYear = false) => {
    const text = hasYear ? format.fullDate(day) : format.weekdayDate(day);
    return format.language === 'fr' ? lowerFirst(text) : text;
  };
}

/** 2 birthdays, 1 holiday. */
export function useCountsText() {
  const { t } = useTranslation('greetings');
  return (counts: DayCounts | undefined, only: GreetingKind | undefined): string =>
    kindsOf(counts, only)
      .map((kind) => t(`kindCounts.${kind}`, { count: counts?.[kind] ?? 0 }))
      .join(', ');
}
