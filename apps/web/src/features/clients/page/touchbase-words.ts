import type { Touchbase } from '@hearthline/contract/client-page';
import { defaultRelation } from '@hearthline/domain/client/touchbase';
import { useTranslation } from 'react-i18next';
import { inSentence } from '../parts/in-sentence.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import { useDayText } from '../parts/use-day-text.ts';
import type { ClientDetail } from './client-detail.ts';

/** When to be in touch next, and by which rule. */
export function useNextWords(client: ClientDetail, touchbase: Touchbase, timeZone?: string) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { today, dayText } = useDayText(timeZone);
  const { nextContactOn, plannedOn, cadenceDays, everyDays } = touchbase;

  function writeTitle(): string {
    if (nextContactOn === null) return t('page.touchbase.none');
    if (nextContactOn === today) return t('page.touchbase.today');
    const day = inSentence(dayText(nextContactOn));
    return t(nextContactOn < today ? 'page.touchbase.overdue' : 'page.touchbase.by', { day });
  }

  function writeRule(): string {
    if (plannedOn) return t('page.touchbase.rule.planned');
    if (client.category === 'notInterested') return t('page.touchbase.rule.notInterested');
    if (everyDays === 0) return t('page.touchbase.rule.never');
    if (cadenceDays !== null) return t('page.touchbase.rule.own', { count: cadenceDays });
    const relation = wordOf('relation', client.relation ?? defaultRelation);
    return t('page.touchbase.rule.relation', { count: everyDays, relation: relation.toLowerCase() });
  }

  return { title: writeTitle(), rule: writeRule() };
}
