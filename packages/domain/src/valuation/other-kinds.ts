import type { HomeKind } from '../listing/vocabulary.ts';
import type { Calculation, Grid } from './grid.ts';

/** Of comparables with a say that are of another kind than the home, each kind once. */
export function listOtherKinds(
  { subject, sales }: Pick<Grid, 'subject' | 'sales'>,
  calculation: Pick<Calculation, 'sales'>,
): HomeKind[] {
  const kindOf = new Map(sales.map(({ id, facts }) => [id, facts.kind]));
  const kinds = calculation.sales.flatMap(({ id, weight }) => (weight > 0 ? (kindOf.get(id) ?? []) : []));
  return [...new Set(kinds)].filter((kind) => kind !== subject.facts.kind);
}
