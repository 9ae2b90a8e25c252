import type { Choice, Criteria, Range } from '../criteria/criteria.ts';
import { withoutField } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { ChoiceField, CriterionField, RangeField } from '../criteria/fields.ts';
import { choiceFields, criterionFields, rangeFields } from '../criteria/fields.ts';
import { basementOfBits, rangeEnds } from '../criteria/match.ts';

/** Why criteria should change: how far liked homes reach, what they share, or what only rejected ones have. */
export const proposalReasons = ['spanOfLiked', 'commonToLiked', 'onlyRejected'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export interface Candidate {
  field: CriterionField;
  reason: ProposalReason;
  /** Homes that the reason rests on. */
  homes: number;
  /** What criteria hardly go without; where nothing was asked before, it is proposed in any case. */
  isBasic: boolean;
  apply(criteria: Criteria): Criteria;
}

export interface Answered {
  liked: readonly SearchFacts[];
  rejected: readonly SearchFacts[];
}

/** Ranges that say what somebody wants, with their steps, and how much room is left around what was liked. */
const spans = {
  price: { room: 0.05, ends: ['both', 'max'] },
  bedrooms: { room: 0, ends: ['min', 'both'] },
  bathrooms: { room: 0, ends: ['min', 'both'] },
  size: { room: 0.1, ends: ['min', 'both', 'max'] },
  garage: { room: 0, ends: ['min'] },
  parking: { room: 0, ends: ['min'] },
} as const satisfies { [Field in RangeField]?: { room: number; ends: readonly ('min' | 'max' | 'both')[] } };
type SpanField = keyof typeof spans;

const places: readonly ChoiceField[] = ['area', 'municipality', 'community'];
/** What a listing says of its own life is nothing that somebody likes. */
const homeChoices = choiceFields.filter((field) => field !== 'code');
/** So many of the liked homes share what is worth asking for. */
const commonShare = 0.8;
/** One rejected home may have been rejected for something else. */
const leastRejected = 2;

/** Changes that might tell liked homes from rejected ones, the plainest first. Whether they do is left to be tried. */
export function candidatesFor(criteria: Criteria, answered: Answered): Candidate[] {
  const ranges = (Object.keys(spans) as SpanField[]).flatMap((field) =>
    spanCandidates(field, criteria, answered),
  );
  const choices = homeChoices.flatMap((field) => choiceCandidates(field, criteria, answered));
  return [...ranges, ...choices];
}

/** The least change of a field by which all these homes fit it. */
export function widenFor(
  criteria: Criteria,
  field: CriterionField,
  liked: readonly SearchFacts[],
): Candidate {
  const widened = isOneOf(rangeFields, field)
    ? widenedRange(field, criteria[field] ?? {}, liked)
    : isOneOf(homeChoices, field)
      ? widenedChoice(field, criteria[field] ?? {}, liked)
      : undefined;
  return {
    field,
    reason: 'spanOfLiked',
    homes: liked.length,
    isBasic: false,
    apply: setting(field, widened),
  };
}

function spanCandidates(field: SpanField, criteria: Criteria, { liked }: Answered): Candidate[] {
  const span = spanOf(field, liked);
  if (!span) return [];
  const { room, ends } = spans[field];
  const step = stepOf(field, span);
  const asked = criteria[field] ?? {};
  // What was asked before is a limit that somebody meant.
  const min = Math.max(Math.floor((span.low * (1 - room)) / step) * step, asked.min ?? 0);
  const max = Math.min(
    Math.ceil((span.high * (1 + room)) / step) * step,
    asked.max ?? Number.POSITIVE_INFINITY,
  );
  return ends
    .filter((end) => end !== 'min' || min > 0)
    .map((end) => {
      const range: Range = {
        ...asked,
        ...(end === 'max' || min === 0 ? {} : { min }),
        ...(end === 'min' ? {} : { max }),
      };
      const isBasic = (field === 'price' && end === 'both') || (field === 'bedrooms' && end === 'min');
      return { field, reason: 'spanOfLiked', homes: liked.length, isBasic, apply: setting(field, range) };
    });
}

/** What all of them lie in; null where one of them does not tell. */
function spanOf(field: RangeField, homes: readonly SearchFacts[]): { low: number; high: number } | null {
  // None of these moves with the days.
  const ends = homes.map(rangeEnds(field, 0));
  const told = ends.filter((end) => end !== null);
  if (told.length < ends.length) return null;
  const finite = (end: number, other: number) => (Number.isFinite(end) ? end : other);
  return {
    low: Math.min(...told.map(([low, high]) => finite(low, high))),
    high: Math.max(...told.map(([low, high]) => finite(high, low))),
  };
}

/** Ends are round numbers, as people ask for. */
function stepOf(field: RangeField, { high }: { high: number }): number {
  if (field === 'price') {
    if (high < 5_000_000) return 5_000;
    return high < 50_000_000 ? 500_000 : 1_000_000;
  }
  return field === 'size' ? 100 : 1;
}

function choiceCandidates(
  field: ChoiceField,
  criteria: Criteria,
  { liked, rejected }: Answered,
): Candidate[] {
  const { any = [], not = [] }: Choice<string> = criteria[field] ?? {};
  const likedValues = liked.map((facts) => valuesOf(field, facts));
  const found: Candidate[] = [];
  const wanted = wantedOf(field, likedValues).filter((value) => any.length === 0 || any.includes(value));
  if (wanted.length > 0 && !(isPlace(field) && isDrawn(criteria)))
    found.push({
      field,
      reason: 'commonToLiked',
      homes: liked.length,
      isBasic: field === 'kind' || field === 'municipality',
      apply: setting(field, { ...criteria[field], any: wanted }),
    });
  const seen = new Set(likedValues.flat());
  const counts = new Map<string, number>();
  for (const value of rejected.flatMap((facts) => valuesOf(field, facts)))
    if (!seen.has(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const unwanted = [...counts].filter(([, count]) => count >= leastRejected).map(([value]) => value);
  if (unwanted.length > 0)
    found.push({
      field,
      reason: 'onlyRejected',
      homes: rejected.filter((facts) => valuesOf(field, facts).some((value) => unwanted.includes(value)))
        .length,
      isBasic: false,
      apply: setting(field, { ...criteria[field], not: [...new Set([...not, ...unwanted])].sort() }),
    });
  return found;
}

/** What is worth asking for: few places or kinds that hold all of them, or a feature that most of them share. */
function wantedOf(field: ChoiceField, liked: readonly (readonly string[])[]): string[] {
  if (liked.some((values) => values.length === 0)) return [];
  const values = [...new Set(liked.flat())].sort();
  if (isPlace(field) || field === 'kind') return values.length * 2 <= liked.length ? values : [];
  const countOf = (value: string) => liked.filter((one) => one.includes(value)).length;
  const common = values.filter((value) => value !== 'none' && countOf(value) >= liked.length * commonShare);
  if (common.length === 0) return [];
  // Of a basement, which has many features at once, one that all share is enough.
  const shared = common.filter((value) => countOf(value) === liked.length);
  return shared.length > 0 ? shared.slice(0, 1) : values;
}

function valuesOf(field: ChoiceField, facts: SearchFacts): string[] {
  if (field === 'basement') return basementOfBits(facts.basementBits);
  const value = facts[criterionFields[field].column];
  return value === null ? [] : [value];
}

function widenedRange(
  field: RangeField,
  { min, max }: Range,
  homes: readonly SearchFacts[],
): Range | undefined {
  if (field === 'age' || field === 'daysOnMarket') return undefined;
  const span = spanOf(field, homes);
  if (!span) return undefined;
  const step = stepOf(field, span);
  return {
    ...(min === undefined ? {} : { min: Math.min(min, Math.floor(span.low / step) * step) }),
    ...(max === undefined ? {} : { max: Math.max(max, Math.ceil(span.high / step) * step) }),
  };
}

function widenedChoice(
  field: ChoiceField,
  { any = [], not = [] }: Choice<string>,
  homes: readonly SearchFacts[],
): Choice<string> | undefined {
  const values = homes.map((facts) => valuesOf(field, facts));
  if (any.length > 0 && values.some((one) => one.length === 0)) return undefined;
  const held = [...new Set(values.flat())].sort();
  const missing = values.filter((one) => !one.some((value) => any.includes(value))).flat();
  return {
    ...(any.length > 0 && { any: [...new Set([...any, ...missing])].sort() }),
    ...(not.length > 0 && { not: not.filter((value) => !held.includes(value)) }),
  };
}

const isPlace = (field: ChoiceField): boolean => places.includes(field);
const isDrawn = (criteria: Criteria): boolean => (criteria.within?.length ?? 0) > 0;

const isOneOf = <T extends CriterionField>(fields: readonly T[], field: CriterionField): field is T =>
  (fields as readonly CriterionField[]).includes(field);

/** Without a value the field is no longer asked. */
const setting =
  (field: CriterionField, value: unknown): Candidate['apply'] =>
  (criteria) =>
    value === undefined ? withoutField(criteria, field) : ({ ...criteria, [field]: value } as Criteria);
