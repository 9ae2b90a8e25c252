import type { QueryUnit } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';

/** Writes an amount in the unit of its query. */
export function useAmountText() {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();

  return (amount: number, unit: QueryUnit, isShort = false): string => {
    if (unit === 'money') return isShort ? format.shortPrice(amount * 100) : format.price(amount * 100);
    if (unit === 'moneyPerArea') return format.unitPrice(Math.round(amount * 100));
    if (unit === 'percent') return format.percent(amount / 100, Number.isInteger(amount) ? 0 : 2);
    if (isShort || unit === 'count') return format.amount(amount);
    return t(`units.${unit}`, { count: amount, amount: format.amount(amount) });
  };
}
