import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

const kilometre = 1000;

/** 1 km, 1.5 km, 800 m. */
export function useDistanceText(): (metres: number) => string {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return (metres) => {
    if (metres < kilometre) return t('metres', { number: format.number(Math.round(metres)) });
    const kilometres = Math.round(metres / 100) / 10;
    return t('km', { number: format.decimal(kilometres, Number.isInteger(kilometres) ? 0 : 1) });
  };
}
