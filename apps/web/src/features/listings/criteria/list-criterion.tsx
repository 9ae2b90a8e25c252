import type { Choice } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField } from '@hearthline/domain/criteria/fields';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { lifecycleActionCodes } from '@hearthline/domain/listing/lifecycle';
import {
  basementFeatures,
  coolingTypes,
  garageTypes,
  heatFuels,
  heatTypes,
  houseStyles,
  poolTypes,
} from '@hearthline/domain/listing/vocabulary';
import { useTranslation } from 'react-i18next';
import { capitalise } from '../model/chip-words.ts';
import { choiceOf } from '../model/criteria-edits.ts';
import { ChoicePicker } from './choice-picker.tsx';
import { useCriteriaForm } from './criteria-form.tsx';

export type ListedField = Exclude<ChoiceField, 'area' | 'municipality' | 'community' | 'kind'>;

/** The steps that the specification names, and the two it leaves out; drafts and deleted listings are not searched. */
const codes: LifecycleCode[] = [
  ...new Set<LifecycleCode>([...Object.values(lifecycleActionCodes), 'bom', 'sld']),
];

const values: Record<ListedField, readonly string[]> = {
  code: codes,
  style: houseStyles,
  basement: basementFeatures,
  heat: heatTypes,
  heatFuel: heatFuels,
  cooling: coolingTypes,
  pool: poolTypes,
  garageType: garageTypes,
};

/** One of the closed lists of a listing. */
export function ListCriterion({ field }: { field: ListedField }) {
  const { t } = useTranslation('listings');
  const { criteria, setField, countOf } = useCriteriaForm();
  return (
    <ChoicePicker
      label={capitalise(t(`fieldNames.${field}`))}
      items={values[field].map((value) => ({
        id: value,
        name: t(`vocabulary.${field as 'style'}.${value as 'other'}`),
        count: countOf(field, value),
      }))}
      choice={choiceOf(criteria, field)}
      // Only values of the list above are offered.
      onChange={(choice: Choice<string>) => setField(field, choice as (typeof criteria)[ListedField])}
    />
  );
}
