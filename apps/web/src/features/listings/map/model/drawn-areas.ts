import type { Criteria, Shape } from '@hearthline/domain/criteria/criteria';
import type { MapAreas } from '../../../../shared/map/area-layers.ts';

export type AreaPart = keyof MapAreas;

/** One fewer than a search may have: the view itself is sometimes the last. */
export const mostAreas = 19;

export function areasOf({ within = [], without = [] }: Criteria): MapAreas {
  return { within, without };
}

export function canAddArea(criteria: Criteria, part: AreaPart): boolean {
  return areasOf(criteria)[part].length < mostAreas;
}

export function addArea(criteria: Criteria, part: AreaPart, shape: Shape): Criteria {
  return { ...criteria, [part]: [...areasOf(criteria)[part], shape] };
}

export function removeArea(criteria: Criteria, part: AreaPart, index: number): Criteria {
  return withPart(
    criteria,
    part,
    areasOf(criteria)[part].filter((_, at) => at !== index),
  );
}

export function removeAreas({ within: _in, without: _out, ...rest }: Criteria): Criteria {
  return rest;
}

/** No list rather than an empty one: the criteria then say nothing about areas. */
function withPart(criteria: Criteria, part: AreaPart, shapes: Shape[]): Criteria {
  const { [part]: _before, ...rest } = criteria;
  return shapes.length > 0 ? { ...rest, [part]: shapes } : rest;
}
