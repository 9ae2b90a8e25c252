import type { QueryUnit } from '@hearthline/contract/badges';
import type { Format } from '@hearthline/format/format';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { StepWriter } from './badge-number.ts';
import { unitsWithShares } from './badge-number.ts';

/** A value of a query in the sign of its unit, with every digit: the same wherever it stands. */
export function writeUnit(format: Format, unit: QueryUnit, value: number): string {
  if (unit === 'money' || unit === 'moneyPerArea') return format.money(value);
  return unit === 'percent' ? format.percentAmount(value) : format.amount(value);
}

/** Writes how far a value moved: by a share, or by as many points, days or months. */
export function useStepText(): StepWriter {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();

  return (amount, unit) => {
    if (unitsWithShares.has(unit)) return format.percentAmount(amount);
    const step = unit === 'percent' ? 'points' : unit === 'months' ? 'months' : 'days';
    return t(`steps.${step}`, { count: Math.abs(amount), amount: format.amount(amount) });
  };
}

/** Writes an amount in the unit of its query, days and months with their word. */
export function useAmountText() {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();

  return (amount: number, unit: QueryUnit): string => {
    const written = writeUnit(format, unit, amount);
    return unit === 'days' || unit === 'months'
      ? t(`units.${unit}`, { count: amount, amount: written })
      : written;
  };
}
