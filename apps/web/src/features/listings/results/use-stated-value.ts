import type { CriterionField } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { ChipWords } from '../model/chip-words.ts';
import { useNameOfPlace } from '../model/use-chips.ts';

type Stated = string | number | boolean | string[] | null;

const money: readonly CriterionField[] = ['price', 'tax', 'fee'];
const dates: readonly CriterionField[] = ['listed', 'sold', 'offMarket', 'priceChanged'];
const vocabularies = {
  offer: 'offer',
  status: 'status',
  code: 'code',
  kind: 'kind',
  style: 'style',
  basement: 'basement',
  heat: 'heat',
  heatFuel: 'heatFuel',
  cooling: 'cooling',
  pool: 'pool',
  garageType: 'garageType',
} as const;

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
    if (value === null || (Array.isArray(value) && value.length === 0)) return t('why.notTold');
    if (typeof value === 'boolean') return value ? t('why.yes') : t('why.no');
    if (field === 'area' || field === 'municipality' || field === 'community')
      return nameOfPlace(field, String(value)) ?? String(value);
    if (field in vocabularies) {
      const list = vocabularies[field as keyof typeof vocabularies];
      const word = (one: string) =>
        (t as ChipWords['t'])(`vocabulary.${list}.${one}` as 'vocabulary.offer.sale');
      return (Array.isArray(value) ? value : [String(value)]).map(word).join(', ');
    }
    if (typeof value !== 'number')
      return dates.includes(field) ? format.dateText(String(value)) : String(value);
    if (money.includes(field)) return format.price(value);
    if (field === 'size') return format.area(value);
    if (field === 'priceDrop') return format.percent(value / 100, 1);
    return format.number(value);
  };
}
