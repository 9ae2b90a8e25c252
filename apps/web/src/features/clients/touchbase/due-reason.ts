import type { DueClient } from '@hearthline/contract/client-page';
import { cadenceOfRelation, defaultRelation } from '@hearthline/domain/client/touchbase';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';

/** Why somebody stands on today's list: "Good relation, every 30 days, 13 days late". */
export function useDueReason() {
  const { t } = useTranslation('clients');
  const format = useFormat();

  function describeRule({ client, everyDays, isPlanned, nextContactOn }: DueClient): string {
    if (isPlanned) return t('touchbase.planned', { day: format.monthDay(nextContactOn) });
    const { relation } = client;
    if (everyDays !== cadenceOfRelation[relation ?? defaultRelation])
      return t('touchbase.everySet', { count: everyDays });
    return `${t(`touchbase.relations.${relation ?? 'none'}`)}, ${t('touchbase.every', { count: everyDays })}`;
  }

  return (due: DueClient): string => {
    const { overdueDays, isPlanned } = due;
    const late = overdueDays > 0 ? t('touchbase.late', { count: overdueDays }) : t('touchbase.dueToday');
    return overdueDays === 0 && isPlanned ? describeRule(due) : `${describeRule(due)}, ${late}`;
  };
}
