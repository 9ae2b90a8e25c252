import { toDayNumber } from '@hearthline/domain/calendar';
import type { Choice, Criteria } from '@hearthline/domain/criteria/criteria';
import { withoutField } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { ChoiceField, CriterionField, RangeField } from '@hearthline/domain/criteria/fields';
import { choiceFields, criterionFields, rangeFields } from '@hearthline/domain/criteria/fields';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { rangeEnds } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';

/** The least change of one criterion by which a home fits; null where none is enough, or none is needed. */
export function widenFor(
  criteria: Criteria,
  facts: SearchFacts,
  tests: readonly FieldTest[],
  now: Date,
): Criteria | null {
  const failing = tests.filter(({ passes }) => !passes(facts)).map(({ field }) => field);
  const [field] = failing;
  if (field === undefined || failing.length > 1 || field === 'offer') return null;
  return widenField(criteria, field, facts, toDayNumber(boardDay(now)));
}

function widenField(criteria: Criteria, field: CriterionField, facts: SearchFacts, today: number): Criteria {
  if (rangeFields.includes(field as RangeField))
    return widenRange(criteria, field as RangeField, facts, today);
  if (choiceFields.includes(field as ChoiceField)) return widenChoice(criteria, field as ChoiceField, facts);
  return without(criteria, field);
}

/** As far as the home reaches; where it does not tell, nothing but leaving the criterion out helps. */
function widenRange(criteria: Criteria, field: RangeField, facts: SearchFacts, today: number): Criteria {
  const ends = rangeEnds(field, today)(facts);
  const { min, max } = criteria[field] ?? {};
  if (!ends) return without(criteria, field);
  const [low, high] = ends;
  const range = {
    ...(min === undefined ? {} : { min: Math.min(min, Math.floor(high)) }),
    ...(max === undefined ? {} : { max: Math.max(max, Math.ceil(low)) }),
  };
  return { ...criteria, [field]: range };
}

function widenChoice(criteria: Criteria, field: ChoiceField, facts: SearchFacts): Criteria {
  const { column } = criterionFields[field];
  const value = column === 'basementBits' ? null : facts[column];
  if (value === null) return without(criteria, field);
  const { any = [], not = [] }: Choice<string> = criteria[field] ?? {};
  const wider: Choice<string> = {
    ...(any.length > 0 ? { any: [...new Set([...any, value])] } : {}),
    ...(not.length > 0 ? { not: not.filter((each) => each !== value) } : {}),
  };
  return { ...criteria, [field]: wider } as Criteria;
}

const without = (criteria: Criteria, field: CriterionField): Criteria => ({
  ...withoutField(criteria, field),
  status: criteria.status,
});
