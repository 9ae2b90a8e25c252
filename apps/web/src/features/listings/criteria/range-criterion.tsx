import type { RangeField as RangeFieldName } from '@hearthline/domain/criteria/fields';
import { criterionFields } from '@hearthline/domain/criteria/fields';
import { useTranslation } from 'react-i18next';
import { useCriteriaForm } from './criteria-form.tsx';
import { RangeField } from './range-field.tsx';

type TypedRange = Exclude<
  RangeFieldName,
  'price' | 'bedrooms' | 'bathrooms' | 'kitchens' | 'garage' | 'tax' | 'schoolDistance'
>;

/** One of the criteria with two ends; amounts are typed in dollars. */
export function RangeCriterion({ field }: { field: TypedRange }) {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  const definition = criterionFields[field];
  const isMoney = definition.unit === 'cents';
  const scale = isMoney ? 100 : 1;
  return (
    <RangeField
      label={t(`criteria.ranges.${field}`)}
      range={criteria[field]}
      onChange={(range) => setField(field, range)}
      rule={{ highest: definition.highest / scale, hasDecimals: 'hasDecimals' in definition }}
      scale={scale}
      {...(isMoney && { prefix: '$' })}
    />
  );
}
