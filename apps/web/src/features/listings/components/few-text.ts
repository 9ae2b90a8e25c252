import { fewRecords } from '@hearthline/domain/few';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';

type Deals = 'listing' | 'sale' | 'lease';

/** On how few a figure rests; null where there is no figure, or enough behind it. */
export function useFewText() {
  const { t } = useTranslation('listings');
  const format = useFormat();
  return (figure: number | null, count: number, deals: Deals = 'listing'): string | null =>
    figure === null || count >= fewRecords
      ? null
      : t(`few.${deals}`, { count, number: format.number(count) });
}
