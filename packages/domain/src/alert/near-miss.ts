import { fromDayNumber, toDayNumber } from '../calendar.ts';
import type { Choice, Criteria, DateWindow } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type {
  ChoiceField,
  CriterionField,
  DateField,
  FlagField,
  RangeField,
  RangeUnit,
} from '../criteria/fields.ts';
import { criterionFields } from '../criteria/fields.ts';
import type { FieldTest, FlatShape, MatchContext } from '../criteria/match.ts';
import {
  basementOfBits,
  compileCriteria,
  daysOf,
  flattenShape,
  leastDropOf,
  rangeEnds,
} from '../criteria/match.ts';
import type { WorldPoint } from '../geo.ts';
import { fromWorld, metresPerUnit } from '../geo.ts';

/** Why a home is not what somebody asks for. */
export type NearMiss =
  | { kind: 'overBudget' | 'underBudget'; by: number }
  | { kind: 'outside'; metres: number }
  | { kind: 'otherPlace' }
  /** In the measure of the field; days are counted from 1970. */
  | { kind: 'range'; field: CriterionField; asked: number; has: number }
  /** Null where the home does not tell. */
  | { kind: 'choice'; field: CriterionField; has: string | null };

export interface Fit {
  /** Fields that are asked, without offer and status, and how many of them the home fits. */
  asked: number;
  met: number;
  /** Empty for a home that fits. */
  misses: NearMiss[];
}

/** How a home fits criteria, by the tests of any search; whoever asks about many homes has them ready. */
export function fitOf(
  criteria: Criteria,
  facts: SearchFacts,
  context: MatchContext,
  tests: readonly FieldTest[] = compileCriteria(criteria, context),
): Fit {
  const failing = tests.filter((test) => !test.passes(facts)).map((test) => test.field);
  const isAsked = (field: CriterionField) => field !== 'offer' && field !== 'status';
  const asked = tests.filter(({ field }) => isAsked(field)).length;
  const misses = failing.map((field) => missOf(field, criteria, facts, context));
  const firstPlace = misses.findIndex((miss) => miss.kind === 'otherPlace');
  return {
    asked,
    met: asked - failing.filter(isAsked).length,
    // A home in another community is in another municipality as well: that is said once.
    misses: misses.filter((miss, index) => miss.kind !== 'otherPlace' || index === firstPlace),
  };
}

const mostMisses = 2;
const budgetShare = 0.1;
const nearMetres = 1_000;

/** How far off a range may be, as a number or as a share of what is asked. */
const steps: Record<RangeUnit, { by: number } | { share: number }> = {
  count: { by: 1 },
  years: { by: 5 },
  days: { by: 7 },
  cents: { share: 0.1 },
  centsPerSquareFoot: { share: 0.1 },
  feet: { share: 0.15 },
  squareFeet: { share: 0.15 },
  metres: { by: 500 },
};

/** Without these it is another search, not one that is nearly met. */
const decisive: ReadonlySet<CriterionField> = new Set(['offer', 'status', 'mlsNumbers', 'address']);

/** What a home may miss by a little; anything else it has or has not. */
export const isMeasured = (field: CriterionField): boolean =>
  field === 'within' || field === 'priceDrop' || ['range', 'dates'].includes(criterionFields[field].kind);

/** Whether a home that does not fit is worth a word, because it misses little. */
export function isNear({ asked, met, misses }: Fit, { price = {} }: Criteria): boolean {
  if (misses.length === 0 || misses.length > mostMisses) return false;
  if (misses.filter((miss) => miss.kind === 'choice').length > 1) return false;
  // Otherwise whoever asks for a kind and nothing else would nearly want every home there is.
  const isMostlyMet = met > 0 && met >= asked - met;
  const isSmall = (miss: NearMiss): boolean => {
    switch (miss.kind) {
      case 'overBudget':
        return miss.by <= (price.max ?? 0) * budgetShare;
      case 'underBudget':
        return miss.by <= (price.min ?? 0) * budgetShare;
      case 'outside':
        return miss.metres <= nearMetres;
      case 'otherPlace':
        return isMostlyMet && misses.length === 1;
      case 'choice':
        return isMostlyMet && !decisive.has(miss.field);
      case 'range':
        return isOneStepOff(miss);
    }
  };
  return misses.every(isSmall);
}

function isOneStepOff({ field, asked, has }: { field: CriterionField; asked: number; has: number }): boolean {
  const definition = criterionFields[field];
  const step = definition.kind === 'range' ? steps[definition.unit] : steps.days;
  return Math.abs(asked - has) <= ('by' in step ? step.by : asked * step.share);
}

