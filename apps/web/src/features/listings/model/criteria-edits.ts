import type { Choice, Criteria } from '@hearthline/domain/criteria/criteria';
import { normaliseCriteria, usedFields, withoutField } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField, CriterionField } from '@hearthline/domain/criteria/fields';

export type ChoicePart = 'any' | 'not';

/** The same criteria with one field set; a value that says nothing takes the field away. */
export function withField<Field extends CriterionField>(
  criteria: Criteria,
  field: Field,
  value: Criteria[Field] | undefined,
): Criteria {
  const next = { ...criteria, [field]: value };
  return value !== undefined && usedFields(next).includes(field)
    ? normaliseCriteria(next)
    : withoutField(criteria, field);
}

export function choiceOf(criteria: Criteria, field: ChoiceField): Choice<string> {
  return criteria[field] ?? {};
}

/** The list of chosen values of one part becomes this; what is asked for is no longer ruled out, and the reverse. */
export function withChosen(
  choice: Choice<string>,
  part: ChoicePart,
  values: readonly string[],
): Choice<string> {
  const other: ChoicePart = part === 'any' ? 'not' : 'any';
  const rest = choice[other]?.filter((value) => !values.includes(value));
  return { [part]: [...values], ...(rest && { [other]: rest }) };
}

export function toggleValue(choice: Choice<string>, part: ChoicePart, value: string): Choice<string> {
  const values = choice[part] ?? [];
  const isChosen = values.includes(value);
  return withChosen(choice, part, isChosen ? values.filter((one) => one !== value) : [...values, value]);
}
