import type { QueryUnit } from '@hearthline/contract/badges';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { unitsWithShares } from '../card/badge-number.ts';
import { writeUnit } from '../card/use-amount-text.ts';
import { daysIn } from './result-table.ts';

const centsPerDollar = 100;

/** Words for the numbers of one query. */
export function useUnitText(unit: QueryUnit) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  return useMemo(() => {
    const amount = (value: number | null) =>
      value === null ? t('value.none') : writeUnit(format, unit, value);
    return {
      amount,
      /** On an axis, where round amounts stand. */
      short: (value: number) =>
        unit === 'money' ? format.roundPrice(value * centsPerDollar) : writeUnit(format, unit, value),
      /** Without its sign: the word before it tells the direction. */
      change: (value: number) =>
        unitsWithShares.has(unit)
          ? format.percentAmount(Math.abs(value))
          : t(`value.step.${unit === 'percent' ? 'points' : unit === 'months' ? 'months' : 'days'}`, {
              count: Math.abs(value),
              number: format.amount(Math.abs(value)),
            }),
      period: (text: string) => {
        const days = daysIn(text);
        if (!days) return text;
        if (days.from === days.to) return format.dateText(days.from);
        return format.joinDates(format.monthDay(days.from), format.dateText(days.to));
      },
      periodEnd: (text: string) => {
        const days = daysIn(text);
        return days ? format.monthDay(days.to) : text;
      },
    };
  }, [t, format, unit]);
}

export type UnitText = ReturnType<typeof useUnitText>;