function missOf(
  field: CriterionField,
  criteria: Criteria,
  facts: SearchFacts,
  context: MatchContext,
): NearMiss {
  const definition = criterionFields[field];
  if (field === 'area' || field === 'municipality' || field === 'community' || field === 'without')
    return { kind: 'otherPlace' };
  if (field === 'within') return outside(criteria.within?.map(flattenShape) ?? [], facts);
  if (field === 'priceDrop') return priceDropMiss(criteria, facts, context);
  switch (definition.kind) {
    case 'range':
      return rangeMiss(field as RangeField, criteria, facts, context);
    case 'dates':
      return dateMiss(field as DateField, criteria[field as DateField] as DateWindow, facts, context);
    case 'choice':
      return { kind: 'choice', field, has: heldBy(field as ChoiceField, criteria, facts) };
    case 'flag': {
      const flag = facts[criterionFields[field as FlagField].column];
      return { kind: 'choice', field, has: flag === null ? null : String(flag) };
    }
    case 'always':
      return { kind: 'choice', field, has: facts[definition.column] };
    default:
      return { kind: 'choice', field, has: field === 'mlsNumbers' ? facts.mlsNumber : null };
  }
}

function rangeMiss(
  field: RangeField,
  criteria: Criteria,
  facts: SearchFacts,
  { today }: MatchContext,
): NearMiss {
  const ends = rangeEnds(field, toDayNumber(today))(facts);
  if (!ends) return { kind: 'choice', field, has: null };
  const { min, max } = criteria[field] ?? {};
  const [low, high] = ends;
  const isOver = max !== undefined && low > max;
  const [asked, has] = isOver ? [max, low] : [min ?? 0, high];
  if (field !== 'price') return { kind: 'range', field, asked, has };
  return { kind: isOver ? 'overBudget' : 'underBudget', by: Math.ceil(Math.abs(has - asked)) };
}

function dateMiss(
  field: DateField,
  window: DateWindow,
  facts: SearchFacts,
  { today }: MatchContext,
): NearMiss {
  const has = facts[criterionFields[field].column];
  if (has === null) return { kind: 'choice', field, has: null };
  const { from, to } = daysOf(window, today);
  return { kind: 'range', field, asked: to !== undefined && has > to ? to : (from ?? has), has };
}

/** Too small a drop is told in percent; one that is too long ago, by its day. */
function priceDropMiss({ priceDrop }: Criteria, facts: SearchFacts, { today }: MatchContext): NearMiss {
  const { dropBasisPoints, priceChangedDay } = facts;
  const field = 'priceDrop';
  if (priceDrop && dropBasisPoints < leastDropOf(priceDrop))
    return { kind: 'range', field, asked: priceDrop.minPercent, has: dropBasisPoints / 100 };
  if (priceChangedDay === null) return { kind: 'choice', field, has: null };
  return { kind: 'choice', field, has: fromDayNumber(Math.min(priceChangedDay, toDayNumber(today))) };
}

/** The value that stands against it; of a basement, which has many, one that is not wanted, or the first. */
function heldBy(field: ChoiceField, criteria: Criteria, facts: SearchFacts): string | null {
  if (field !== 'basement') return facts[criterionFields[field].column];
  const features = basementOfBits(facts.basementBits);
  const { not = [] }: Choice<string> = criteria.basement ?? {};
  return features.find((feature) => not.includes(feature)) ?? features[0] ?? null;
}

function outside(shapes: readonly FlatShape[], { worldX, worldY }: SearchFacts): NearMiss {
  const point = worldX !== null && worldY !== null ? { x: worldX, y: worldY } : null;
  const units = point
    ? Math.min(...shapes.map((shape) => distanceTo(shape, point)))
    : Number.POSITIVE_INFINITY;
  if (!point || !Number.isFinite(units)) return { kind: 'otherPlace' };
  const [, latitude] = fromWorld(point.x, point.y);
  return { kind: 'outside', metres: Math.max(1, Math.round(units * metresPerUnit(latitude))) };
}

/** From a point that a shape does not hold to its nearest edge, on the world's grid. */
function distanceTo(shape: FlatShape, point: WorldPoint): number {
  if (shape.type === 'circle')
    return Math.max(0, Math.hypot(point.x - shape.x, point.y - shape.y) - shape.radius);
  if (shape.type === 'box') {
    const beyond = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high);
    const { minX, minY, maxX, maxY } = shape.box;
    return Math.hypot(beyond(point.x, minX, maxX), beyond(point.y, minY, maxY));
  }
  // Whoever stands in a hole is as far outside as its edge is away.
  const edges = shape.rings.flatMap((ring) =>
    ring.map((corner, index) =>
      distanceToEdge(point, ring[(index || ring.length) - 1] as WorldPoint, corner),
    ),
  );
  return Math.min(...edges);
}

function distanceToEdge({ x, y }: WorldPoint, a: WorldPoint, b: WorldPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx ** 2 + dy ** 2;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}
