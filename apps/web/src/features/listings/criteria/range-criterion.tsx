import type { RangeField as RangeFieldName } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import type { NumberRule } from '../model/number-text.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { RangeField } from './range-field.tsx';

const rules = {
  size: { highest: 999_999 },
  lotFront: { highest: 99_999, hasDecimals: true },
  lotDepth: { highest: 99_999, hasDecimals: true },
  lotArea: { highest: 99_999_999 },
  parking: { highest: 999 },
  age: { highest: 999 },
  storeys: { highest: 999, hasDecimals: true },
  level: { highest: 999 },
  fee: { highest: 999_999 },
  daysOnMarket: { highest: 5_000 },
} satisfies Partial<Record<RangeFieldName, NumberRule>>;

/** One of the criteria with two ends; the monthly fee is typed in dollars. */
export function RangeCriterion({ field }: { field: keyof typeof rules }) {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  const isMoney = field === 'fee';
  return (
    <RangeField
      label={t(`criteria.ranges.${field}`)}
      range={criteria[field]}
      onChange={(range) => setField(field, range)}
      rule={rules[field]}
      {...(isMoney && { scale: 100, prefix: '$' })}
    />
  );
}
