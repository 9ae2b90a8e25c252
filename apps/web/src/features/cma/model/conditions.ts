import type { CmaConditions, CmaDraft } from '@hearthline/contract/cma';
import { addDays } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { mostComparables } from '@hearthline/domain/valuation/comparables';

/** The usual circle and the usual time, and how far back one may look. */
export const usual = { radius: 1_000, days: 365, mostDays: 730 } as const;

/** What everybody means by a comparable: of the kind, within a kilometre, sold within a year. */
export function standardConditions(kind: HomeKind, today: string): CmaConditions {
  return {
    radiusMetres: usual.radius,
    soldFrom: addDays(today, -usual.days),
    criteria: { version: 1, offer: 'sale', status: ['sold', 'active', 'deactive'], kind: { any: [kind] } },
  };
}

/** Fine where homes stand close, coarse where one looks far. */
export const radiusSteps = [
  ...Array.from({ length: 10 }, (_, step) => (step + 1) * 100),
  1_500,
  2_000,
  3_000,
  5_000,
  10_000,
] as const;

/** Where a distance stands among the steps; between two of them it gets a place of its own. */
export function radiusPlace(metres: number): number {
  const above = radiusSteps.findIndex((step) => step >= metres);
  if (above <= 0) return above === 0 ? 0 : radiusSteps.length - 1;
  const low = radiusSteps[above - 1] ?? 0;
  const high = radiusSteps[above] ?? low;
  return above - 1 + (metres - low) / (high - low);
}

export const radiusAt = (place: number): number =>
  radiusSteps[Math.min(radiusSteps.length - 1, Math.max(0, Math.round(place)))] ?? usual.radius;

const freehold: readonly HomeKind[] = [
  'detached',
  'semiDetached',
  'townhouse',
  'bungalow',
  'duplex',
  'multiplex',
  'cottage',
  'farm',
];
const condo: readonly HomeKind[] = ['condoApartment', 'loft', 'condoTownhouse'];

/** Kinds that can stand for each other, the home's own first. */
export function kinOf(kind: HomeKind): HomeKind[] {
  const family = [freehold, condo].find((kinds) => kinds.includes(kind)) ?? [kind];
  return [kind, ...family.filter((each) => each !== kind)];
}

/** Square feet from which and to which the slider goes; what is asked beyond it widens it. */
export function areaScale(
  area: number | null,
  asked: Criteria['size'],
): { low: number; high: number; step: number } {
  const step = area !== null && area > 4_000 ? 100 : 20;
  const low = Math.min(area === null ? 200 : area * 0.5, asked?.min ?? Number.POSITIVE_INFINITY);
  const high = Math.max(area === null ? 5_000 : area * 1.8, asked?.max ?? 0);
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

export function withCriterion<K extends CriterionField>(
  conditions: CmaConditions,
  field: K,
  value: Criteria[K] | undefined,
): CmaConditions {
  const { [field]: _before, ...others } = conditions.criteria as Criteria;
  const criteria = value === undefined ? others : { ...others, [field]: value };
  return { ...conditions, criteria: criteria as Criteria };
}

/** Adds a value to a list, or takes it out; an empty list asks for nothing. */
export function toggleIn<T extends string>(
  choice: { any?: T[] } | undefined,
  value: T,
): { any: T[] } | undefined {
  const before = choice?.any ?? [];
  const any = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return any.length > 0 ? { any } : undefined;
}

/** Chosen homes in the order in which they were taken; at most fifty. */
export function withChosen(draft: CmaDraft, id: string, isChosen: boolean): CmaDraft {
  const others = draft.chosen.filter((each) => each !== id);
  if (!isChosen) return { ...draft, chosen: others };
  return others.length >= mostComparables ? draft : { ...draft, chosen: [...others, id] };
}
