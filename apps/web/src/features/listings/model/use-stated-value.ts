import type { CriterionField, RangeField } from '@hearthline/domain/criteria/fields';
import { criterionFields, isMoney } from '@hearthline/domain/criteria/fields';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { ChipWords } from './chip-words.ts';
import { writeAmount } from './range-text.ts';
import { useNameOfPlace } from './use-chips.ts';

type Stated = string | number | boolean | string[] | null;

/** What a listing says about a criterion, in words: the counterpart of the criterion's chip. */
export function useStatedValue(): (field: CriterionField, value: Stated) => string {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const everywhere = {
    version: 1 as const,
    offer: 'sale' as const,
    status: [],
    area: {},
    municipality: {},
    community: {},
  };
  const nameOfPlace = useNameOfPlace(everywhere);

  return (field, value) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return t('why.unknown');
    if (typeof value === 'boolean') return value ? t('why.yes') : t('why.no');
    if (field === 'area' || field === 'municipality' || field === 'community')
      return nameOfPlace(field, String(value)) ?? String(value);
    const definition = criterionFields[field];
    if (definition.kind === 'choice' || definition.kind === 'always') {
      const word = (one: string) =>
        (t as ChipWords['t'])(`vocabulary.${field}.${one}` as 'vocabulary.offer.sale');
      return (Array.isArray(value) ? value : [String(value)]).map(word).join(', ');
    }
    if (definition.kind === 'dates') return format.dateText(String(value));
    if (definition.kind === 'range' && isMoney(field as RangeField))
      // A band arrives as `45000–60000`, with either end open.
      return String(value)
        .split('–')
        .map((end) => end && writeAmount(field as RangeField, Number(end), { t, format }))
        .join('–');
    if (typeof value !== 'number') return String(value);
    if (field === 'size') return format.area(value);
    return field === 'priceDrop' ? format.percent(value / 100, 1) : format.number(value);
  };
}
