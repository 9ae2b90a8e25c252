import type { RangeField as RangeFieldName } from '@hearthline/domain/criteria/fields';
import { criterionFields, isMoney } from '@hearthline/domain/criteria/fields';
import { useTranslation } from 'react-i18next';
import { RangeField } from '../../../shared/ui/range-field.tsx';
import { useCriteriaForm } from './criteria-form.tsx';

type TypedRange = Exclude<
  RangeFieldName,
  'price' | 'bedrooms' | 'bathrooms' | 'kitchens' | 'garage' | 'tax' | 'schoolDistance'
>;

/** One of the criteria with two ends; amounts are typed in dollars. */
export function RangeCriterion({ field }: { field: TypedRange }) {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  const definition = criterionFields[field];
  const scale = isMoney(field) ? 100 : 1;
  return (
    <RangeField
      label={t(`criteria.ranges.${field}`)}
      range={criteria[field]}
      onChange={(range) => setField(field, range)}
      highest={definition.highest / scale}
      decimals={isMoney(field) || 'hasDecimals' in definition ? 2 : 0}
      scale={scale}
      prefix={isMoney(field) ? '$' : undefined}
      hasDash
    />
  );
}
