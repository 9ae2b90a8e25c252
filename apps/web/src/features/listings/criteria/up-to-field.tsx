import type { RangeField } from '@hearthline/domain/criteria/fields';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { NumberUnit } from '../../../shared/ui/number-field.tsx';
import { NumberField, parseInUnit } from '../../../shared/ui/number-field.tsx';
import { useCriteriaForm } from './criteria-form.tsx';

interface UpToFieldProps extends NumberUnit {
  field: RangeField;
  label: string;
  prefix?: string;
}

/** Only the upper end of a range. */
export function UpToField({ field, label, prefix, ...unit }: UpToFieldProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { criteria, setField, readCriteria } = useCriteriaForm();

  function handleChange(max: ParsedNumber) {
    if (max === null) return;
    const min = readCriteria()[field]?.min;
    // A lower end that nobody sees here must not contradict the upper one.
    const isBelow = min !== undefined && (max === undefined || min <= max);
    setField(field, { ...(isBelow && { min }), max });
  }

  return (
    <NumberField
      label={label}
      before={prefix}
      placeholder={t('criteria.any')}
      value={criteria[field]?.max}
      onChange={handleChange}
      parse={(text) => parseInUnit(text, format.language, unit)}
      write={(value) => format.number(value / (unit.scale ?? 1))}
      commit="pause"
    />
  );
}
