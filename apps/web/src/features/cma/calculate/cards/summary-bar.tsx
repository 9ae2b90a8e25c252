import type { Calculation } from '@hearthline/domain/valuation/calculation';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

/** On phones: the value stays in sight while its lines are edited below. */
export function SummaryBar({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { value, low, high } = calculation;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 flex items-center justify-between gap-3 border-t border-line bg-chrome px-4 py-2.5 backdrop-blur md:-mx-8 md:px-8">
      <span className="text-xs text-ink-3">
        {t('value.title')}
        <span className="block text-ink-2">{format.priceRange(low, high)}</span>
      </span>
      <b className="text-lg whitespace-nowrap">{format.price(value)}</b>
    </div>
  );
}
